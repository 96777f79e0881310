import { eventually } from '@vitrine/testing/eventually'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertOutfit, insertPages } from '@vitrine/commerce/content/fixtures'
import type { ContentTables } from '@vitrine/commerce/content/tables'
import type { Insertable } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'

const PICTURE = 'a'.repeat(64)
let opened: TestShop
let colorways: string[]
beforeAll(async () => {
	opened = await openTestShop(
		async (db) => {
			const { colorways: own } = await insertProduct(db)
			colorways = own.map(({ id }) => id)
			await db
				.insertInto('media')
				.values({ hash: PICTURE, width: 1280, height: 960, widths: [320, 640, 1280] })
				.execute()
			const words = { title: 'Données', link: 'Données', body: 'Texte.', slug: 'donnees' }
			const where = { site: 'fr', language: 'fr', group: 'legal', validFrom: '2026-01-01' } as const
			await insertPages(db, [{ id: 'privacy', ...where, ...words }])
		},
		{ pageCacheSeconds: 86_400 },
	)
})
afterAll(() => opened.close())
afterEach(() => void vi.useRealTimers())

type Block = Insertable<ContentTables['content_blocks']>

async function put(id: string, over: Partial<Block>, texts: Record<string, string> = {}): Promise<void> {
	const nothing = { category_id: null, shown_from: null, shown_until: null, link: null, goods: null }
	const pictures = { picture_hash: PICTURE, picture_source: 'x.png', tall_hash: null, tall_source: null }
	const place = { kind: 'story', place: 'home', position: 0, sites: [], languages: [], points: '[]' as never }
	const row = { id, ...place, ...nothing, ...pictures, ...over }
	await opened.db.insertInto('content_blocks').values(row).execute()
	const said = { block_id: id, language: 'fr', title: id, text: '', action: '', alt: '', ...texts }
	await opened.db.insertInto('content_block_texts').values(said).execute()
	await opened.refresh()
}
/** Rendered anew: only documents are kept. */
const page = async (path: string) =>
	(await opened.shop.request(path, { headers: { 'sec-fetch-dest': 'empty' } })).text()
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
async function clear() {
	await opened.db.deleteFrom('content_blocks').execute()
	await opened.refresh()
}

test('the home page shows blocks in their order in the place of its own; without any it has its own again', async () => {
	expect(mainOf(await page('/fr/'))).toContain('home_new')
	const [first = ''] = colorways
	const points = JSON.stringify([
		{ x: 0.25, y: 0.4, colorway: first },
		{ x: 0.8, y: 0.9, colorway: 'GONE' },
	]) as never
	await put(
		'look',
		{ kind: 'outfit', position: 1, points, link: 'shop:new' },
		{ title: 'La <em>tenue</em>', alt: 'Manteau' },
	)
	await put('row', { kind: 'products', position: 2, goods: JSON.stringify({ category: 'w-shirts' }) as never })
	await put('cloth', { position: 3, link: 'category:none' }, { text: 'Un.\nDeux <b>.', action: 'Voir' })
	await put('left', { kind: 'banner', position: 4, link: `colorway:${first}` }, { title: 'À gauche', action: 'Voir' })
	await put('right', { kind: 'banner', position: 5, link: 'shop:offers' }, { title: 'À droite', action: 'Voir' })
	await put('news', { kind: 'newsletter', position: 6, picture_hash: null })
	await put('german', { languages: ['de'] })
	await put('swiss', { sites: ['ch'] })
	const html = mainOf(await page('/fr/'))
	expect(html.includes('home_new')).toBe(false)
	const places = ['id="block-look"', 'data-list="row"', 'id="block-cloth"', 'À gauche', 'À droite', 'id="block-news"']
	expect(places.map((part) => html.indexOf(part))).toEqual(
		places.map((part) => html.indexOf(part)).toSorted((a, b) => a - b),
	)
	expect(places.filter((part) => !html.includes(part))).toEqual([])
	expect(html.match(/<section class="section-gap editorials">/g)).toHaveLength(1)
	expect(html).toContain('<h2 id="block-look" class="type-display-l thread">La <em>tenue</em></h2>')
	// One article is sold here: one point, and its card.
	expect(html.match(/class="outfit-point/g)).toHaveLength(1)
	expect(html).toMatch(/inset-inline-start:25%;inset-block-start:40%"><a href="\/fr\/p\/[\w-]+\/"/)
	expect(html).toMatch(/data-list="look"><li>/)
	// What is not sold here leads to the new.
	expect(html).toMatch(/Deux &lt;b&gt;\.[\s\S]{0,40}<a href="\/fr\/new\/"/)
	expect(html).toContain('alt="Manteau"')
	expect(html).toMatch(/<form action="\/fr\/newsletter\/" method="post">/)
	expect(html).not.toMatch(/block-(german|swiss)/)
	expect(mainOf(await page('/ch/'))).toContain('id="block-swiss"')
	expect(mainOf(await page('/de/'))).toContain('id="block-german"')
	await clear()
	expect(mainOf(await page('/fr/'))).toContain('home_new')
})

test('an outfit of the home page leaves out what is sold out or unpublished, and goes when nothing of it can be bought', async () => {
	const [first = ''] = colorways
	const others = [
		await insertProduct(opened.db, { names: { fr: 'Vendue' }, colorways: [{ variants: [{ size: '38', stock: 0 }] }] }),
		await insertProduct(opened.db, { names: { fr: 'Retirée' } }),
	].map(({ colorways: [only] }) => only!.id)
	const points = [first, ...others].map((colorway, index) => ({ x: 0.2 + index / 5, y: 0.5, colorway }))
	await put('look', { kind: 'outfit', position: 1, points: JSON.stringify(points) as never }, { alt: 'Une tenue' })
	await put('row', {
		kind: 'products',
		position: 2,
		goods: JSON.stringify({ colorways: others.slice(0, 1) }) as never,
	})
	const look = async () => {
		const html = mainOf(await page('/fr/'))
		const block = /<section[^>]*aria-labelledby="block-look"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
		return [block.match(/class="outfit-point/g)?.length ?? 0, block.match(/<article/g)?.length ?? 0]
	}
	await eventually(async () => expect(await look()).toEqual([2, 2]))
	await opened.db.deleteFrom('publications').where('colorway_id', '=', others[1]!).execute()
	await opened.refresh()
	await eventually(async () => expect(await look()).toEqual([1, 1]))
	// A row of articles that were named says of one that it is sold out.
	expect(mainOf(await page('/fr/'))).toMatch(/data-list="row">[\s\S]*Vendue/)
	await opened.db.updateTable('stock_levels').set({ on_hand: 0 }).execute()
	await opened.refresh()
	await eventually(async () => expect(mainOf(await page('/fr/'))).not.toContain('block-look'))
	await opened.db.updateTable('stock_levels').set({ on_hand: 5 }).execute()
	await clear()
})

test('a block begins and ends at its moments, and with it the page that everybody shares', async () => {
	// Time stands still: only the test lets it pass.
	vi.useFakeTimers({ toFake: ['Date'] })
	const begins = new Date(Date.now() + 3_600_000)
	const ends = new Date(Date.now() + 7_200_000)
	await put('later', { shown_from: begins, shown_until: ends })
	await put('always', {})
	const look = async () => {
		const html = await (await opened.shop.request('/it/')).text()
		return [html.includes('block-later'), html.includes('block-always')]
	}
	expect(await look()).toEqual([false, true])
	const asked = opened.calls.length
	vi.setSystemTime(begins.getTime() - 1)
	expect(await look()).toEqual([false, true])
	expect(opened.calls.length).toBe(asked)
	vi.setSystemTime(begins)
	expect(await look()).toEqual([true, true])
	vi.setSystemTime(ends)
	expect(await look()).toEqual([false, true])
	await clear()
})

test('a department has blocks of its own; a list has tiles among its articles until somebody chooses', async () => {
	await put('women', { place: 'department', category_id: 'women' })
	await put('every', { place: 'department', position: 2 })
	await put('tile', { kind: 'tile', place: 'category', category_id: 'w-shirts', position: 1, link: 'shop:new' })
	const department = mainOf(await page('/fr/c/femme/'))
	expect([department.includes('block-women'), department.includes('block-every')]).toEqual([true, true])
	const address = /href="(\/fr\/c\/femme\/[\w-]+\/)"/.exec(department)?.[1] ?? ''
	const list = mainOf(await page(address))
	expect(list).toMatch(/<li><a href="\/fr\/new\/" class="list-tile"[\s\S]*?<\/a><\/li><li><article/)
	for (const query of ['?sort=new', '?offer=true', '?color=blue'])
		expect(await page(`${address}${query}`)).not.toContain('class="list-tile"')
	await clear()
})

test('the page of a product shows an outfit with it, and the other garments that are for sale here', async () => {
	const [own = ''] = colorways
	const others = [
		await insertProduct(opened.db, { names: { fr: 'Jupe' }, category: 'w-shirts' }),
		await insertProduct(opened.db, { names: { fr: 'Épuisée' }, colorways: [{ variants: [{ size: '38', stock: 0 }] }] }),
		await insertProduct(opened.db, { names: { fr: 'Ailleurs' }, sites: ['gb'] }),
	].map(({ colorways: [only] }) => only!.id)
	const pictured = { picture_hash: PICTURE, picture_source: 'x.png' }
	await insertOutfit(opened.db, { id: 'look', colorways: [own, ...others], alt: 'Une tenue', ...pictured })
	// In no outfit of which another garment can be bought is anything shown.
	await insertOutfit(opened.db, { id: 'before', position: -1, colorways: [own, others[1]!], ...pictured })
	await opened.refresh()
	const address = /href="(\/fr\/p\/[\w-]+\/)"/.exec(mainOf(await page('/fr/new/')))?.[1] ?? ''
	const list = mainOf(await page('/fr/c/femme/chemises-et-blouses/'))
	const of = (id: string) => new RegExp(`href="(/fr/p/[\\w-]*${id.toLowerCase()}/)"`).exec(list)?.[1] ?? address
	const html = mainOf(await page(of(own)))
	const row =
		/<section[^>]*><div class="product-row-head[^>]*><h2[^>]*>Complétez la <em>[\s\S]*?<\/section>/.exec(html)?.[0] ??
		''
	expect(row).toContain('alt="Une tenue"')
	expect(row).toContain('data-list="look"')
	expect(row.match(/class="outfit-point/g)).toHaveLength(1)
	expect(row.match(/<article/g)).toHaveLength(1)
	expect(row).toContain('Jupe')
	// Seen from the other garment it is the first one that is worn with it.
	expect(mainOf(await page(of(others[0]!))).match(/data-list="look"><li>/g)).toHaveLength(1)
	// What is sold out is in no outfit of others, and has one of its own.
	expect(mainOf(await page(of(others[1]!)))).toContain('data-list="before"')
	await opened.db.updateTable('stock_levels').set({ on_hand: 0 }).execute()
	await opened.refresh()
	expect(mainOf(await page(of(own)))).not.toContain('data-list="look"')
	await opened.db.updateTable('stock_levels').set({ on_hand: 5 }).execute()
	await clear()
	expect(mainOf(await page(of(own)))).not.toContain('data-list="look"')
})

test('the form of a block asks for the newsletter by a plain post; a wrong address is asked again', async () => {
	const shopper = shopperOf(opened)
	const sent = await shopper('/de/newsletter/', { intent: 'ask', email: 'ada@example.com' })
	expect([sent.status, sent.location]).toEqual([302, '/de/newsletter/?done=asked'])
	await shopper('/de/newsletter/', { intent: 'ask', email: 'ADA@example.com' })
	const rows = await opened.db.selectFrom('newsletter_subscriptions').selectAll().execute()
	expect(rows).toMatchObject([{ email: 'ada@example.com', site: 'de', source: 'page', confirmed_at: null }])
	expect(rows[0]?.page_url).toMatch(/\/de\/newsletter\/\?subscription=[\w-]{24}$/)
	expect(textOf((await shopper('/de/newsletter/?done=asked')).html)).toContain('Posteingang')
	const wrong = await shopper('/de/newsletter/', { intent: 'ask', email: 'ada@' })
	expect([wrong.status, wrong.html.includes('value="ada@"')]).toEqual([400, true])
	expect((await shopper('/de/newsletter/')).status).toBe(200)
})

test('the field of the newsletter leads to what becomes of an address', async () => {
	await put('news', { kind: 'newsletter', picture_hash: null })
	expect(mainOf(await page('/fr/'))).toMatch(/Vos données\s:\s<a href="\/fr\/legal\/donnees\/" class="link">/)
	await clear()
})
