import { sized } from '@vitrine/testing/matrix'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { fc } from '@vitrine/testing/chance'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCategory, insertProduct, insertSites } from '../catalog/fixtures.ts'
import { catalogRoutes } from '../catalog/routes.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { RouteEnv } from '../http/route-app.ts'
import { readCompanions } from '../reviews/queries/companions.ts'
import { type CatalogIndex, createCatalogIndex } from './catalog-index.ts'
import { SORTS } from './contract.ts'
import { searchRoutes } from './routes.ts'
import { changeAtRandom, CHANGES, NAMES } from './test-changes.ts'

const now = new Date('2026-11-21T10:00:00Z')
const PLACES: [SiteCode, Language][] = [
	['fr', 'fr'],
	['de', 'de'],
	['gb', 'en'],
	['pl', 'pl'],
]
let db: Database
let drop: () => Promise<void>

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	await insertCategory(db, { id: 'women', names: { fr: 'Femme', en: 'Women', de: 'Damen' } })
	await insertCategory(db, { id: 'men', names: { fr: 'Homme', en: 'Men', de: 'Herren' } })
	await insertCategory(db, { id: 'w-dresses', parent: 'women', names: { fr: 'Robes', en: 'Dresses', de: 'Kleider' } })
	await insertCategory(db, { id: 'm-shirts', parent: 'men', names: { fr: 'Chemises', en: 'Shirts', de: 'Hemden' } })
	await sql`insert into size_runs (id) values ('letters')`.execute(db)
	await sql`insert into sizes (size_run_id, key, position, labels, is_childrens)
		values ('letters', 'S', 0, '{"fr":"S"}', false), ('letters', '38', 1, '{"fr":"T38"}', false)`.execute(db)
	await sql`insert into synonyms (language, id, terms, also) values ('fr', 'robe', '{robe}', '{jupe}')`.execute(db)
	for (const [n, names] of NAMES.entries())
		await insertProduct(db, {
			id: `LN-W${n}`,
			rank: n % 5,
			names,
			category: n % 2 ? 'w-dresses' : 'm-shirts',
			colorways: [{ centAmount: 1995 + n * 500 }, { family: 'navy', names: { fr: 'Nuit', en: 'Night red' } }],
		})
})
afterAll(() => drop())

/** A gateway's routes, as one process has them. */
async function open() {
	const index = createCatalogIndex({ db, clock: () => now })
	await index.start()
	const apps = PLACES.map(([site, language]) => appOf(index, { site, language }))
	/** The answers of all sites, each with its keys. */
	const ask = (path: string) =>
		Promise.all(
			apps.map(async (app) => {
				const response = await app.request(path, { headers })
				const keys = response.headers.get('surrogate-key')?.split(' ') ?? []
				return { keys, answer: `${response.status} ${await response.text()}` }
			}),
		)
	return { index, ask }
}
type Opened = Awaited<ReturnType<typeof open>>

const headers = { 'accept-language': 'x', 'ocp-apim-subscription-key': 'x', 'x-store-id': 'x' }

function appOf(index: CatalogIndex, { site, language }: { site: SiteCode; language: Language }) {
	const app = new OpenAPIHono<RouteEnv>()
	app.use(async (c, next) => {
		c.set('site', site)
		c.set('language', language)
		await next()
	})
	return app
		.route('/', searchRoutes({ index }))
		.route('/', catalogRoutes({ db, clock: () => now, index, readCompanions }))
}

const FILTERS = [
	'category=women',
	'category=m-shirts',
	'size=38',
	'color=navy',
	'fit=slim',
	'price-max=3000',
	'offer=true',
	'new=true',
]
const WORDS = [
	'robe',
	'Sommerkleid',
	'sommer',
	'kleid',
	'hemd',
	'striped shirt',
	'sukienka',
	'nuit',
	'rouge',
	'lin',
	'femme',
	'damen kleid',
	'w1',
	'LN-W2',
	'taille 38',
	'ecru',
	'somerkleid',
]
const paths = (colorways: readonly string[]) => [
	...SORTS.flatMap((sort) => [`/search/products?sort=${sort}`, `/search/products?sort=${sort}&page-size=5&page=2`]),
	...FILTERS.map((filter) => `/search/products?${filter}`),
	...WORDS.flatMap((word) => ['products', 'suggestions'].map((of) => `/search/${of}?q=${encodeURIComponent(word)}`)),
	'/search/suggestions',
	'/catalog/categories',
	'/catalog/size-runs',
	'/catalog/colorways',
	'/catalog/merchandise',
	...colorways.map((id) => `/catalog/products/${id}`),
]

async function askAll({ index, ask }: Opened) {
	const position = index.feed.present()!
	const { rows } = await sql<{ id: string }>`select id from colorways`.execute(db)
	const answers = new Map<string, Awaited<ReturnType<typeof ask>>>()
	// Of many that are new at once, ten stand for the others.
	const asked = rows.map(({ id }) => id).filter((id) => !/^N\d\d/.test(id))
	for (const path of paths(asked)) answers.set(path, await ask(path))
	return { position, answers }
}

const bodies = ({ answers }: Awaited<ReturnType<typeof askAll>>) =>
	[...answers].map(([path, own]) => [path, ...own.map(({ answer }) => answer)])

/** Follows the changes made: each answer that is another must be as after a load, and have been purged. */
async function expectFollowed(
	followed: Opened,
	{ made, before }: { made: string[]; before: Awaited<ReturnType<typeof askAll>> },
) {
	await followed.index.refresh()
	const { keys, isReset } = followed.index.feed.since(before.position)
	const [after, anew] = [await askAll(followed), await open()]
	expect({ made, answers: bodies(after) }).toEqual({ made, answers: bodies(await askAll(anew)) })
	await anew.index.stop()
	const purged = new Set(keys)
	const stale = [...after.answers].flatMap(([path, own]) =>
		own.flatMap(({ answer }, place) => {
			const former = before.answers.get(path)?.[place]
			const isStale = former && former.answer !== answer && !former.keys.some((key) => purged.has(key))
			return isStale && former.keys.length > 0 && !isReset ? [[path, PLACES[place], former.answer, answer]] : []
		}),
	)
	expect({ made, stale }).toEqual({ made, stale: [] })
	return after
}

test('after random changes of products a followed index answers as one loaded anew, byte for byte, and has purged', async () => {
	const change = fc.record({ kind: fc.constantFrom(...CHANGES), seed: fc.nat() })
	const rounds = fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 3 })
	await fc.assert(
		fc.asyncProperty(rounds, async (all) => {
			const followed = await open()
			const load = followed.index.on('fr').stamp.split('.')[0]
			const made: string[] = []
			let before = await askAll(followed)
			for (const round of all) {
				for (const one of round) made.push(await changeAtRandom(db, { ...one, now }))
				before = await expectFollowed(followed, { made, before })
			}
			expect(followed.index.on('fr').stamp.split('.')[0]).toBe(load)
			await followed.index.stop()
		}),
		{ numRuns: sized({ gate: 2, whole: 12 }), endOnFailure: true },
	)
})

test('more than there is room for, and articles that move from one product to another, are loaded beside', async () => {
	const followed = await open()
	let before = await askAll(followed)
	for (let n = 0; n < 90; n++)
		await insertProduct(db, {
			id: `N${n}`,
			colorways: Array.from({ length: 3 }, () => ({ variants: [{ size: '40' }] })),
		})
	before = await expectFollowed(followed, { made: ['90 products'], before })
	await sql`update variants set colorway_id = 'N1-C0' where colorway_id = 'N0-C0'`.execute(db)
	await expectFollowed(followed, { made: ['a variant moves'], before })
	await followed.index.stop()
})
