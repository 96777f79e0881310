import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCategory, insertProduct, insertSites } from '../catalog/fixtures.ts'
import { bumpCatalogVersion } from '../catalog/commands/bump-catalog-version.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { type CatalogIndex, createCatalogIndex } from './catalog-index.ts'

const now = new Date('2026-11-21T10:00:00Z')
const past = new Date('2026-11-20T00:00:00Z')
let db: Database
let drop: () => Promise<void>
let index: CatalogIndex

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	await insertCategory(db, { id: 'men', position: 1, names: { fr: 'Homme', en: 'Men' } })
	await insertCategory(db, { id: 'm-shirts', parent: 'men', names: { fr: 'Chemises', en: 'Shirts' } })
	await insertProduct(db, { id: 'LN-W01' })
	await insertProduct(db, { id: 'LN-W02' })
	await insertProduct(db, { id: 'LN-M01', sites: ['fr'], category: 'm-shirts' })
	await insertProduct(db, { id: 'LN-M02', sites: ['fr', 'de'], category: 'm-shirts' })
	await insertProduct(db, { id: 'LN-M03', category: 'm-shirts', colorways: [{ publishedUntil: past }] })
	await insertRun('hats', 'S', 'M')
	await insertRun('men', 'M', 'L')
	await insertRun('one-size', 'ONE')
	await dress({ 'LN-M01': 'men', 'LN-M02': 'one-size', 'LN-M03': 'hats' })
	index = createCatalogIndex({ db, clock: () => now })
	await index.start()
})
afterAll(async () => {
	await index.stop()
	await drop()
})

async function insertRun(id: string, ...keys: string[]): Promise<void> {
	await db.insertInto('size_runs').values({ id }).execute()
	const sizes = keys.map((key, position) => ({ size_run_id: id, key, position, labels: '{}', is_childrens: false }))
	await db.insertInto('sizes').values(sizes).execute()
}

async function dress(sizeRuns: Record<string, string>): Promise<void> {
	for (const [id, size_run_id] of Object.entries(sizeRuns))
		await db.updateTable('products').set({ size_run_id }).where('id', '=', id).execute()
	await db.transaction().execute((tx) => bumpCatalogVersion(tx, now))
}

function listed(site: SiteCode, language: Language) {
	return index
		.sizeRuns({ site, language })
		.map(({ id, department, categories }) => [id, department, ...categories].join(', '))
}

test('a run is told by what it dresses on the site; without a choice or a garment it is no question', () => {
	expect(listed('fr', 'fr')).toEqual(['women, Femme, Chemises et blouses', 'men, Homme, Chemises'])
	expect(listed('de', 'de')).toEqual(['women, Femme, Chemises et blouses'])
	expect(listed('gb', 'en')).toEqual(['women, Women, Shirts & blouses'])
})

test('all of its sizes in the labels of the site, also those nothing is made in now', () => {
	const [women] = index.sizeRuns({ site: 'gb', language: 'en' })
	expect(women?.sizes.map(({ sizeKey }) => sizeKey)).toEqual(['34', '36', '38', '40', '42', '44'])
	expect(women?.sizes[0]).toEqual({ sizeKey: '34', sizeLabel: '6', secondSizeLabel: 'EU 32' })
})

test('what most of its styles are stands first, and says the department', async () => {
	await dress({ 'LN-M02': 'women' })
	await index.refresh()
	expect(listed('fr', 'fr')[0]).toBe('women, Femme, Chemises et blouses, Chemises')
	await dress({ 'LN-W02': 'one-size', 'LN-M01': 'women' })
	await index.refresh()
	expect(listed('fr', 'fr')).toEqual(['women, Homme, Chemises, Chemises et blouses'])
})
