import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { applyScheduledPrices, removePrices, setPrices, type VariantPrice } from './commands/set-prices.ts'
import { followScheduledPrices } from '../catalog/jobs.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	const site = { site: 'fr', domain: 'fr.test', store_id: '001', country_code: 'FR', currency: 'EUR', params: '{}' }
	await db.insertInto('web_domains').values(site).execute()
	await db.insertInto('size_runs').values({ id: 'one' }).execute()
	await db.insertInto('categories').values({ id: 'bags', parent_id: null, position: 0 }).execute()
	const product = { id: 'p', size_run_id: 'one', category_id: 'bags', launched_on: '2026-01-01' }
	const lists = { attributes: '{}', composition: '[]', environment: '{}', care: [], has_animal_parts: false, rank: 0 }
	await db
		.insertInto('products')
		.values({ ...product, ...lists, manufacturer_id: null })
		.execute()
	await db
		.insertInto('colorways')
		.values({ id: 'c', product_id: 'p', position: 0, color_family: 'red', swatch: '#ff0000' })
		.execute()
	const variants = 'abcdefgh'.split('').map((sku) => ({ sku, colorway_id: 'c', size_key: 'one', gtin: null }))
	await db.insertInto('variants').values(variants).execute()
})
afterAll(() => drop())

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000)
const price = (sku: string, centAmount: number, offer?: [number, from: number, until?: number]): VariantPrice => ({
	sku,
	centAmount,
	vatClass: 'standard',
	offer: offer
		? { centAmount: offer[0], from: day(offer[1]), until: offer[2] === undefined ? null : day(offer[2]) }
		: null,
})
const set = (at: number, ...prices: VariantPrice[]) =>
	db.transaction().execute((tx) => setPrices(tx, { site: 'fr', currency: 'EUR', now: day(at), prices }))
const apply = (at: number) => db.transaction().execute((tx) => applyScheduledPrices(tx, day(at)))
async function log(sku: string) {
	const rows = await db.selectFrom('price_log').selectAll().where('sku', '=', sku).orderBy('id').execute()
	return rows.map((row) => [(row.applied_at.getTime() - day(0).getTime()) / 86_400_000, row.cent_amount, row.announced])
}

test('a price is logged when it begins and when it changes, and not when it stays', async () => {
	expect(await set(0, price('a', 5000))).toBe(1)
	expect(await set(1, price('a', 5000))).toBe(0)
	expect(await set(2, price('a', 4000))).toBe(1)
	expect(await log('a')).toEqual([
		[0, 5000, false],
		[2, 4000, false],
	])
})

test('a scheduled offer is logged at the instants it starts and ends, once, however late', async () => {
	await set(0, price('b', 5000, [3000, 10, 20]))
	expect(await log('b')).toEqual([[0, 5000, false]])
	expect(await apply(9)).toBe(0)
	expect(await apply(10.5)).toBe(1)
	expect(await apply(11)).toBe(0)
	expect(await apply(40)).toBe(1)
	expect(await apply(41)).toBe(0)
	const both = [
		[0, 5000, false],
		[10, 3000, true],
		[20, 5000, false],
	]
	expect(await log('b')).toEqual(both)
	await set(0, price('c', 5000, [3000, 10, 20]))
	expect(await apply(40)).toBe(2)
	expect(await log('c')).toEqual(both)
})

test('an offer that runs when the price is set is what the public pays from then', async () => {
	await set(15, price('d', 5000, [3000, 10, 20]))
	expect(await log('d')).toEqual([[15, 3000, true]])
	await apply(30)
	expect(await log('d')).toEqual([
		[15, 3000, true],
		[20, 5000, false],
	])
})

test('what an offer did before it was replaced is not lost', async () => {
	await set(0, price('e', 5000, [3000, 10, 20]))
	await set(30, price('e', 5000, [2500, 25]))
	expect(await log('e')).toEqual([
		[0, 5000, false],
		[10, 3000, true],
		[20, 5000, false],
		[30, 2500, true],
	])
	await set(31, price('f', 5000, [3000, 32]))
	const removed = await db
		.transaction()
		.execute((tx) => removePrices(tx, { site: 'fr', skus: ['f', 'none'], now: day(33) }))
	expect(removed).toBe(1)
	expect(await log('f')).toEqual([
		[31, 5000, false],
		[32, 3000, true],
	])
})

test('a change to the regular price behind a running offer is not a change of what the public pays', async () => {
	await set(0, price('g', 5000, [3000, 0]))
	await set(5, price('g', 6000, [3000, 0]))
	expect(await log('g')).toEqual([[0, 3000, true]])
})

test('the job bumps the catalog only when a price changed', async () => {
	const version = async () =>
		(await db.selectFrom('catalog_versions').select('version').executeTakeFirstOrThrow()).version
	await set(50, price('h', 5000, [3000, 51]))
	const before = await version()
	expect(await followScheduledPrices(db, { now: day(50.5) })).toBe(0)
	expect(await version()).toBe(before)
	expect(await followScheduledPrices(db, { now: day(51) })).toBe(1)
	expect(await version()).toBe(before + 1)
})

test('a price with a fault is thrown back', async () => {
	await expect(set(60, price('a', 100, [100, 0]))).rejects.toThrow('offer-not-below-price')
	await expect(set(60, price('a', 100, [90, 5, 4]))).rejects.toThrow('offer-ends-before-it-starts')
	const swiss = db
		.transaction()
		.execute((tx) => setPrices(tx, { site: 'fr', currency: 'CHF', now: day(60), prices: [price('a', 101)] }))
	await expect(swiss).rejects.toThrow('not-a-price-step')
})

test('what is in the log stays as it is (law 1: it is the evidence)', async () => {
	await set(70, price('a', 7000))
	const before = await log('a')
	const changed = db.updateTable('price_log').set({ cent_amount: 1 }).where('sku', '=', 'a')
	await expect(changed.execute()).rejects.toMatchObject({ code: '23001' })
	await expect(db.deleteFrom('price_log').where('sku', '=', 'a').execute()).rejects.toMatchObject({ code: '23001' })
	expect(await log('a')).toEqual(before)
})
