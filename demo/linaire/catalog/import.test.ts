import type { CatalogRecord } from '@vitrine/commerce/catalog-import/records'
import { openImportBench } from '../../../packages/commerce/src/catalog-import/test-bench.ts'
import { currentPrices } from '../../../packages/commerce/src/pricing/queries/current-prices.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOW, ofType, readDemoCatalog } from './fixtures.ts'
import { priceHistoryStart } from './offers.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
})
afterAll(() => bench.close())

function withoutPictures(record: CatalogRecord): CatalogRecord[] {
	if (record.type === 'banner' || 'picture' in record) return []
	if (record.type === 'brand') return [{ ...record, theme: { ...record.theme!, fonts: {} } }]
	if (record.type === 'seller') return [{ ...record, wordmark: undefined }]
	if (record.type === 'category') return [{ ...record, tile: undefined }]
	if (record.type !== 'product') return [record]
	return [{ ...record, colorways: record.colorways.map((colorway) => ({ ...colorway, images: [] })) }]
}

test('the whole demo catalog imports, and every running offer has a prior price that allows it to be shown', async () => {
	const records = readDemoCatalog().flatMap(withoutPictures)
	const file = await bench.writeRecords('demo.jsonl', records)
	const result = await bench.run(file, { now: priceHistoryStart(NOW) })
	expect(result.reportedRows).toEqual([])
	expect(result.ok).toBe(true)
	const reduced = ofType(records, 'product')
		.flatMap(({ colorways }) => colorways.flatMap(({ variants }) => variants))
		.filter(({ prices }) => prices.pl?.offer)
	const found = await currentPrices(bench.db, { site: 'pl', skus: reduced.map(({ sku }) => sku), now: NOW })
	expect(reduced.length).toBeGreaterThan(100)
	for (const { sku, prices } of reduced) {
		expect(found.get(sku)).toMatchObject({ centAmount: prices.pl?.offer?.centAmount, prior: prices.pl?.centAmount })
	}
})
