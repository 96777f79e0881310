import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../database/test-database.ts'
import type { Database } from '../database/client.ts'
import type { MediaStore } from '../media/providers/media-store.ts'
import { importCatalog, type ImportOptions } from './run.ts'

/** A database, a folder for files, and functions to import and inspect them; pictures go to `media`, or to the folder. */
export async function openImportBench({ media }: { media?: MediaStore } = {}) {
	const { db, url, drop } = await createTestDatabase()
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-test-'))
	const write = async (name: string, content: string | Uint8Array) => {
		await writeFile(join(folder, name), content)
		return join(folder, name)
	}
	return {
		db,
		url,
		folder,
		write,
		writeRecords: (name: string, records: readonly unknown[]) =>
			write(name, records.map((record) => `${JSON.stringify(record)}\n`).join('')),
		run: (file: string, over: Partial<ImportOptions> = {}) =>
			importCatalog({
				db,
				file,
				mediaFolder: join(folder, 'media'),
				...(media && { media }),
				now: new Date('2026-03-01T12:00:00Z'),
				// The limit of removals has tests of its own.
				allowRemovals: true,
				...over,
			}),
		async readReport(path: string) {
			const text = await readFile(path, 'utf8')
			return text
				.trimEnd()
				.split('\n')
				.map((line) => JSON.parse(line) as Record<string, unknown>)
		},
		async close() {
			await drop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

const TABLES = [
	'products',
	'product_texts',
	'product_categories',
	'colorways',
	'colorway_texts',
	'colorway_images',
	'variants',
	'publications',
	'prices',
	'price_log',
	'stock_levels',
	'stock_movements',
	'media',
	'catalog_versions',
	'stores',
] as const

/** Row counts by table, and the catalog's version. */
export async function countRows(db: Database): Promise<Record<string, number>> {
	const counts: Record<string, number> = {}
	for (const table of TABLES) {
		const found = await db
			.selectFrom(table)
			.select((eb) => eb.fn.countAll<number>().as('count'))
			.executeTakeFirstOrThrow()
		counts[table] = found.count
	}
	const { version } = await db.selectFrom('catalog_versions').select('version').executeTakeFirstOrThrow()
	return { ...counts, version }
}
