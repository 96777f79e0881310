import { sampleBrand, sampleFont } from '../brand/fixtures.ts'
import { demoSeller } from '../web-domains/fixtures/sellers.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { SITE_CODES } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { colorwayEntry, referenceRecords, shirtRecord } from '../catalog-import/fixtures.ts'
import { openImportBench } from '../catalog-import/test-bench.ts'
import { pictureBytes } from '../media/fixtures.ts'
import { exportCatalog } from './run.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
let other: TestDatabase
beforeAll(async () => {
	bench = await openImportBench()
	other = await createTestDatabase()
})
afterAll(async () => {
	await other.drop()
	await bench.close()
})

async function exportTo(db: Database, name: string): Promise<string> {
	const output = createWriteStream(join(bench.folder, name))
	await exportCatalog({ db, output })
	output.end()
	await once(output, 'close')
	return join(bench.folder, name)
}

/** A catalog with every field of every record, in an order and with defaults that an export does not write. */
function everything() {
	const [s, m] = colorwayEntry('b-1', 'sky').variants
	const offer = { centAmount: 3995, from: '2026-01-10T00:00:00+01:00', until: '2026-12-01T00:00:00.5Z' }
	const sized = {
		...m!,
		gtin: '4006381333931',
		prices: {
			ch: { centAmount: 5990, offer: { centAmount: 4990, from: '2026-01-01T00:00:00Z' } },
			fr: { vatClass: 'childrens', centAmount: 4995, offer },
		},
		stock: { 'paris-1': 2, warehouse: 0 },
	}
	const sky = {
		...colorwayEntry('b-1', 'sky'),
		images: [{ view: 'front', source: 'front.png' }],
		published: {
			ch: { from: '2026-03-01T00:00:00Z', until: '2027-03-01T00:00:00Z' },
			fr: { from: '2026-02-01T00:00:00Z' },
		},
		variants: [sized, { ...s!, prices: { ch: { centAmount: 5990 }, fr: { centAmount: 4995 } } }],
		texts: { pl: { name: 'Błękit' }, fr: { name: 'Ciel' } },
	}
	const kids = [
		{ sku: 'K', size: '6A', prices: { gb: { centAmount: 1500 }, fr: { centAmount: 1995 } }, stock: { warehouse: 9 } },
	]
	return [
		...referenceRecords(SITE_CODES)
			.toReversed()
			.toSorted((a, b) => Number(a.type === 'store') - Number(b.type === 'store')),
		{
			type: 'size-system',
			code: 'us',
			names: { fr: 'É.-U.', en: 'US' },
			schemaOrg: 'WearableSizeSystemUS',
			merchantCode: 'US',
		},
		{ type: 'size-system', code: 'kr', names: { en: 'KR' }, labelsOf: 'eu', position: 7 },
		{
			type: 'synonyms',
			language: 'fr',
			groups: [
				{ id: 'jumper', terms: ['pull', 'chandail'], also: ['gilet'] },
				{ id: 'belt', terms: ['ceinture'] },
			],
		},
		{ type: 'coupon', site: 'fr', code: 'WELCOME10', kind: 'percent', value: 10, validFrom: '2026-01-01T00:00:00Z' },
		{
			type: 'coupon',
			site: 'ch',
			code: 'CH-5',
			kind: 'amount',
			value: 500,
			minimumCentAmount: 5000,
			validFrom: '2026-01-01T00:00:00Z',
			validUntil: '2027-01-01T00:00:00Z',
		},
		{
			type: 'delivery-method',
			site: 'fr',
			id: 'home',
			kind: 'home',
			position: 1,
			centAmount: 495,
			minimumDays: 2,
			maximumDays: 3,
		},
		{ type: 'payment-route', site: 'fr', product: 'card', provider: 'stripe', account: 'eu', capture: 'on-shipment' },
		{
			type: 'payment-route',
			site: 'pl',
			product: 'blik',
			provider: 'stripe',
			account: 'eu',
			entry: 'page',
			reviewAbove: 9000,
		},
		{
			type: 'manufacturer',
			id: 'atelier',
			name: 'Atelier',
			postalAddress: 'Bern',
			email: 'a@atelier.example',
			euResponsible: { email: 'eu@atelier.example', postalAddress: 'Paris', name: 'EU rep' },
		},
		{ type: 'brand', ...sampleBrand() },
		{ type: 'brand', site: 'ch', name: 'Maison X Suisse' },
		{ type: 'text-override', language: 'fr', key: 'home.title', text: 'Chez {brand}' },
		{ type: 'seller', site: 'fr', ...demoSeller('fr'), wordmark: 'front.png' },
		{ type: 'category', id: 'tiled', tile: 'front.png', texts: { fr: { name: 'Pavé', slug: 'pave' } } },
		{
			type: 'banner',
			id: 'hero',
			page: 'home',
			slot: 'hero',
			sites: ['fr', 'ch'],
			ground: 'butter',
			wide: 'front.png',
			tall: './front.png',
			category: 'shirts',
			texts: {
				fr: { title: 'Du <em>lin</em>', action: 'Voir', alt: 'Une chemise' },
				en: { title: 'Linen', action: 'See', alt: '' },
			},
		},
		shirtRecord('b-1', {
			colorways: [sky, colorwayEntry('b-1', 'rose')] as never,
			environment: { traceability: { sewing: 'PT', dyeing: 'IT' }, recycledPercent: 30 },
			animalParts: true,
			rank: -3,
			brand: 'Atelier Nord',
			measures: { length: { M: 70, S: 68.5 }, chest: { S: 52, M: 54 } },
			texts: {
				en: { name: 'Shirt', slug: 'shirt', description: 'Plain.', details: [] },
				fr: { name: 'Chemise', slug: 'chemise' },
			},
			composition: [
				{
					fibres: [
						{ percent: 66.67, fibre: 'linen' },
						{ percent: 33.33, fibre: 'cotton' },
					],
					part: 'main',
				},
			],
		}),
		shirtRecord('B-2', {
			sizeRun: 'kids',
			categories: [],
			care: [],
			attributes: {},
			colorways: [colorwayEntry('B-2', 'sky', { published: {}, variants: kids })],
		}),
		{
			type: 'content-block',
			id: 'look',
			kind: 'outfit',
			place: 'department',
			category: 'women',
			position: 2,
			sites: ['fr', 'ch'],
			languages: ['fr'],
			from: '2026-03-01T00:00:00+01:00',
			picture: 'front.png',
			points: [{ colorway: 'b-1-sky', y: 0.5, x: 0.25 }],
			link: 'colorway:b-1-sky',
			texts: {
				en: { title: 'A look', action: 'See' },
				fr: { title: 'Une <em>tenue</em>', text: 'Du lin.', action: 'Voir', alt: 'Une chemise' },
			},
		},
		{
			type: 'content-block',
			id: 'tile',
			kind: 'tile',
			place: 'category',
			position: 7,
			picture: 'front.png',
			texts: { fr: { title: 'Lin' } },
		},
		{
			type: 'content-block',
			id: 'row',
			kind: 'products',
			place: 'home',
			goods: { offer: true, category: 'shirts' },
			texts: { fr: { title: 'Offres' } },
		},
	]
}

test('export, import into an empty database, export: the same bytes', async () => {
	const records = everything()
	// A child before its parent would be refused.
	const parents = records.filter((record) => record.type === 'category' && !('parent' in record))
	await bench.write('sans.woff2', sampleFont())
	await bench.write('front.png', await pictureBytes({ width: 200, height: 300, format: 'png' }))
	const ordered = [...parents, ...records.filter((record) => !parents.includes(record))]
	const imported = await bench.run(await bench.writeRecords('everything.jsonl', ordered))
	expect(imported.reportedRows).toEqual([])
	const first = await exportTo(bench.db, 'first.jsonl')
	const second = await bench.run(first, { db: other.db })
	expect(second.reportedRows).toEqual([])
	const text = await readFile(first, 'utf8')
	expect(await readFile(await exportTo(other.db, 'second.jsonl'), 'utf8')).toBe(text)
	expect(await bench.run(first)).toMatchObject({ ok: true, summary: { changed: false } })
	const lines = text.trimEnd().split('\n')
	expect(lines.map((line) => JSON.parse(line).type).filter((type, i, all) => type !== all[i - 1])).toEqual([
		'manufacturer',
		'size-run',
		'category',
		'size-system',
		'site',
		'web-domain',
		'brand',
		'text-override',
		'seller',
		'delivery-method',
		'payment-route',
		'coupon',
		'store',
		'banner',
		'synonyms',
		'product',
		'content-block',
	])
	const account = '"provider":"stripe","account":"eu"'
	expect(lines.filter((line) => line.includes('"payment-route"'))).toEqual([
		`{"type":"payment-route","site":"fr","product":"card",${account},"capture":"on-shipment"}`,
		`{"type":"payment-route","site":"pl","product":"blik",${account},"entry":"page","reviewAbove":9000}`,
	])
	expect(lines.at(-3)).toBe(
		'{"type":"content-block","id":"look","kind":"outfit","place":"department","category":"women","position":2,"sites":["fr","ch"],"languages":["fr"],"from":"2026-02-28T23:00:00.000Z","link":"colorway:b-1-sky","picture":"front.png","points":[{"x":0.25,"y":0.5,"colorway":"b-1-sky"}],"texts":{"fr":{"title":"Une <em>tenue</em>","text":"Du lin.","action":"Voir","alt":"Une chemise"},"en":{"title":"A look","action":"See"}}}',
	)
	expect(lines.at(-5)).toMatch(/^\{"type":"product","id":"B-2","category":"shirts","sizeRun":"kids","manufacturer"/)
	expect(lines.at(-4)).toContain(
		'"prices":{"fr":{"centAmount":4995,"vatClass":"childrens","offer":{"centAmount":3995,"from":"2026-01-09T23:00:00.000Z","until":"2026-12-01T00:00:00.500Z"}},"ch"',
	)
	expect(text).not.toMatch(/null|:\[\]|:\{\}(?!,"prices)/)
})

test('an export of nothing is nothing', async () => {
	const empty = await createTestDatabase()
	const file = await exportTo(empty.db, 'empty.jsonl')
	for await (const chunk of createReadStream(file)) expect(chunk).toBe('')
	await empty.drop()
})
