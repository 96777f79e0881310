import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBanners } from '../content/queries/banners.ts'
import { pictureBytes } from '../media/fixtures.ts'
import { colorwayEntry, referenceRecords, shirtRecord } from './fixtures.ts'
import type { CatalogRecordInput } from './records.ts'
import { openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	await bench.run(await bench.writeRecords('reference.jsonl', referenceRecords()))
	await bench.write('wide.jpg', await pictureBytes({ width: 2000, height: 1125 }))
	await bench.write('tall.jpg', await pictureBytes({ width: 780, height: 975 }))
	await bench.write('tile.jpg', await pictureBytes({ width: 320, height: 427 }))
})
afterAll(() => bench.close())

type BannerInput = CatalogRecordInput & { type: 'banner' }

function banner(id: string, over: Partial<BannerInput> = {}): BannerInput {
	return {
		type: 'banner',
		id,
		page: 'home',
		slot: 'hero',
		ground: 'butter',
		wide: 'wide.jpg',
		tall: 'tall.jpg',
		category: 'shirts',
		texts: {
			fr: { title: 'Des chemises en <em>lin</em>', action: 'Voir', alt: 'Une chemise' },
			en: { title: 'Shirts in <em>linen</em>', action: 'See', alt: 'A shirt' },
		},
		...over,
	}
}

const titled = (title: string) => ({ fr: { title, action: 'Voir', alt: '' } })

test('a banner comes in with the widths of a window, in its languages, on its sites; twice changes nothing', async () => {
	const swiss = banner('swiss', { sites: ['ch'], position: 1, texts: titled('Lin') })
	const file = await bench.writeRecords('banners.jsonl', [banner('hero'), swiss])
	expect(await bench.run(file)).toMatchObject({
		ok: true,
		summary: { rows: { banners: 2, banner_texts: 3, media: 2 } },
	})
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { changed: false } })
	const [hero, ...others] = await listBanners(bench.db, { site: 'fr', language: 'de', page: 'home' })
	expect(others).toEqual([])
	expect(hero).toMatchObject({ id: 'hero', title: 'Des chemises en <em>lin</em>', categoryId: 'shirts' })
	expect(hero?.wide).toMatchObject({ width: 2000, widths: [160, 320, 480, 640, 780, 960, 1200, 1280, 1920] })
	expect(hero?.tall.widths).toEqual([160, 320, 480, 640, 780])
	const files = await readdir(join(bench.folder, 'media'), { recursive: true })
	expect(files.filter((name) => /-(1280|1920)\.avif$/.test(name))).toHaveLength(2)
	const inSwitzerland = await listBanners(bench.db, { site: 'ch', language: 'fr', page: 'home' })
	expect(inSwitzerland.map(({ id }) => id)).toEqual(['hero', 'swiss'])
	const fewer = await bench.writeRecords('fewer.jsonl', [banner('hero', { texts: titled('Lin') })])
	expect(await bench.run(fewer)).toMatchObject({ ok: true, summary: { rows: { banner_texts: 2 } } })
})

test('a picture that is on a product, too, has the widths of both, in whatever order they come', async () => {
	const images = [{ view: 'front', source: 'wide.jpg' }]
	const shirt = shirtRecord('W', { colorways: [colorwayEntry('W', 'sky', { images })] })
	const file = await bench.writeRecords('both.jsonl', [shirt, banner('hero')])
	expect(await bench.run(file)).toMatchObject({ ok: true })
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { changed: false } })
	const media = await bench.db.selectFrom('media').select('widths').where('width', '=', 2000).execute()
	expect(media).toEqual([{ widths: [160, 320, 480, 640, 780, 960, 1200, 1280, 1920] }])
})

test('a category has a tile as long as its record names one', async () => {
	const category = { type: 'category', id: 'tiled', texts: { fr: { name: 'Pavé', slug: 'pave' } } } as const
	const file = await bench.writeRecords('tile.jsonl', [{ ...category, tile: 'tile.jpg' }])
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { rows: { categories: 1, media: 1 } } })
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { changed: false } })
	const tiled = bench.db.selectFrom('categories').select(['tile_hash', 'tile_source']).where('id', '=', 'tiled')
	expect(await tiled.execute()).toEqual([
		{ tile_hash: expect.stringMatching(/^[0-9a-f]{64}$/), tile_source: 'tile.jpg' },
	])
	await bench.run(await bench.writeRecords('bare.jsonl', [category]))
	expect(await tiled.execute()).toEqual([{ tile_hash: null, tile_source: null }])
})

test('what a banner names and is not there is told, and so is any markup but one <em>', async () => {
	const records = [
		banner('b1', { wide: 'none.jpg' }),
		banner('b2', { category: 'none', sites: ['fr', 'pl'] }),
		banner('b3', { texts: {} }),
		banner('b4', { texts: titled('<b>Lin</b>') }),
		banner('b5', { texts: titled('<em>Du</em> <em>lin</em>') }),
		banner('b6', { texts: titled('Du <em onclick="x()">lin</em>') }),
		banner('b7', { texts: titled('Du <em>lin') }),
		{ ...banner('b8'), page: 'women', slot: 'top', ground: 'beige' },
		{ type: 'category', id: 'c1', tile: 'none.jpg', texts: { fr: { name: 'C', slug: 'c' } } },
	]
	const result = await bench.run(await bench.writeRecords('bad.jsonl', records), { skipBad: true })
	expect(result.reportedRows.map(({ record, field, reason }) => `${record} ${field} ${reason}`)).toEqual([
		'b1 wide image-not-found',
		'b2 sites[1] unknown-site',
		'b2 category unknown-category',
		'b3 texts no-language',
		'b4 texts.fr.title invalid-format',
		'b5 texts.fr.title invalid-format',
		'b6 texts.fr.title invalid-format',
		'b7 texts.fr.title invalid-format',
		'b8 page invalid-value',
		'b8 slot invalid-value',
		'b8 ground invalid-value',
		'c1 tile image-not-found',
	])
	expect(await bench.db.selectFrom('banners').select('id').where('id', 'like', 'b%').execute()).toEqual([])
})

test('with one site imported alone, a banner of others stays as it is', async () => {
	const records = [banner('for-ch', { sites: ['ch'] }), banner('for-all')]
	const file = await bench.writeRecords('sites.jsonl', records)
	expect(await bench.run(file, { sites: ['fr'] })).toMatchObject({ ok: true, summary: { taken: 1 } })
})
