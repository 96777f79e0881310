import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

const PIECE = 64 * 1024

/** A long text while it is written and afterwards: readers follow the writer, so that it is made once for all of them. */
type CachedFile = {
	file: FileHandle
	/** When writing it began, and ended; milliseconds since 1970. */
	begunAt: number
	writtenAt?: number
	/** When it is written anew for who asks next. */
	until: number
	written: number
	state: 'writing' | 'done' | 'failed'
	readers: number
	changed: PromiseWithResolvers<void>
}

type Options = { milliseconds: number; onError: (error: unknown) => void }

/** What is out of date stays for this many times the time that writing it took: texts of a busy catalog never take more than a quarter of a processor. */
const REST = 3

/** Caches long texts for a while in files without a name, compressed with gzip, so that frequent requests cost nothing. One is written at a time. */
export function createFileCache({ milliseconds, onError }: Options) {
	const cache = new Map<string, Promise<CachedFile>>()
	let last: Promise<unknown> = Promise.resolve()

	async function begin(pieces: () => AsyncIterable<string>): Promise<CachedFile> {
		const file = await openNameless()
		const entry: CachedFile = {
			file,
			begunAt: Date.now(),
			until: Date.now() + milliseconds,
			written: 0,
			state: 'writing',
			readers: 0,
			changed: Promise.withResolvers(),
		}
		last = last.then(() => fill(entry, pieces)).catch(onError)
		return entry
	}

	/** The bytes of a text, from the first on, while it is still being written if need be. */
	async function read(key: string, pieces: () => AsyncIterable<string>): Promise<AsyncGenerator<Buffer, void>> {
		const found = cache.get(key)
		const cached = await found
		if (cached && cached.state !== 'failed' && Date.now() < cached.until) return begun(cached)
		// Whoever looked at the same time may have begun it meanwhile.
		if (cache.get(key) !== found) return read(key, pieces)
		const fresh = begin(pieces)
		cache.set(key, fresh)
		fresh.catch(() => cache.delete(key))
		if (cached) void closeUnread(cached)
		return begun(await fresh)
	}

	return {
		read,
		/** What a text says has changed: it is written anew soon. */
		expire(key: string): void {
			const now = Date.now()
			cache.get(key)?.then(
				(cached) => {
					cached.until = Math.min(cached.until, now + REST * ((cached.writtenAt ?? now) - cached.begunAt))
				},
				() => undefined,
			)
		},
	}
}

async function fill(entry: CachedFile, pieces: () => AsyncIterable<string>): Promise<void> {
	const announce = (state: CachedFile['state']) => {
		entry.state = state
		entry.changed.resolve()
		entry.changed = Promise.withResolvers()
	}
	async function save(chunks: AsyncIterable<Buffer>): Promise<void> {
		for await (const chunk of chunks) {
			const { bytesWritten } = await entry.file.write(chunk, 0, chunk.length, entry.written)
			entry.written += bytesWritten
			announce('writing')
		}
	}
	try {
		// Others may have been written before it.
		entry.begunAt = Date.now()
		await pipeline(Readable.from(pieces()), createGzip(), save)
		entry.writtenAt = Date.now()
		announce('done')
	} catch (error) {
		announce('failed')
		throw error
	}
}

/** Waits for the first bytes: a text that cannot even begin is refused here. */
async function begun(entry: CachedFile): Promise<AsyncGenerator<Buffer, void>> {
	while (entry.written === 0 && entry.state === 'writing') await entry.changed.promise
	if (entry.written === 0 && entry.state === 'failed') throw new Error('The text could not be begun')
	return follow(entry)
}

async function* follow(entry: CachedFile): AsyncGenerator<Buffer, void> {
	entry.readers += 1
	let position = 0
	try {
		for (;;) {
			const { changed } = entry
			if (position < entry.written) {
				const { buffer, bytesRead } = await entry.file.read(Buffer.alloc(Math.min(PIECE, entry.written - position)), {
					position,
				})
				position += bytesRead
				yield buffer.subarray(0, bytesRead)
			} else if (entry.state === 'done') return
			else if (entry.state === 'failed') throw new Error('The text could not be written to its end')
			else await changed.promise
		}
	} finally {
		entry.readers -= 1
	}
}

/** Closes an old text after its last reader. */
async function closeUnread(entry: CachedFile): Promise<void> {
	while (entry.readers > 0 || entry.state === 'writing')
		await new Promise((resolve) => setTimeout(resolve, 1_000).unref())
	await entry.file.close()
}

/** Nothing is left behind, however the process ends. */
async function openNameless(): Promise<FileHandle> {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
	const file = await open(join(folder, 'text'), 'w+')
	await rm(folder, { recursive: true, force: true })
	return file
}
