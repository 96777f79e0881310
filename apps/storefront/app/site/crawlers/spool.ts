import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

const PIECE = 64 * 1024

/** A long text while it is written and afterwards: readers follow the writer, so that it is made once for all of them. */
type Spool = {
	file: FileHandle
	begunAt: number
	written: number
	state: 'writing' | 'done' | 'failed'
	readers: number
	changed: PromiseWithResolvers<void>
}

type Options = { milliseconds: number; onError: (error: unknown) => void }

/** Keeps long texts for a while in files without a name, compressed with gzip, so that whoever asks often costs nothing. One is written at a time. */
export function createSpools({ milliseconds, onError }: Options) {
	const spools = new Map<string, Promise<Spool>>()
	let last: Promise<unknown> = Promise.resolve()

	async function begin(pieces: () => AsyncIterable<string>): Promise<Spool> {
		const file = await openNameless()
		const spool: Spool = {
			file,
			begunAt: Date.now(),
			written: 0,
			state: 'writing',
			readers: 0,
			changed: Promise.withResolvers(),
		}
		last = last.then(() => fill(spool, pieces)).catch(onError)
		return spool
	}

	return {
		/** The bytes of a text, from the first on, while it is still being written if need be. */
		async read(key: string, pieces: () => AsyncIterable<string>): Promise<AsyncGenerator<Buffer, void>> {
			const cached = await spools.get(key)
			if (cached && cached.state !== 'failed' && Date.now() - cached.begunAt < milliseconds) return begun(cached)
			const fresh = begin(pieces)
			spools.set(key, fresh)
			fresh.catch(() => spools.delete(key))
			if (cached) void closeUnread(cached)
			return begun(await fresh)
		},
	}
}

async function fill(spool: Spool, pieces: () => AsyncIterable<string>): Promise<void> {
	const announce = (state: Spool['state']) => {
		spool.state = state
		spool.changed.resolve()
		spool.changed = Promise.withResolvers()
	}
	async function save(chunks: AsyncIterable<Buffer>): Promise<void> {
		for await (const chunk of chunks) {
			const { bytesWritten } = await spool.file.write(chunk, 0, chunk.length, spool.written)
			spool.written += bytesWritten
			announce('writing')
		}
	}
	try {
		await pipeline(Readable.from(pieces()), createGzip(), save)
		announce('done')
	} catch (error) {
		announce('failed')
		throw error
	}
}

/** Waits for the first bytes: a text that cannot even begin is refused here. */
async function begun(spool: Spool): Promise<AsyncGenerator<Buffer, void>> {
	while (spool.written === 0 && spool.state === 'writing') await spool.changed.promise
	if (spool.written === 0 && spool.state === 'failed') throw new Error('The text could not be begun')
	return follow(spool)
}

async function* follow(spool: Spool): AsyncGenerator<Buffer, void> {
	spool.readers += 1
	let position = 0
	try {
		for (;;) {
			const { changed } = spool
			if (position < spool.written) {
				const { buffer, bytesRead } = await spool.file.read(Buffer.alloc(Math.min(PIECE, spool.written - position)), {
					position,
				})
				position += bytesRead
				yield buffer.subarray(0, bytesRead)
			} else if (spool.state === 'done') return
			else if (spool.state === 'failed') throw new Error('The text could not be written to its end')
			else await changed.promise
		}
	} finally {
		spool.readers -= 1
	}
}

/** Once nobody reads it, an old text is let go. */
async function closeUnread(spool: Spool): Promise<void> {
	while (spool.readers > 0 || spool.state === 'writing')
		await new Promise((resolve) => setTimeout(resolve, 1_000).unref())
	await spool.file.close()
}

/** Nothing is left behind, however the process ends. */
async function openNameless(): Promise<FileHandle> {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
	const file = await open(join(folder, 'text'), 'w+')
	await rm(folder, { recursive: true, force: true })
	return file
}
