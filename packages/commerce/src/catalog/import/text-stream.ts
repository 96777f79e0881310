import { createReadStream } from 'node:fs'

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/** UTF-8 unless the bytes cannot be: then what Excel writes. A character cut at the very end is a cut file, not another encoding. */
export async function detectEncoding(path: string): Promise<Encoding> {
	const decoder = new TextDecoder('utf-8', { fatal: true })
	let isFirst = true
	for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
		if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
		if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
		isFirst = false
		try {
			decoder.decode(chunk, { stream: true })
		} catch {
			return 'windows-1252'
		}
	}
	return 'utf-8'
}

/** The text of a file in pieces, without its byte order mark. `onBytes` hears how many bytes were read since. */
export async function* readText(
	path: string,
	{ encoding, onBytes }: { encoding: Encoding; onBytes?: (bytes: number) => void },
): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding)
	for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
		onBytes?.(chunk.length)
		const text = decoder.decode(chunk, { stream: true })
		if (text) yield text
	}
	const rest = decoder.decode()
	if (rest) yield rest
}
