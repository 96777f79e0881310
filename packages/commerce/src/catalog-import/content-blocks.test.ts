import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBlocks } from '../content/queries/blocks.ts'
import { pictureBytes } from '../media/fixtures.ts'
import { colorwayEntry, referenceRecords, shirtRecord } from './fixtures.ts'
import { openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	await bench.write('wide.jpg', await pictureBytes({ width: 1280, height: 960 }))
	await bench.write('tall.jpg', await pictureBytes({ width: 780, height: 975 }))
	const shirt = shirtRecord('W', { colorways: [colorwayEntry('W', 'sky'), colorwayEntry('W', 'rose')] as never })
	await bench.run(await bench.writeRecords('reference.jsonl', [...referenceRecords(), shirt]))
})
afterAll(() => bench.close())

const NOW = new Date('2026-03-01T12:00:00Z')
const at = (place: string, category?: string, language: 'fr' | 'de' = 'fr') =>
	listBlocks(bench.db, { site: 'fr', language, place, category, now: NOW })
const titled = (title: string, rest: object = {}) => ({ fr: { title, ...rest } })

function outfit(id: string, over: object = {}) {
	return {
		type: 'content-block',
		id,
		kind: 'outfit',
		place: 'home',
		picture: 'wide.jpg',
		points: [{ x: 0.25, y: 0.4, colorway: 'W-sky' }],
		texts: titled('La tenue de la <em>semaine</em>', { alt: 'Une chemise ciel' }),
		...over,
	}
}
function tile(id: string, over: object = {}) {
	const texts = titled('Le <em>lin</em>')
	return { type: 'content-block', id, kind: 'tile', place: 'category', picture: 'tall.jpg', texts, ...over }
}

test('blocks stand in their order, where and while they are to, in their languages; twice changes nothing', async () => {
	const story = { kind: 'story', points: undefined, tall: 'tall.jpg', texts: titled('Du lin', { text: 'Il tombe.' }) }
	const file = await bench.writeRecords('blocks.jsonl', [
		outfit('look', { position: 2, link: 'colorway:W-sky' }),
		outfit('cloth', { ...story, position: 1, from: '2026-04-01T00:00:00+02:00', until: '2026-05-01T00:00:00Z' }),
		outfit('over', { until: '2026-03-01T12:00:00Z' }),
		outfit('swiss', { sites: ['ch'] }),
		outfit('german', { languages: ['de'] }),
		outfit('of-women', { place: 'department', category: 'women' }),
		outfit('of-all', { place: 'department', position: 9 }),
		tile('linen', { category: 'shirts', link: 'category:shirts' }),
	])
	const first = await bench.run(file)
	expect(first.reportedRows).toEqual([])
	expect(first).toMatchObject({ ok: true, summary: { rows: { content_blocks: 8, content_block_texts: 8 } } })
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { changed: false } })
	const home = await at('home')
	expect(home.map(({ id }) => id)).toEqual(['cloth', 'look'])
	expect(home).toMatchObject([
		{ from: '2026-03-31T22:00:00.000Z', text: 'Il tombe.', points: [], tall: { width: 780, view: 'tall' } },
		{ from: null, link: 'colorway:W-sky', points: [{ x: 0.25, y: 0.4, colorwayId: 'W-sky' }], tall: null },
	])
	expect(home[0]?.picture?.widths).toEqual([160, 320, 480, 640, 780, 960, 1200, 1280])
	expect((await at('home', undefined, 'de')).map(({ id }) => id)).toEqual(['german', 'cloth', 'look'])
	expect((await at('department', 'women')).map(({ id }) => id)).toEqual(['of-women', 'of-all'])
	expect((await at('department', 'men')).map(({ id }) => id)).toEqual(['of-all'])
	expect(await at('category', 'shirts')).toMatchObject([{ id: 'linen', position: 7, link: 'category:shirts' }])
})

test('a row is chosen or found; the record of an id is the whole truth of it', async () => {
	const row = { type: 'content-block', id: 'row', kind: 'products', place: 'home', position: 5 }
	const chosen = { ...row, goods: { colorways: ['W-rose', 'W-sky'] }, texts: titled('Choisi') }
	const found = { ...row, goods: { category: 'shirts', new: true }, texts: { de: { title: 'Neu' } } }
	const goods = async () => (await at('home')).find(({ id }) => id === 'row')
	await bench.run(await bench.writeRecords('chosen.jsonl', [chosen]))
	expect(await goods()).toMatchObject({ title: 'Choisi', goods: { colorwayIds: ['W-rose', 'W-sky'] } })
	await bench.run(await bench.writeRecords('found.jsonl', [found]))
	const rule = { colorwayIds: null, categoryId: 'shirts', isNew: true, isReduced: false }
	expect(await goods()).toMatchObject({ title: 'Neu', goods: rule })
})

test('what a block names and is not there is told with its line, and nothing of the file is written', async () => {
	const points = [
		{ x: 0.2, y: 0.2, colorway: 'W-sky' },
		{ x: 0.25, y: 0.28, colorway: 'W-rose' },
	]
	const records = [
		outfit('b1', { picture: 'none.jpg' }),
		outfit('b2', { category: 'women', sites: ['pl'] }),
		outfit('b3', { place: 'department', category: 'shirts' }),
		tile('b4', { category: 'women' }),
		outfit('b5', { from: '2026-05-01T00:00:00Z', until: '2026-05-01T00:00:00Z' }),
		outfit('b6', { points, link: 'category:none' }),
		outfit('b7', { points: [{ x: 1.2, y: 0, colorway: 'W-sky' }] }),
		outfit('b8', { texts: titled('<b>x</b>') }),
		outfit('b9', { texts: titled('Lin', { action: 'Voir' }) }),
		tile('c1', { link: 'https://evil.example' }),
		tile('c2', { place: 'home' }),
		outfit('c3', { kind: 'carousel' }),
		outfit('c4', { place: 'product', category: 'women' }),
		outfit('c5', { points: [{ x: 0, y: 0, colorway: 'W-none' }], link: 'colorway:gone' }),
	]
	const { ok, reportedRows } = await bench.run(await bench.writeRecords('bad.jsonl', [...records, outfit('good')]))
	expect(ok).toBe(false)
	expect(reportedRows.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
		'1 picture image-not-found',
		'2 sites[0] unknown-site',
		'2 category not-on-home',
		'3 category not-a-department',
		'4 category is-a-department',
		'5 until ends-before-it-starts',
		'6 link unknown-category',
		'6 points[1] too-near-to-another',
		'7 points[0].x too-big',
		'8 texts.fr.title invalid-format',
		'9 texts.fr.action leads-nowhere',
		'10 link invalid-format',
		'11 place invalid-value',
		'12 kind invalid-union',
		'13 category not-on-product',
		'14 points[0].colorway unknown-colorway',
		'14 link unknown-colorway',
	])
	expect((await at('home')).some(({ id }) => id === 'good')).toBe(false)
})

test('a change names the page that shows it', async () => {
	await bench.db.deleteFrom('changes').execute()
	await bench.run(await bench.writeRecords('moved.jsonl', [tile('linen', { category: 'shirts', position: 3 })]))
	await bench.run(await bench.writeRecords('look.jsonl', [outfit('look', { texts: titled('Autre') })]))
	const rows = await bench.db.selectFrom('changes').select('key').where('topic', '=', 'block').execute()
	expect([...new Set(rows.map(({ key }) => key))].toSorted()).toEqual(['category/shirts', 'home/all'])
	const products = await bench.db.selectFrom('changes').select('key').where('topic', '=', 'outfits').execute()
	expect([...new Set(products.map(({ key }) => key))]).toEqual(['W'])
})
