import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followScheduledPrices } from '../catalog/jobs.ts'
import { currentPrices } from '../pricing/queries/current-prices.ts'
import { exportCatalog } from '../catalog-export/run.ts'
import { colorwayEntry, referenceRecords, shirtRecord, webDomainRecord } from './fixtures.ts'
import { openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
})
afterAll(() => bench.close())

const START = '2026-03-10T08:00:00+01:00'
const END = '2026-03-15T23:59:59.999+01:00'
const before = (instant: string) => new Date(Date.parse(instant) - 1)
const after = (instant: string) => new Date(Date.parse(instant) + 1)

const francePrivately = (privateSales?: object) => ({
	...webDomainRecord('fr'),
	params: { loyalty: true, ...(privateSales && { privateSales }) },
})
function shirt(offer: object | undefined, sites = ['fr']) {
	const prices = Object.fromEntries(sites.map((site) => [site, { centAmount: 4995, offer }]))
	const variants = [{ sku: 'P-S', size: 'S', prices }]
	return shirtRecord('P', { colorways: [colorwayEntry('P', 'sky', { variants: variants as never })] })
}
const load = async (...records: object[]) => bench.run(await bench.writeRecords('sale.jsonl', records))
const price = async (now: Date, site: 'fr' | 'ch' = 'fr') =>
	(await currentPrices(bench.db, { site, skus: ['P-S'], now })).get('P-S')?.centAmount

test('an offer of the private sale lasts as long as the sale, to the millisecond, and moves and ends with it', async () => {
	await load(...referenceRecords())
	const sale = { startDate: START, endDate: END }
	const privately = { centAmount: 2995, privateSale: true }
	expect(await load(francePrivately(sale), shirt(privately))).toMatchObject({ ok: true })
	expect(await price(before(START))).toBe(4995)
	expect(await price(new Date(START))).toBe(2995)
	expect(await price(new Date(END))).toBe(2995)
	expect(await price(after(END))).toBe(4995)
	// The file of the goods comes again: nothing is another than before.
	expect(await load(shirt(privately))).toMatchObject({ ok: true, summary: { changed: false } })

	const later = { startDate: '2026-03-11T08:00:00+01:00', endDate: '2026-03-20T12:00:00+01:00' }
	expect(await load(francePrivately(later))).toMatchObject({ ok: true })
	expect(await price(new Date(START))).toBe(4995)
	expect(await price(new Date(later.startDate))).toBe(2995)
	expect(await price(new Date(later.endDate))).toBe(2995)
	expect(await price(after(later.endDate))).toBe(4995)

	// A change of the parameter in the database takes effect within a minute.
	const params = JSON.stringify({ privateSales: sale })
	await bench.db.updateTable('web_domains').set({ params }).where('site', '=', 'fr').execute()
	await followScheduledPrices(bench.db, { now: new Date('2026-03-10T12:00:00+01:00') })
	expect(await price(new Date(END))).toBe(2995)
	expect(await price(after(END))).toBe(4995)

	// An unreadable sale changes nothing and is logged: neither the job nor a product file removes a price.
	const problems: unknown[] = []
	const follow = (at: string) =>
		followScheduledPrices(bench.db, { now: new Date(at), onProblem: (...problem) => problems.push(problem) })
	const set = async (text: object) =>
		bench.db
			.updateTable('web_domains')
			.set({ params: JSON.stringify(text) })
			.where('site', '=', 'fr')
			.execute()
	for (const privateSales of ['soon', { startDate: END, endDate: START }, { startDate: START }, []]) {
		problems.length = 0
		await set({ privateSales })
		expect(await follow('2026-03-10T12:01:00+01:00')).toBe(0)
		expect(problems).toMatchObject([['fr', { field: 'privateSales' }]])
		expect(await load(shirt(privately))).toMatchObject({ ok: true, summary: { changed: false } })
		expect(await price(new Date(END))).toBe(2995)
	}
	// Removing the sale suspends the offers, restoring it restores them.
	await set({})
	expect(await follow('2026-03-10T12:02:00+01:00')).toBe(1)
	expect(await price(new Date(END))).toBe(4995)
	expect(await follow('2026-03-10T12:03:00+01:00')).toBe(0)
	expect(await load(shirt(privately))).toMatchObject({ ok: true, summary: { changed: false } })
	await set({ privateSales: sale })
	expect(await follow('2026-03-10T12:04:00+01:00')).toBe(1)
	expect(await price(new Date(END))).toBe(2995)

	await load(francePrivately())
	expect(await price(new Date(END))).toBe(4995)
	const rows = await bench.db.selectFrom('price_log').selectAll().where('sku', '=', 'P-S').orderBy('id').execute()
	expect(rows.map(({ cent_amount, announced }) => [cent_amount, announced])).toEqual([
		[4995, false],
		[2995, true],
		[4995, false],
		[2995, true],
		[4995, false],
	])
})

test('where the site has no private sale such an offer is none', async () => {
	await load(...referenceRecords(), francePrivately({ startDate: START, endDate: END }))
	const loaded = await load(shirt({ centAmount: 2990, privateSale: true }, ['fr', 'ch']))
	expect(loaded).toMatchObject({ ok: true })
	expect(await price(new Date(START), 'fr')).toBe(2990)
	expect(await price(new Date(START), 'ch')).toBe(4995)
})

test('an export tells the mark and no period, and reads back as it was', async () => {
	const output = createWriteStream(join(bench.folder, 'told.jsonl'))
	await exportCatalog({ db: bench.db, output })
	output.end()
	await once(output, 'close')
	const exported = await readFile(join(bench.folder, 'told.jsonl'), 'utf8')
	expect(exported).toContain('"offer":{"centAmount":2990,"privateSale":true}')
	expect(await bench.run(join(bench.folder, 'told.jsonl'))).toMatchObject({ ok: true, summary: { changed: false } })
})

test('an offer has a start or a private sale, not neither and not both', async () => {
	const result = await load(
		shirt({ centAmount: 2995 }),
		shirt({ centAmount: 2995, privateSale: true, from: START }),
		shirt({ centAmount: 2995, privateSale: true, until: END }),
		shirt({ centAmount: 4995, privateSale: true }),
	)
	expect(result.reportedRows.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
		'1 offer-without-start',
		'2 private-sale-has-its-own-period',
		'3 private-sale-has-its-own-period',
		'4 offer-not-below-price',
	])
})
