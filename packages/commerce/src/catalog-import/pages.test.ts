import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { installSites } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPage, listPages } from '../content/queries/pages.ts'
import { demoSeller } from '../web-domains/fixtures/sellers.ts'
import { referenceRecords } from './fixtures.ts'
import type { CatalogRecordInput } from './records.ts'
import { openImportBench } from './test-bench.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const READING = { site: 'fr', language: 'fr', now: NOW } as const

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	await bench.run(await bench.writeRecords('reference.jsonl', [...referenceRecords(), seller(), ...home(495)]))
})
afterAll(() => bench.close())

type PageInput = CatalogRecordInput & { type: 'page' }

function page(over: Partial<PageInput> = {}): PageInput {
	return {
		type: 'page',
		site: 'fr',
		id: 'terms',
		language: 'fr',
		group: 'legal',
		slug: 'conditions',
		title: 'Conditions générales',
		link: 'CGV',
		validFrom: '2026-01-01',
		body: '## Vendeur\n\n{{seller.company}}, livraison {{delivery.price:home}}.',
		...over,
	}
}

function seller(over: object = {}): CatalogRecordInput {
	return { type: 'seller', site: 'fr', ...demoSeller('fr'), companyName: 'Lin & <Fils> *SARL*', ...over }
}

function home(centAmount: number): CatalogRecordInput[] {
	return [
		{
			type: 'delivery-method',
			site: 'fr',
			id: 'home',
			kind: 'home',
			position: 0,
			centAmount,
			minimumDays: 2,
			maximumDays: 3,
		},
	]
}

const write = (name: string, records: readonly CatalogRecordInput[]) => bench.writeRecords(name, records)
const terms = (over: object = {}) => findPage(bench.db, { ...READING, group: 'legal', slug: 'conditions', ...over })

test('a page comes in with its facts filled; twice changes nothing; another text or fact is another version', async () => {
	const file = await write('terms.jsonl', [page()])
	expect(await bench.run(file)).toMatchObject({
		ok: true,
		summary: { rows: { content_pages: 1, content_page_versions: 1 } },
	})
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { changed: false } })
	expect((await terms())?.version).toMatchObject({
		number: 1,
		validFrom: '2026-01-01',
		body: '## Vendeur\n\nLin & \\<Fils\\> \\*SARL\\*, livraison 4,95\u00a0€.',
	})

	const dearer = { now: new Date('2026-03-05T12:00:00Z') }
	expect(await bench.run(await write('dearer.jsonl', home(595)), dearer)).toMatchObject({
		ok: true,
		summary: { rows: { delivery_methods: 1, content_page_versions: 1 } },
	})
	expect((await terms(dearer))?.version).toMatchObject({ number: 2, validFrom: '2026-03-05' })
	expect((await terms())?.version).toMatchObject({ number: 1 })

	const announced = page({ validFrom: '2026-04-01', body: '## Vendeur\n\nÀ venir.' })
	await bench.run(await write('announced.jsonl', [announced]), dearer)
	expect((await terms(dearer))?.version).toMatchObject({ number: 2 })
	expect((await terms({ now: new Date('2026-04-02T12:00:00Z') }))?.version).toMatchObject({
		number: 3,
		body: '## Vendeur\n\nÀ venir.',
	})
	expect((await terms({ ...dearer, number: 1 }))?.version.body).toContain('4,95')
})

test('versions are neither changed nor removed', async () => {
	await bench.run(await write('terms.jsonl', [page({ id: 'kept', slug: 'garde' })]))
	await expect(bench.db.updateTable('content_page_versions').set({ body: '' }).execute()).rejects.toThrow(
		'never changed',
	)
	await expect(bench.db.deleteFrom('content_page_versions').execute()).rejects.toThrow('never changed')
})

test('what a page may not say is told with the line of its text', async () => {
	const records = [
		page({ id: 'a', slug: 'a', body: 'Un\n\n{{seller.fax}} et {{seller.register}} et {{seller.email:x}}' }),
		page({ id: 'b', slug: 'b', body: 'Un\n\nDeux {{seller.email\n' }),
		page({ id: 'c', slug: 'c', body: 'Un\n\nDeux\n<script>alert(1)</script>\n' }),
		page({
			id: 'd',
			slug: 'd',
			body: '# Un\n\n## Deux\n\n- trois\n- [quatre](javascript:alert)\n\n![x](https://x.example/y.png)',
		}),
		page({ id: 'e', slug: 'e', body: '{{seller.register:HRB}}' }),
		page({ id: 'f', slug: 'f', site: 'ch', body: 'Un\n{{seller.company}}' }),
		page({ id: 'g', slug: 'g', site: 'pl' }),
	]
	const result = await bench.run(await write('bad.jsonl', records), { skipBad: true })
	expect(result.reportedRows.map(({ line, reason, detail }) => `${line} ${reason} ${detail}`)).toEqual([
		'1 unknown-placeholder line 3: {{seller.fax}}',
		'1 unknown-placeholder line 3: {{seller.register}}',
		'1 unknown-placeholder line 3: {{seller.email:x}}',
		'2 unknown-placeholder line 3: {{',
		'3 markup-in-text line 4: <script>alert(1)</script>',
		'4 heading-level line 1: # Un',
		'4 link-leads-nowhere line 6: [quatre](javascript:alert)',
		'4 picture-in-text line 8: ![x](https://x.example/y.png)',
		'7 unknown-site pl',
		'5 nothing-to-fill-in line 1: {{seller.register:HRB}}',
		'6 nothing-to-fill-in line 2: {{seller.company}}',
	])
	const listed = await listPages(bench.db, READING)
	expect(listed.map((one) => one.page)).not.toContain('e')
})

test('a page whose fact is taken away is told by the line that took it, and stays as it was', async () => {
	await bench.run(await write('phone.jsonl', [page({ id: 'contact', slug: 'contact', body: '{{seller.phone}}' })]))
	const result = await bench.run(await write('mute.jsonl', [seller({ phone: undefined })]))
	expect(result).toMatchObject({ ok: false, reason: 'bad-rows' })
	expect(result.reportedRows).toMatchObject([
		{ line: 1, record: 'fr', reason: 'needed-by-page', detail: 'contact fr, line 1: {{seller.phone}}' },
	])
})

test('lists name the pages of a site in their order, each in the language asked for or in the site’s own', async () => {
	const records = [
		page({ id: 'faq', group: 'help', slug: 'questions', link: 'Questions', position: 1, body: 'Oui.' }),
		page({ id: 'delivery', group: 'help', slug: 'livraison', link: 'Livraison', body: 'Vite.' }),
		page({ id: 'delivery', group: 'help', language: 'de', slug: 'versand', link: 'Versand', body: 'Rasch.' }),
		page({ id: 'soon', group: 'help', slug: 'bientot', link: 'Bientôt', validFrom: '2027-01-01', body: 'Plus tard.' }),
	]
	expect(await bench.run(await write('lists.jsonl', records))).toMatchObject({ ok: true })
	const help = async (language: 'fr' | 'de') =>
		(await listPages(bench.db, { ...READING, language }))
			.filter(({ group }) => group === 'help')
			.map(({ linkText }) => linkText)
	expect(await help('fr')).toEqual(['Livraison', 'Questions'])
	expect(await help('de')).toEqual(['Versand', 'Questions'])
})

test('a page in a language that no open site has says amounts and countries in it', async () => {
	installSites(SEVEN_SITES.map((site) => (site.site === 'gb' ? { ...site, isOpen: false } : site)))
	const body = 'Delivery {{delivery.price:home}}, {{seller.address}}.'
	const result = await bench.run(
		await write('english.jsonl', [page({ id: 'costs', language: 'en', slug: 'costs', body })]),
	)
	installSites(SEVEN_SITES)
	expect(result).toMatchObject({ ok: true })
	const found = await terms({ language: 'en', slug: 'costs' })
	expect(found?.version.body).toMatch(/^Delivery €\d\.95, .*, France\.$/)
})
