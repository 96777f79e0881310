import { open } from 'node:fs/promises'
import { SITES } from '@vitrine/market/sites'
import type { Entry } from './entries.ts'
import type { Vocabulary } from './foreign/vocabulary.ts'
import { readJsonLines } from './jsonl.ts'
import { readMerchant } from './merchant/read-merchant.ts'
import { readTsvItems } from './merchant/read-tsv.ts'
import { readXmlItems } from './merchant/read-xml.ts'
import { isPointHeader, readPickupPoints } from './pickup-points/read-points.ts'
import { readShopify } from './shopify/read-shopify.ts'
import { type Encoding, readText } from './text-stream.ts'

export const FORMATS = ['jsonl', 'shopify', 'merchant-tsv', 'merchant-xml', 'pickup-points'] as const
export type Format = (typeof FORMATS)[number]

/** Detects the format of a file by its beginning; undefined when unknown. */
export async function detectFormat(path: string, encoding: Encoding): Promise<Format | undefined> {
	await using handle = await open(path)
	const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096)
	const start = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead)).trimStart()
	if (start.startsWith('{') || start.startsWith('//')) return 'jsonl'
	if (start.startsWith('<')) return 'merchant-xml'
	const header = (start.split(/[\r\n]/)[0] ?? '').toLowerCase()
	if (isPointHeader(header)) return 'pickup-points'
	if (/(^|,)"?(url )?handle"?(,|$)/.test(header)) return 'shopify'
	return header.includes('\t') ? 'merchant-tsv' : undefined
}

type Source = { file: string; encoding: Encoding; onBytes: (bytes: number) => void }

/** The entries of a file. A foreign catalog needs a vocabulary. */
export function readEntries(format: Format, source: Source, vocabulary: Vocabulary | undefined): AsyncIterable<Entry> {
	const { file, encoding, onBytes } = source
	// The first of two passes only counts.
	const text = (isCounting: boolean) => readText(file, { encoding, ...(isCounting ? {} : { onBytes }) })
	if (format === 'jsonl') return readJsonLines(text(false), encoding)
	if (format === 'pickup-points') return readPickupPoints(text(false))
	if (!vocabulary) throw new TypeError(`${format} needs a vocabulary`)
	if (format === 'shopify') return readShopify(text, { vocabulary, countryCode: SITES[vocabulary.site].countryCode })
	const read = format === 'merchant-tsv' ? readTsvItems : readXmlItems
	return readMerchant((isCounting) => read(text(isCounting)), vocabulary)
}
