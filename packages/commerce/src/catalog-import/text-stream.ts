import { createReadStream } from 'node:fs'

/** A label that TextDecoder knows, in its own spelling: `utf-8`, `windows-1252`, `utf-16le`, ... */
export type Encoding = string

/**
 * Detects the encoding: UTF-8 if valid, else what an XML declaration names, else what Excel writes. A character
 * truncated at the very end means a truncated file, not another encoding.
 */
export async function detectEncoding(path: string): Promise<Encoding> {
	const decoder = new TextDecoder('utf-8', { fatal: true })
	let head: Buffer | undefined
	for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
		head ??= chunk
		if (head === chunk && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
		if (head === chunk && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
		try {
			decoder.decode(chunk, { stream: true })
		} catch {
			return declaredEncoding(head) ?? 'windows-1252'
		}
	}
	return 'utf-8'
}

function declaredEncoding(head: Buffer): Encoding | undefined {
	const start = head.subarray(0, 200).toString('latin1')
	const label = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1]
	try {
		const encoding = label === undefined ? undefined : new TextDecoder(label).encoding
		return encoding === 'utf-8' ? undefined : encoding
	} catch {
		return undefined
	}
}

/** Reads a file as text in chunks, without byte order mark. `onBytes` gets the number of bytes since the last call. */
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
