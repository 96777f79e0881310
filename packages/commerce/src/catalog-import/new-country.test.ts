import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { installSites, type SiteCode } from '@vitrine/market/sites'
import { installVatRates } from '@vitrine/market/vat'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillCheckout, PARISIAN } from '../checkout/fixtures/checkouts.ts'
import { recordParcelEvent } from '../fulfillment/commands/record-parcel-event.ts'
import { shipParcel } from '../fulfillment/commands/ship-parcel.ts'
import { changeOrderStatus } from '../orders/commands.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { installSitesOf } from '../sites/queries.ts'
import { openImportBench } from './test-bench.ts'

const ie = 'ie' as SiteCode
const DUBLINER = { ...PARISIAN, line1: '14 Dawson Street', postalCode: 'd02x285', city: 'Dublin', countryCode: 'IE' }
const countries = (...codes: string[]) => ({
	deliveryCountries: codes,
	billingCountries: codes,
	phoneNumberCountries: codes,
	paymentProducts: [840],
})
const publications = { from: '2026-01-01T00:00:00Z' }
const RECORDS = [
	{
		type: 'site',
		site: 'ie',
		countryCode: 'IE',
		currency: 'EUR',
		storeId: '010',
		timeZone: 'Europe/Dublin',
		hosts: ['www.drapery.example'],
		locales: [{ locale: 'ie', tag: 'en-IE' }],
	},
	...[
		{ site: 'ie', domain: 'www.drapery.example', storeId: '010', countryCode: 'IE' },
		{ site: 'fr', domain: 'fr.drapery.example', storeId: '001', countryCode: 'FR' },
	].map((own) => ({ type: 'web-domain', ...own, currency: 'EUR', params: countries(own.countryCode) })),
	...['ie', 'fr'].map((site) => ({
		type: 'delivery-method',
		site,
		id: 'home',
		kind: 'home',
		position: 0,
		centAmount: 500,
		minimumDays: 2,
		maximumDays: 4,
	})),
	{ type: 'category', id: 'shirts', texts: { en: { name: 'Shirts', slug: 'shirts' } } },
	{ type: 'size-run', id: 'women', sizes: [{ key: '38', labels: { gb: 'UK 10', eu: '38' } }] },
	{
		type: 'product',
		id: 'D01',
		category: 'shirts',
		sizeRun: 'women',
		launchedOn: '2026-01-01',
		texts: { en: { name: 'Linen shirt', slug: 'linen-shirt' } },
		colorways: [
			{
				id: 'D01-sky',
				family: 'blue',
				swatch: '#c7d5df',
				texts: { en: { name: 'Sky' } },
				published: { ie: publications, fr: publications },
				variants: [
					{
						sku: 'D01-SKY-38',
						size: '38',
						prices: { ie: { centAmount: 7900 }, fr: { centAmount: 7900 } },
						stock: { warehouse: 20 },
					},
				],
			},
		],
	},
]

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	installSites(SEVEN_SITES)
	const written = await bench.run(await bench.writeRecords('shop.jsonl', RECORDS))
	expect(written.reportedRows).toEqual([])
})
beforeEach(() => installSitesOf(bench.db))
afterAll(async () => {
	installSites(SEVEN_SITES)
	installVatRates([])
	await bench.close()
})

/** Places an order at an instant. Returns it. */
async function buy(site: SiteCode, at: string, address: typeof PARISIAN) {
	const items = [{ sku: 'D01-SKY-38', quantity: 1 }]
	const checkout = await fillCheckout(bench.db, { items, site, address, clock: () => new Date(at) })
	const placed = await checkout.pay()
	if (!placed.ok) throw new Error(placed.reason)
	return (await findOrder(bench.db, placed.placed.orderId))!
}

test('a country that has a file and records sells: its address, its VAT, its number of orders', async () => {
	const order = await buy(ie, '2026-11-25T10:00:00Z', DUBLINER)
	expect(order).toMatchObject({
		orderNumber: expect.stringMatching(/^IE-/),
		currency: 'EUR',
		totalCentAmount: 8400,
		taxLines: [{ taxRate: 2300, grossCentAmount: 8400, taxCentAmount: 1571 }],
	})
	expect(JSON.stringify(order)).toContain('"postalCode":"D02 X285"')
})

test('a rate that changes at midnight of the site splits its orders, and placed ones keep theirs', async () => {
	const change = { type: 'vat-rate', countryCode: 'FR', from: '2026-12-01', basisPoints: 2100 }
	expect((await bench.run(await bench.writeRecords('vat.jsonl', [change]))).reportedRows).toEqual([])
	await installSitesOf(bench.db)
	// Midnight in Paris is an hour before that of UTC.
	const before = await buy('fr', '2026-11-30T22:59:30Z', PARISIAN)
	const after = await buy('fr', '2026-11-30T23:00:30Z', PARISIAN)
	expect(before.taxLines).toMatchObject([{ taxRate: 2000, taxCentAmount: 1400 }])
	expect(after.taxLines).toMatchObject([{ taxRate: 2100, taxCentAmount: 1458 }])
	expect(after.totalCentAmount).toBe(before.totalCentAmount)
	const rows = bench.db.selectFrom('order_tax_lines').select('tax_rate').distinct().orderBy('tax_rate')
	expect((await rows.execute()).map(({ tax_rate }) => tax_rate)).toEqual([2000, 2100, 2300])
})

test('a rate for a country without a file is refused', async () => {
	const change = { type: 'vat-rate', countryCode: 'SE', from: '2026-12-01', basisPoints: 2500 }
	const { reportedRows } = await bench.run(await bench.writeRecords('se.jsonl', [change]))
	expect(reportedRows).toMatchObject([{ field: 'countryCode', reason: 'unknown-country' }])
})

test('closing a site tells how much is under way on it (decision 0109)', async () => {
	const order = await buy('fr', '2026-11-25T10:00:00Z', PARISIAN)
	await bench.db.transaction().execute(async (tx) => {
		for (const placed of [order, await buy('fr', '2026-11-25T10:00:00Z', PARISIAN)])
			await changeOrderStatus(tx, { orderId: placed.id, now: new Date(), changes: { order: 'confirmed' } })
	})
	const parcel = { carrier: 'colissimo', trackingNumber: '6A00000000001', now: new Date() }
	await shipParcel(bench.db, { ...parcel, orderNumber: order.orderNumber })
	await recordParcelEvent(bench.db, { ...parcel, event: 'delivered' })
	const france = { ...SEVEN_SITES.find(({ site }) => site === 'fr')!, type: 'site', isOpen: false }
	const file = await bench.writeRecords('closed.jsonl', [france])
	const closed = await bench.run(file)
	const orders = await bench.db.selectFrom('orders').select('id').where('site', '=', 'fr').execute()
	expect([closed.reportedRows, closed.summary.notices]).toEqual([
		[],
		{
			'Site fr closes with open orders, whose pages stay': orders.length - 1,
			'Site fr closes with delivered orders that may still come back': 1,
		},
	])
	expect((await bench.run(file)).summary.notices).toEqual({})
})
