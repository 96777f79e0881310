import { languageOfTag } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '@vitrine/linaire/catalog/pages'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import { fillCheckout } from '../checkout/fixtures/checkouts.ts'
import { publishPages } from '../content/commands.ts'
import { insertPages } from '../content/fixtures.ts'
import { type AgreedPage, agreedPagesJson } from '../content/queries/agreed-pages.ts'
import { listMissingPages } from '../content/queries/missing-pages.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { orderOf, SENDER, stageOf } from '../mail/test-stage.ts'
import { demoSeller } from '../web-domains/fixtures/sellers.ts'
import { confirmationAppendix } from './confirmation/appendix.ts'
import { confirmationEmail } from './confirmation/email.ts'
import { findOrder } from './queries/find-order.ts'

let db: Database
let drop: () => Promise<void>
let sku: string
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const { colorways } = await insertProduct(db)
	sku = colorways[0]!.skus[0]!
})
afterAll(() => drop())

const NOW = new Date('2026-11-22T12:00:00Z')

async function buy() {
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	const result = await checkout.pay()
	if (!result.ok) throw new Error(result.reason)
	return (await findOrder(db, result.placed.orderId))!
}

test('without pages an order claims none, its confirmation has no appendix, and what is missing is known', async () => {
	const order = await buy()
	expect(order.snapshot.agreedPages).toEqual([])
	expect(await confirmationAppendix(db, { order, site: 'fr', tag: 'fr-FR' })).toEqual([])
	const missing = await listMissingPages(db, NOW)
	expect(missing.map(({ site }) => site)).toEqual(SITE_CODES)
	expect(missing.find(({ site }) => site === 'ch')?.missing).toEqual(['legal-notice', 'terms', 'privacy'])
})

test('every site of the demo has what an order agrees to; nothing is missing', async () => {
	await insertPages(db, [...pages()])
	expect(await listMissingPages(db, NOW)).toEqual([])
	for (const site of SITE_CODES) {
		const { rows } = await sql<{
			agreed: AgreedPage[]
		}>`select ${agreedPagesJson({ site, language: 'fr', now: NOW })} as agreed`.execute(db)
		const { agreed } = rows[0]!
		expect([site, agreed.map(({ page }) => page)]).toEqual([site, ['terms', 'withdrawal', 'privacy']])
		expect(agreed.every(({ version }) => version === 1)).toBe(true)
	}
})

test('an order keeps the versions it was made under, whatever is published after it', async () => {
	const order = await buy()
	const [terms] = order.snapshot.agreedPages ?? []
	expect(terms).toMatchObject({ page: 'terms', version: 1, language: 'fr', validFrom: '2026-06-19' })
	await db
		.updateTable('content_pages')
		.set({ body: '## Neuf' })
		.where('site', '=', 'fr')
		.where('page', '=', 'terms')
		.execute()
	await db.transaction().execute((tx) => publishPages(tx, { sites: ['fr'], now: NOW }))
	expect((await buy()).snapshot.agreedPages?.[0]).toMatchObject({ page: 'terms', version: 2 })
	const pages = await confirmationAppendix(db, { order, site: 'fr', tag: 'fr-FR' })
	const text = pages.flatMap((page) => [page.title, page.text]).join('\n')
	const html = pages.map((page) => page.html).join('')
	for (const words of [
		'Conditions générales de vente (19 juin 2026)',
		'Linaire SAS (démonstration)',
		'Modèle de formulaire',
	])
		expect(text).toContain(words)
	expect(html).toContain('<h2 id="10-garanties-legales">')
	expect(html).toMatch(/href="https?:\/\/[^"]+\/fr\/order\/withdraw\/"/)
	for (const rest of ['{{', 'href="page:', 'href="shop:']) expect(html).not.toContain(rest)
})

test('with the pages of law a confirmation stays below what Gmail shows of an e-mail', async () => {
	for (const site of SITE_CODES) {
		const stage = stageOf(site)
		const { tag } = stage
		const agreed = sql<AgreedPage[]>`${agreedPagesJson({ site, language: languageOfTag(tag)!, now: NOW })}`
		const { rows } = await sql<{ agreed: AgreedPage[] }>`select ${agreed} as agreed`.execute(db)
		const one = orderOf(stage)
		const order = { ...one, snapshot: { ...one.snapshot, agreedPages: rows[0]!.agreed } }
		const pages = await confirmationAppendix(db, { order, site, tag })
		expect(pages).toHaveLength(2)
		const { html } = await confirmationEmail({ order, site, tag, sender: SENDER, seller: demoSeller(site), pages })
		expect([site, Buffer.byteLength(html)]).toEqual([site, expect.toSatisfy((bytes: number) => bytes < 90_000)])
	}
})
