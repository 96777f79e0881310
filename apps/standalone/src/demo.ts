import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importCatalog } from '@vitrine/commerce/catalog-import/run'
import type { Database } from '@vitrine/commerce/database/client'
import type { DemoHouse } from './demo-house.ts'

export type DemoOptions = {
	db: Database
	house: DemoHouse
	/** Fonts and wordmark, cut once. */
	cacheFolder: string
	mediaFolder: string
	now: Date
	/** Two dozen styles of the whole catalog. */
	lite: boolean
	onProgress?: (progress: { doing: 'Checking' | 'Writing'; done: number; total: number }) => void
}

/**
 * Loads the demo shop; its pictures are composed when they are asked for. The catalog is written in one transaction, so that
 * a killed start can be repeated.
 */
export async function loadDemo(options: DemoOptions): Promise<void> {
	const { db, house, cacheFolder, mediaFolder, now, lite, onProgress } = options
	const imagesFolder = await house.cutBrand(cacheFolder)
	const file = join(imagesFolder, 'demo.jsonl')
	const lines = Iterator.from(house.catalog({ now, lite })).map((record) => `${JSON.stringify(record)}\n`)
	await pipeline(Readable.from(lines), createWriteStream(file))
	const pictures = new Map(house.pictures().map((picture) => [picture.file, picture]))
	const result = await importCatalog({
		db,
		file,
		mediaFolder,
		imagesFolder,
		madeLater(source) {
			const found = pictures.get(source)
			return found && { hash: found.hash, width: found.width, height: found.height }
		},
		// Without a prior price in the log no reduction may be shown (law 1).
		now: house.priceHistoryStart(now),
		onProgress: ({ phase, ...counts }) =>
			onProgress?.({ doing: phase === 'check' ? 'Checking' : 'Writing', ...counts }),
	})
	if (!result.ok) {
		const [row] = result.reportedRows
		throw new Error(`The demo catalog is not fit to import: ${result.reason}, ${JSON.stringify(row)}`)
	}
}
