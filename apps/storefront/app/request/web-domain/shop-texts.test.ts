import { eventually } from '@vitrine/testing/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBrand } from '@vitrine/commerce/brand/fixtures'
import type { TextOverride } from '@vitrine/commerce/texts/contract'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

let opened: TestShop
let stop: () => void
beforeAll(async () => {
	opened = await openTestShop((db) => insertBrand(db), { pageCacheSeconds: 3_600 })
	stop = opened.shop.followChanges()
})
afterAll(async () => {
	stop()
	await opened.close()
})

const ask = (path: string) => opened.shop.request(`http://fr.localhost${path}`)
const html = async (path: string) => (await ask(path)).text()
const titleOf = async (path: string) => /<title>([^<]*)<\/title>/.exec(await html(path))?.[1]
const hashOf = async (path: string) => /"ownTexts":"([0-9a-f]{16})"/.exec(await html(path))?.[1]

async function say(...texts: TextOverride[]): Promise<void> {
	await opened.db.insertInto('text_overrides').values(texts).execute()
	await opened.refresh()
}

test('a text of the shop is on kept pages at once, in its language, with the name of the brand', async () => {
	expect([await titleOf('/fr/'), await hashOf('/fr/')]).toEqual(['Boutique en ligne | Maison X', undefined])
	await say(
		{ language: 'fr', key: 'home.title', text: 'Les manteaux {brand} & Cie' },
		{ language: 'fr', key: 'footer.story', text: "Un <atelier> à '<b>Nantes</b>'" },
		{ language: 'fr', key: 'annex.error404Page.title', text: 'Égaré' },
	)
	await eventually(async () => expect(await titleOf('/fr/')).toBe('Les manteaux Maison X &amp; Cie | Maison X'))
	expect(await titleOf('/de/')).toBe('Onlineshop | Maison X')
	expect(await html('/fr/nothing/')).toContain('Égaré')
})

test('what browsers lay over the texts of their build has the hash of its content for an address', async () => {
	const hash = await hashOf('/fr/')
	const answer = await ask(`/texts/fr-${hash}.json`)
	expect(answer.headers.get('cache-control')).toContain('immutable')
	expect(await answer.json()).toMatchObject({ home: { title: ['Les manteaux ', ['brand'], ' & Cie'] } })
	expect(await (await ask(`/texts/de-${hash}.json`)).json()).toEqual({})
	const former = await ask(`/texts/fr-${'0'.repeat(16)}.json`)
	expect([former.status, former.headers.get('cache-control')]).toEqual([200, 'no-store'])
	for (const path of ['/texts/', '/texts/sv-0000000000000000.json', '/texts/fr-x.json', '/texts/../package.json'])
		expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('taken back, the shipped text is there again, and nothing is asked for', async () => {
	await opened.db.deleteFrom('text_overrides').execute()
	await opened.refresh()
	await eventually(async () => expect(await titleOf('/fr/')).toBe('Boutique en ligne | Maison X'))
	expect(await hashOf('/fr/')).toBeUndefined()
})
