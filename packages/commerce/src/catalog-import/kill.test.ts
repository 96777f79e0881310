import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAtWriteTo } from '../database/test-kill.ts'
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

/** Ends the process when half of its third picture is on the disk. */
const KILL_IN_THIRD_PICTURE = `
	const { default: files } = await import('node:fs/promises')
	const { syncBuiltinESMExports } = await import('node:module')
	const { writeFile } = files
	let pictures = 0
	files.writeFile = async (path, bytes, ...options) => {
		if (!path.endsWith('.part') || ++pictures < 3) return writeFile(path, bytes, ...options)
		await writeFile(path, bytes.subarray(0, bytes.length / 2))
		process.kill(process.pid, 'SIGKILL')
	}
	syncBuiltinESMExports()`

/** Starts a process that runs `before` and then imports the file. */
function startImport(file: string, before = ''): ChildProcess {
	const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
	const script = `${before}
		await import(${url('../../../market/src/install-seven-sites.ts')})
		const { createDatabase } = await import(${url('../database/client.ts')})
		const { importCatalog } = await import(${url('run.ts')})
		const db = createDatabase({ url: ${JSON.stringify(bench.url)} })
		await importCatalog({ db, file: ${JSON.stringify(file)}, mediaFolder: ${JSON.stringify(mediaFolder)}, now: new Date() })
		await db.destroy()`
	return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
}

test('killed while it writes: nothing is in the database, and the next import does it all', async () => {
	const file = await bench.writeRecords('many.jsonl', [...generateCatalog({ variants: 8_000 })])
	const before = await countRows(bench.db)
	await killAtWriteTo(bench.db, 'variants', () => startImport(file))
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
	const [, signal] = await once(startImport(file, KILL_IN_THIRD_PICTURE), 'close')
	expect([signal, (await pictures()).length]).toEqual(['SIGKILL', 2])
	for (const name of await pictures()) await sharp(join(mediaFolder, name)).stats()
	expect(await bench.db.selectFrom('media').selectAll().execute()).toEqual([])
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { rows: { media: 1 } } })
	expect(await pictures()).toHaveLength(9)
})
