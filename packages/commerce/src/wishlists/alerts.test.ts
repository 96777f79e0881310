import { SITES_TRIED } from '@vitrine/testing/matrix'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { LOCALES, type LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase, emptyTables } from '../database/test-database.ts'
import type { Email } from '../mail/commands.ts'
import { setPrices } from '../pricing/commands/set-prices.ts'
import { endByEmail, removeItems, saveItems, setAlerts } from './commands.ts'
import type { AlertKind } from './contract.ts'
import { insertAlert } from './fixtures.ts'
import { dropOldAlerts, enqueueDueAlerts, sendWishlistAlert } from './jobs.ts'
import { readAlertState, readWishlist } from './queries.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const COLORWAY = 'LN-W01-SKY'
const [IN_STOCK, SOLD_OUT] = [`${COLORWAY}-38`, `${COLORWAY}-40`]

let db: Database
let url: string
let drop: () => Promise<void>
let customerId: string
let sent: Email[] = []
beforeAll(async () => {
	;({ db, url, drop } = await createTestDatabase())
	await insertSites(db)
	const variants = [{ size: '38' }, { size: '40', stock: 0 }]
	await insertProduct(db, { id: 'LN-W01', colorways: [{ id: COLORWAY, variants }] })
	await insertProduct(db, { id: 'LN-W02', colorways: [{ id: 'LN-W02-NVY', variants: [{ size: '38' }] }] })
})
afterAll(() => drop())
beforeEach(async () => {
	;({ customerId } = await insertCustomer(db))
	sent = []
	await emptyTables(db, ['wishlist_alerts', 'wishlist_items', 'mails', 'pgboss.job'])
	await db.updateTable('stock_levels').set({ on_hand: 0 }).where('sku', '=', SOLD_OUT).execute()
	await price(4995)
	await save('fr')
})

const save = (site: SiteCode) =>
	saveItems(db, {
		customerId,
		site,
		now: NOW,
		items: [{ colorwayId: COLORWAY, savedAt: NOW.toISOString(), centAmount: 1 }],
	})
const restock = (units: number) =>
	db.updateTable('stock_levels').set({ on_hand: units }).where('sku', '=', SOLD_OUT).execute()
async function price(centAmount: number, { site = 'fr' as SiteCode, offer = 0, at = NOW } = {}) {
	const reduced = offer === 0 ? null : { centAmount: offer, from: at, until: null }
	const prices = [{ sku: IN_STOCK, centAmount, vatClass: 'standard' as const, offer: reduced }]
	await db.transaction().execute((tx) => setPrices(tx, { site, currency: SITES[site].currency, now: at, prices }))
}
async function ask(alerts: [string, AlertKind][], site: SiteCode = 'fr') {
	const { tag, language } = LOCALES[SITES[site].locale]
	const languageTag: LanguageTag = tag
	const isSaved = await setAlerts(db, {
		customerId,
		site,
		colorwayId: COLORWAY,
		language,
		languageTag,
		alerts: alerts.map(([sku, kind]) => ({ sku, kind })),
		wordingVersion: '2026-11-22',
		pageUrl: `https://shop.example/${SITES[site].locale}/wishlist/alert/?alert=ALERT_ID`,
		now: NOW,
	})
	expect(isSaved).toBe(true)
	return (await readWishlist(db, { customerId, site })).alerts
}
const rows = () => db.selectFrom('wishlist_alerts').selectAll().orderBy('asked_at').execute()

/** One minute of the worker: looks, and does what is in the queue. */
async function work(now = NOW) {
	await enqueueDueAlerts(db, { after: '', now })
	const jobs = await sql<{ data: { alertId: string } }>`delete from pgboss.job
		where name = 'send-wishlist-alert' returning data`.execute(db)
	const mailer = { send: async (mail: Email) => void sent.push(mail) }
	const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS' }
	for (const { data } of jobs.rows) await sendWishlistAlert({ db, mailer, sender, now, ...data })
	return sent.length
}

test('a consent is a row with its words and instant; what is not asked for any more ends, and is not asked for twice', async () => {
	const both: [string, AlertKind][] = [
		[SOLD_OUT, 'back-in-stock'],
		[SOLD_OUT, 'price-drop'],
	]
	const alerts = await ask([
		...both,
		[IN_STOCK, 'back-in-stock'],
		['LN-W02-NVY-38', 'price-drop'],
		['nope', 'price-drop'],
	])
	expect(alerts.map(({ sku, kind }) => [sku, kind]).toSorted()).toEqual(both)
	expect(await ask(both)).toEqual(alerts)
	expect(await ask([both[1]!])).toHaveLength(1)
	expect((await rows()).map((row) => [row.kind, row.wording_version, row.ended_by]).toSorted()).toEqual([
		['back-in-stock', '2026-11-22', 'customer'],
		['price-drop', '2026-11-22', null],
	])
	await removeItems(db, { customerId, site: 'fr', colorwayIds: [COLORWAY], now: NOW })
	expect((await rows()).map((row) => row.ended_by).toSorted()).toEqual(['customer', 'removed'])
})

test('a size that is back is e-mailed once, and never again; asked for anew, once more', async () => {
	await ask([[SOLD_OUT, 'back-in-stock']])
	expect(await work()).toBe(0)
	await restock(3)
	expect([await work(), await work()]).toEqual([1, 1])
	const [mail] = sent
	expect(mail?.subject).toBe('De nouveau dans votre taille\u00a0: Chemise en popeline rayée')
	expect(mail?.text).toContain('https://shop.example/fr/p/chemise-en-popeline-rayee-ln-w01-sky/')
	expect((await rows()).map((row) => row.ended_by)).toEqual(['sent'])
	await restock(0)
	await ask([[SOLD_OUT, 'back-in-stock']])
	await restock(1)
	expect(await work()).toBe(2)
})

test('a price that falls is e-mailed once, again only when it falls further, and as its page shows it', async () => {
	await ask([[IN_STOCK, 'price-drop']])
	expect(await work()).toBe(0)
	await price(4995, { offer: 3995 })
	expect([await work(), await work()]).toEqual([1, 1])
	expect(sent[0]?.text).toContain('39,95\u00a0€ (−20\u00a0%)')
	expect(sent[0]?.text).toContain('Prix le plus bas des 30 jours avant la réduction\u00a0: 49,95\u00a0€')
	await price(4995)
	await price(4995, { offer: 3995, at: new Date(NOW.getTime() + 1000) })
	expect(await work(new Date(NOW.getTime() + 2000))).toBe(1)
	await price(2990, { at: new Date(NOW.getTime() + 3000) })
	expect(await work(new Date(NOW.getTime() + 4000))).toBe(2)
	// A lower list price is no announced reduction: nothing is compared with anything.
	expect(sent[1]?.text).toContain('29,90\u00a0€')
	expect(sent[1]?.text).not.toMatch(/%|39,95|49,95/)
})

test('nothing of what is withdrawn, sold out again, ended by a click, or whose customer is gone', async () => {
	await ask([[SOLD_OUT, 'back-in-stock']])
	await restock(1)
	await db
		.updateTable('publications')
		.set({ published_until: new Date(NOW.getTime() - 1) })
		.execute()
	expect(await work()).toBe(0)
	await db.updateTable('publications').set({ published_until: null }).execute()
	expect([await work(), await work(new Date(NOW.getTime() + 90_000_000))]).toEqual([0, 1])
	await restock(0)
	const [alert] = await ask([[SOLD_OUT, 'back-in-stock']])
	await restock(1)
	await enqueueDueAlerts(db, { after: '', now: NOW })
	await restock(0)
	expect(await work()).toBe(1)
	await restock(1)
	await enqueueDueAlerts(db, { after: '', now: NOW })
	const at = { alertId: alert!.id, site: 'fr', language: 'fr', now: NOW } as const
	expect(await readAlertState(db, at)).toEqual({
		kind: 'back-in-stock',
		isOpen: true,
		product: { name: 'Chemise en popeline rayée', sizeLabel: '40' },
		others: 0,
	})
	await endByEmail(db, { alertId: alert!.id, isForAll: false, now: NOW })
	expect([await work(), (await readAlertState(db, at))?.isOpen]).toEqual([1, false])
	await restock(0)
	await ask([
		[SOLD_OUT, 'back-in-stock'],
		[SOLD_OUT, 'price-drop'],
	])
	await endByEmail(db, { alertId: alert!.id, isForAll: true, now: NOW })
	expect((await readWishlist(db, { customerId, site: 'fr' })).alerts).toEqual([])
	await ask([[SOLD_OUT, 'back-in-stock']])
	await restock(1)
	await db.updateTable('customers').set({ email: null, erased_at: NOW }).where('id', '=', customerId).execute()
	expect(await work()).toBe(1)
})

test('of many alerts a run looks at a part and goes on behind it; fifty jobs at once send one e-mail', async () => {
	const of = { customer_id: customerId, site: 'fr', asked_at: NOW }
	for (let i = 10; i < 60; i++) {
		const { customerId: other } = await insertCustomer(db)
		await insertAlert(db, { ...of, customer_id: other, id: `alert-number-${i}`, sku: i === 55 ? IN_STOCK : SOLD_OUT })
	}
	const first = await enqueueDueAlerts(db, { after: '', now: NOW, batch: 2 })
	expect(first).toBe('alert-number-49')
	expect(await enqueueDueAlerts(db, { after: first, now: NOW, batch: 2 })).toBe('')
	const { rows: jobs } = await sql<{ data: { alertId: string } }>`select data from pgboss.job`.execute(db)
	expect(jobs.map(({ data }) => data.alertId)).toEqual(['alert-number-55'])
	const mailer = { send: async (mail: Email) => void sent.push(mail) }
	const job = { db, mailer, sender: { shopName: 'Linaire', companyLine: '' }, now: NOW, alertId: 'alert-number-55' }
	await Promise.allSettled(Array.from({ length: 50 }, () => sendWishlistAlert(job)))
	expect(sent).toHaveLength(1)
})

test('killed while the mail server has the e-mail: it counts as under way, is sent once more, and then never', async () => {
	await ask([[SOLD_OUT, 'back-in-stock']])
	await restock(1)
	const [{ id } = { id: '' }] = await rows()
	const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
	const script = `
		await import(${at('../../../market/src/install-seven-sites.ts')})
		const { createDatabase } = await import(${at('../database/client.ts')})
		const { sendWishlistAlert } = await import(${at('jobs.ts')})
		const db = createDatabase({ url: ${JSON.stringify(url)} })
		const mailer = { send: () => { process.stdout.write('sending'); return new Promise(() => setInterval(() => {}, 1000)) } }
		await sendWishlistAlert({ db, mailer, sender: { shopName: 'Linaire', companyLine: '' }, now: new Date(), alertId: '${id}' })`
	const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
	await once(child.stdout, 'data')
	child.kill('SIGKILL')
	await once(child, 'close')
	const open = { ended_at: null, ended_by: null }
	expect(await rows()).toMatchObject([open])
	// However long it takes to come here, the claim holds.
	await sql`update mails set claimed_at = now() + interval '1 day'`.execute(db)
	await expect(work()).rejects.toThrow('under way')
	await sql`update mails set claimed_at = now() - interval '2 minutes'`.execute(db)
	await db.updateTable('wishlist_alerts').set({ due_at: null }).execute()
	expect([await work(), await work()]).toEqual([1, 1])
	expect(await rows()).toMatchObject([{ ended_by: 'sent' }])
})

test.each(SITES_TRIED)('%s: both e-mails in its language, with the button of mail programs', async (site) => {
	await save(site)
	await ask(
		[
			[SOLD_OUT, 'back-in-stock'],
			[IN_STOCK, 'price-drop'],
		],
		site,
	)
	await restock(2)
	await price(4995, { site, offer: 2995 })
	expect(await work()).toBe(2)
	const { locale } = SITES[site]
	for (const mail of sent) {
		expect(mail.languageTag).toBe(LOCALES[locale].tag)
		expect(mail.unsubscribeUrl).toMatch(
			new RegExp(`^https://shop\\.example/${locale}/wishlist/alert/\\?alert=[\\w-]{24}&all=true$`),
		)
		expect(mail.text).toContain(`https://shop.example/${locale}/wishlist/alert/?alert=`)
	}
	expect(new Set(sent.map(({ subject }) => subject)).size).toBe(2)
	await price(4995, { site })
})

test('the proof of an alert goes three years after its end', async () => {
	const of = { customer_id: customerId, site: 'fr', sku: SOLD_OUT, asked_at: NOW }
	await insertAlert(db, { ...of, id: 'alert-of-before' })
	await endByEmail(db, { alertId: 'alert-of-before', isForAll: false, now: NOW })
	expect(await dropOldAlerts(db, new Date('2029-11-22T09:00:00Z'))).toBe(0)
	expect(await dropOldAlerts(db, new Date('2029-11-22T11:00:00Z'))).toBe(1)
})
