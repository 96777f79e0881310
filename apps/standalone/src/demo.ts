import { createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { composeAll, drawAll } from '@vitrine/linaire/garments/draw-all'
import { importCatalog } from '@vitrine/commerce/catalog-import/run'
import type { Database } from '@vitrine/commerce/database/client'
import { garments } from '@vitrine/linaire/catalog/garments'
import { demoCatalog } from '@vitrine/linaire/catalog/generate'
import { priceHistoryStart } from '@vitrine/linaire/catalog/offers'
import { compositions } from '@vitrine/linaire/catalog/pictures'
import { cutFonts } from '@vitrine/linaire/brand/cut-fonts'
import { renderWordmark, WORDMARK_FILE } from '@vitrine/linaire/brand/email-wordmark'

export type DemoOptions = {
	db: Database
	/** Cache of drawings, so that no garment is drawn twice. */
	cacheFolder: string
	mediaFolder: string
	now: Date
	/** Two dozen styles of the whole catalog, drawn quickly. */
	lite: boolean
	/** Concurrent drawings; by default the number of cores. */
	concurrency?: number
	onProgress?: (progress: { doing: 'Drawing' | 'Checking' | 'Writing'; done: number; total: number }) => void
}

/**
 * Loads the demo shop, or its missing parts. Drawings survive an interruption, and the catalog is written in one
 * transaction, so that a killed start can be repeated.
 */
export async function loadDemo(options: DemoOptions): Promise<void> {
	const { db, cacheFolder, mediaFolder, now, lite, onProgress } = options
	const imagesFolder = await drawGarments(options)
	const file = join(cacheFolder, 'demo.jsonl')
	const lines = demoCatalog({ now, lite }).map((record) => `${JSON.stringify(record)}\n`)
	await pipeline(Readable.from(lines), createWriteStream(file))
	const result = await importCatalog({
		db,
		file,
		mediaFolder,
		imagesFolder,
		// Without a prior price in the log no reduction may be shown (law 1).
		now: priceHistoryStart(now),
		// The demo's own goods, which a newer demo may have changed.
		replace: true,
		allowRemovals: true,
		onProgress: ({ phase, ...counts }) =>
			onProgress?.({ doing: phase === 'check' ? 'Checking' : 'Writing', ...counts }),
	})
	if (!result.ok) {
		const [row] = result.reportedRows
		throw new Error(`The demo catalog is not fit to import: ${result.reason}, ${JSON.stringify(row)}`)
	}
}

/** Draws the missing demo pictures and cuts its fonts. Returns the folder that holds them under the names the catalog uses. */
export async function drawGarments(
	options: Pick<DemoOptions, 'cacheFolder' | 'lite' | 'concurrency' | 'onProgress'>,
): Promise<string> {
	const { lite, concurrency, onProgress } = options
	const cacheFolder = join(options.cacheFolder, 'garments')
	const imagesFolder = join(options.cacheFolder, 'images')
	const specs = garments({ lite })
	const composed = compositions({ lite })
	const total = specs.length + composed.length
	const report = (before: number) => (progress: { done: number }) =>
		onProgress?.({ doing: 'Drawing', done: before + progress.done, total })
	const drawn = await drawAll({ specs, cacheFolder, concurrency, onProgress: report(0) })
	const arranged = await composeAll({
		compositions: composed,
		cacheFolder,
		concurrency,
		onProgress: report(specs.length),
	})
	const paths = [...drawn.paths, ...arranged.paths]
	await mkdir(imagesFolder, { recursive: true })
	for (const [index, { file }] of [...specs, ...composed].entries()) {
		const path = paths[index]
		if (path) await placeFile(path, join(imagesFolder, file))
	}
	const wordmark = join(imagesFolder, `${WORDMARK_FILE}.part`)
	await writeFile(wordmark, await renderWordmark())
	await rename(wordmark, join(imagesFolder, WORDMARK_FILE))
	await cutFonts(join(imagesFolder, 'fonts'))
	return imagesFolder
}

/** Hard-links a file; copies it where the file system has no links. */
async function placeFile(from: string, to: string): Promise<void> {
	const beside = `${to}.part`
	await rm(beside, { force: true })
	await link(from, beside).catch(() => copyFile(from, beside))
	await rename(beside, to)
}
