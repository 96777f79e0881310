import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureBytes } from '../media/fixtures.ts'
import { createS3Store } from '../media/providers/s3-store.ts'
import { openTestStore, STORES, type TestStore } from '../media/test-stores.ts'
import { colorwayEntry, referenceRecords, shirtRecord } from './fixtures.ts'
import { countRows, openImportBench } from './test-bench.ts'

let media: TestStore
let bench: Awaited<ReturnType<typeof openImportBench>>
const pictured = (id: string, ...sources: string[]) => {
	const images = sources.map((source, i) => ({ view: i === 0 ? 'front' : 'back', source }))
	return shirtRecord(id, { colorways: [colorwayEntry(id, 'sky', { images })] })
}

describe.each(STORES)('in a %s (live.md 35)', (kind) => {
	beforeAll(async () => {
		media = await openTestStore(kind)
		bench = await openImportBench({ media })
		await bench.run(await bench.writeRecords('reference.jsonl', referenceRecords()))
		await mkdir(join(bench.folder, 'pictures'))
		await writeFile(join(bench.folder, 'pictures/front.jpg'), await pictureBytes({ width: 400, height: 500 }))
		await writeFile(
			join(bench.folder, 'pictures/back.png'),
			await pictureBytes({ width: 200, height: 200, format: 'png' }),
		)
	})
	afterAll(async () => {
		await bench.close()
		await media.close()
	})

	test('pictures are stored by content and once, wherever they are named', async () => {
		const records = [pictured('A', 'front.jpg', 'back.png'), pictured('B', './front.jpg')]
		const file = await bench.writeRecords('pictures.jsonl', records)
		const imagesFolder = join(bench.folder, 'pictures')
		expect(await bench.run(file, { imagesFolder })).toMatchObject({ ok: true, summary: { rows: { media: 2 } } })
		const images = await bench.db
			.selectFrom('colorway_images')
			.selectAll()
			.orderBy('colorway_id')
			.orderBy('position')
			.execute()
		expect(images.map(({ colorway_id, view, source }) => [colorway_id, view, source])).toEqual([
			['A-sky', 'front', 'front.jpg'],
			['A-sky', 'back', 'back.png'],
			['B-sky', 'front', './front.jpg'],
		])
		expect(images[0]!.media_hash).toBe(images[2]!.media_hash)
		const grounds = await bench.db.selectFrom('media').select('ground').execute()
		expect(grounds).toEqual([{ ground: expect.stringMatching(/^#/) }, { ground: expect.stringMatching(/^#/) }])
		const before = await countRows(bench.db)
		expect(await bench.run(file, { imagesFolder })).toMatchObject({ ok: true, summary: { changed: false } })
		expect(await countRows(bench.db)).toEqual(before)
		const fewer = await bench.writeRecords('fewer.jsonl', [pictured('A', 'back.png')])
		expect(await bench.run(fewer, { imagesFolder })).toMatchObject({ ok: true, summary: { changed: true } })
		const left = await bench.db.selectFrom('colorway_images').selectAll().where('colorway_id', '=', 'A-sky').execute()
		expect(left).toMatchObject([{ position: 0, view: 'front', source: 'back.png' }])
	})

	test('a picture that cannot be had makes its product bad', async () => {
		const records = [pictured('C', 'front.jpg'), pictured('D', 'front.jpg', 'none.jpg'), pictured('E', '../x.jpg')]
		const file = await bench.writeRecords('missing.jsonl', records)
		const result = await bench.run(file, { imagesFolder: join(bench.folder, 'pictures'), skipBad: true })
		expect(result.reportedRows).toEqual([
			{ line: 2, record: 'D', field: 'colorways[0].images[1].source', reason: 'image-not-found', detail: 'none.jpg' },
			{
				line: 3,
				record: 'E',
				field: 'colorways[0].images[0].source',
				reason: 'image-path-outside-folder',
				detail: '../x.jpg',
			},
		])
		const products = await bench.db.selectFrom('products').select('id').where('id', 'in', ['C', 'D', 'E']).execute()
		expect(products).toEqual([{ id: 'C' }])
	})

	test('a picture that is left out takes no stored one with it', async () => {
		const imagesFolder = join(bench.folder, 'pictures')
		const named = async (id: string) => {
			const images = bench.db.selectFrom('colorway_images').select('source').where('colorway_id', '=', `${id}-sky`)
			return (await images.orderBy('position').execute()).map(({ source }) => source)
		}
		const first = await bench.writeRecords('first.jsonl', [pictured('L', 'front.jpg', 'back.png')])
		await bench.run(first, { imagesFolder })
		const moved = [pictured('L', 'gone.jpg', 'away.png'), pictured('M', 'front.jpg', 'gone.jpg')]
		const file = await bench.writeRecords('moved.jsonl', moved)
		for (const replace of [false, true]) {
			const result = await bench.run(file, { imagesFolder, leaveOutImages: true, replace })
			expect(result).toMatchObject({ ok: true, summary: { notices: { 'Picture left out, it cannot be had': 3 } } })
			expect(await named('L')).toEqual(['front.jpg', 'back.png'])
			expect(await named('M')).toEqual(['front.jpg'])
		}
	})

	test('a dry run fetches pictures to judge them and keeps none', async () => {
		await writeFile(join(bench.folder, 'pictures/new.jpg'), await pictureBytes({ width: 170, height: 170 }))
		const file = await bench.writeRecords('dry.jsonl', [
			pictured('F', 'pictures/new.jpg'),
			pictured('G', 'pictures/gone.jpg'),
		])
		const before = await media.keys()
		const result = await bench.run(file, { dryRun: true })
		expect(result.reportedRows).toMatchObject([{ line: 2, reason: 'image-not-found' }])
		expect(await media.keys()).toEqual(before)
	})

	test('pictures come from public hosts, and not over them from ours', async () => {
		const bytes = await pictureBytes({ width: 180, height: 180 })
		const server = createServer((request, response) => {
			if (request.url === '/away.jpg')
				return void response.writeHead(302, { location: `http://127.0.0.1:${port}/a.jpg` }).end()
			response.end(bytes)
		})
		await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
		const { port } = server.address() as AddressInfo
		const host = `http://127.0.0.2:${port}`
		const file = await bench.writeRecords('urls.jsonl', [
			pictured('U', `${host}/a.jpg`),
			pictured('V', `${host}/away.jpg`),
		])
		const everywhere = await bench.run(file, { dryRun: true })
		expect(everywhere.reportedRows.map(({ reason }) => reason)).toEqual([
			'image-address-not-public',
			'image-address-not-public',
		])
		const result = await bench.run(file, {
			skipBad: true,
			download: { isAllowed: (address) => address === '127.0.0.2' },
		})
		server.close()
		expect(result.reportedRows).toMatchObject([{ line: 2, record: 'V', reason: 'image-address-not-public' }])
		expect(await bench.db.selectFrom('products').select('id').where('id', '=', 'U').execute()).toHaveLength(1)
	})
})

test('while the bucket is away an import ends, and nothing is written', async () => {
	const { db, folder, run, writeRecords, close } = await openImportBench({
		media: createS3Store({
			endpoint: 'http://127.0.0.1:9',
			bucket: 'media',
			region: 'us-east-1',
			key: 'key',
			secret: 'secret',
		}),
	})
	await run(await writeRecords('reference.jsonl', referenceRecords()))
	await writeFile(join(folder, 'front.jpg'), await pictureBytes({ width: 200, height: 200 }))
	const before = await countRows(db)
	const file = await writeRecords('pictures.jsonl', [pictured('A', 'front.jpg')])
	for (const over of [{}, { skipBad: true }, { leaveOutImages: true }])
		await expect(run(file, over)).rejects.toThrow('the media store at http://127.0.0.1:9 does not answer')
	expect(await countRows(db)).toEqual(before)
	await close()
})

test('a picture that is made later is in the catalog by its name and size, and no file is written', async () => {
	const { db, folder, run, writeRecords, close } = await openImportBench()
	await run(await writeRecords('reference.jsonl', referenceRecords()))
	const later = { hash: 'ab'.repeat(32), width: 960, height: 1280 }
	const result = await run(await writeRecords('later.jsonl', [pictured('A', 'composed.webp')]), {
		madeLater: (source) => (source === 'composed.webp' ? later : undefined),
	})
	expect(result).toMatchObject({ ok: true, summary: { rows: { media: 1 } } })
	expect(await db.selectFrom('media').selectAll().execute()).toEqual([
		{ ...later, widths: [160, 320, 480, 640, 960], ground: null },
	])
	await expect(readdir(join(folder, 'media'))).rejects.toThrow('ENOENT')
	await close()
})
