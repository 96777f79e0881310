import { createWriteStream } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importCatalog } from '@vitrine/commerce/catalog-import/run'
import type { Database } from '@vitrine/commerce/database/client'
import { cutFonts } from '@vitrine/linaire/brand/cut-fonts'
import { renderWordmark, WORDMARK_FILE } from '@vitrine/linaire/brand/email-wordmark'
import { demoPictures } from '@vitrine/linaire/catalog/demo-pictures'
import { demoCatalog } from '@vitrine/linaire/catalog/generate'
import { priceHistoryStart } from '@vitrine/linaire/catalog/offers'

export { demoPictures }

export type DemoOptions = {
	db: Database
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
	const { db, cacheFolder, mediaFolder, now, lite, onProgress } = options
	const imagesFolder = await cutBrand(cacheFolder)
	const file = join(cacheFolder, 'demo.jsonl')
	const lines = demoCatalog({ now, lite }).map((record) => `${JSON.stringify(record)}\n`)
	await pipeline(Readable.from(lines), createWriteStream(file))
	const pictures = new Map(demoPictures().map((picture) => [picture.file, picture]))
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
		now: priceHistoryStart(now),
		onProgress: ({ phase, ...counts }) =>
			onProgress?.({ doing: phase === 'check' ? 'Checking' : 'Writing', ...counts }),
	})
	if (!result.ok) {
		const [row] = result.reportedRows
		throw new Error(`The demo catalog is not fit to import: ${result.reason}, ${JSON.stringify(row)}`)
	}
}

/** Draws the wordmark of the e-mails and cuts the fonts. Returns the folder that has them under the names the catalog uses. */
async function cutBrand(cacheFolder: string): Promise<string> {
	const imagesFolder = join(cacheFolder, 'images')
	await mkdir(imagesFolder, { recursive: true })
	const wordmark = join(imagesFolder, `${WORDMARK_FILE}.part`)
	await writeFile(wordmark, await renderWordmark())
	await rename(wordmark, join(imagesFolder, WORDMARK_FILE))
	await cutFonts(join(imagesFolder, 'fonts'))
	return imagesFolder
}
