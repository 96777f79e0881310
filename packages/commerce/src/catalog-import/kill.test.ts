import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureBytes } from '../media/fixtures.ts'
import { colorwayEntry, referenceRecords, shirtRecord } from './fixtures.ts'
import { generateCatalog } from './generate.ts'
import { countRows, openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
let mediaFolder: string
beforeAll(async () => {
	bench = await openImportBench()
	mediaFolder = join(bench.folder, 'media')
	await mkdir(mediaFolder)
})
afterAll(() => bench.close())

function startImport(file: string): ChildProcess {
	const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
	const script = `
		await import(${url('../../../market/src/install-seven-sites.ts')})
		const { createDatabase } = await import(${url('../database/client.ts')})
		const { importCatalog } = await import(${url('run.ts')})
		const db = createDatabase({ url: ${JSON.stringify(bench.url)} })
		await importCatalog({ db, file: ${JSON.stringify(file)}, mediaFolder: ${JSON.stringify(mediaFolder)}, now: new Date() })
		await db.destroy()`
	return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
}

/** Kills an import as soon as it is seen at its work. */
async function killWhen(child: ChildProcess, isAtWork: () => Promise<boolean>): Promise<void> {
	const ended = once(child, 'close')
	while (child.exitCode === null && !(await isAtWork())) await new Promise((resolve) => setTimeout(resolve, 2))
	child.kill('SIGKILL')
	expect((await ended)[1]).toBe('SIGKILL')
}

test('killed while it writes: nothing is in the database, and the next import does it all', async () => {
	const file = await bench.writeRecords('many.jsonl', [...generateCatalog({ variants: 8_000 })])
	const before = await countRows(bench.db)
	await killWhen(startImport(file), async () => {
		const { rows } = await sql`select 1 from pg_stat_activity
			where datname = current_database() and query like '%insert into "products"%' and pid <> pg_backend_pid()`.execute(
			bench.db,
		)
		return rows.length > 0
	})
	expect(await countRows(bench.db)).toEqual(before)
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { rows: { variants: 8_000 } } })
})

test('killed while it makes pictures: those that are there are whole', async () => {
	const bytes = await pictureBytes({ width: 1400, height: 1800 })
	await bench.write('big.jpg', bytes)
	const images = [{ view: 'front', source: 'big.jpg' }]
	const shirt = shirtRecord('K', { colorways: [colorwayEntry('K', 'sky', { images })] })
	const file = await bench.writeRecords('pictured.jsonl', [...referenceRecords(), shirt])
	const pictures = async () =>
		(await readdir(mediaFolder, { recursive: true })).filter((name) => /\.(avif|webp)$/.test(name))
	await killWhen(startImport(file), async () => (await pictures()).length >= 2)
	for (const name of await pictures()) await sharp(join(mediaFolder, name)).stats()
	expect(await bench.db.selectFrom('media').selectAll().execute()).toEqual([])
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { rows: { media: 1 } } })
	expect(await pictures()).toHaveLength(9)
})
