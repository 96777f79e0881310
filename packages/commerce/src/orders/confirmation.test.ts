import { MEANS } from '../capabilities.ts'
import { LANGUAGES } from '@vitrine/market/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import { fillCheckout } from '../checkout/fixtures/checkouts.ts'
import { syncPayment } from '../checkout/commands/settle-payment.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { decide, findByReference } from '../sandbox-bank/bank.ts'
import { confirmationEmail } from './confirmation/email.ts'
import { sendOrderConfirmation } from './jobs.ts'
import { findOrder } from './queries/find-order.ts'

let db: Database
let drop: () => Promise<void>
let orderId: string
const CARD = '2980000123450'
const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' }

beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	const { colorways } = await insertProduct(db, { names: { fr: 'Chemise <b>rayée</b>', en: 'Striped shirt' } })
	const checkout = await fillCheckout(db, {
		items: [{ sku: colorways[0]!.skus[0]!, quantity: 2 }],
		loyaltyCardNumber: CARD,
	})
	const result = await checkout.pay()
	if (!result.ok) throw new Error(result.reason)
	orderId = result.placed.orderId
	await decide(db, {
		id: (await findByReference(db, `pay_${orderId}`))!.id,
		decision: 'approve',
		delivery: 'normal',
		now: new Date(),
	})
	await syncPayment(db, {
		payments: checkout.payments,
		means: MEANS,
		paymentId: `pay_${orderId}`,
		kind: 'sync',
		now: new Date(),
	})
})
afterAll(() => drop())

test('the confirmation goes out once, in the language of the order, however often the job runs', async () => {
	const mailer = createInboxMailer({ db, clock: () => new Date() })
	const job = { db, mailer, sender, orderId, now: new Date() }
	// A concurrent attempt fails, and the queue retries it later.
	await Promise.allSettled([sendOrderConfirmation(job), sendOrderConfirmation(job), sendOrderConfirmation(job)])
	await sendOrderConfirmation(job)
	const mails = await db.selectFrom('inbox_messages').selectAll().execute()
	expect(mails).toHaveLength(1)
	const order = await findOrder(db, orderId)
	expect(mails[0]).toMatchObject({
		language_tag: 'fr-FR',
		recipient: order!.email,
		subject: `Votre commande ${order!.orderNumber} est confirmée`,
	})
	expect(mails[0]!.text).toContain('99,90\u00a0€')
	expect(mails[0]!.text).toContain('dont TVA 20\u00a0%')
	expect(mails[0]!.html).toContain('Chemise &lt;b&gt;rayée&lt;/b&gt;')
	for (const text of [mails[0]!.text, mails[0]!.html]) {
		// The page has the invoice once it is written.
		expect(text).toContain('Votre commande et sa facture (PDF)')
		expect(text).toContain(`https://fr.localhost/fr/order/${orderId}/confirmation/`)
		expect(text).toContain('Vos points iront sur la carte de fidélité …3450.')
		expect(text).not.toContain(CARD)
	}
})

test('a mail server that refuses leaves the e-mail to be sent again', async () => {
	await db.deleteFrom('mails').execute()
	const mailer = { send: () => Promise.reject(new Error('452 mailbox full')) }
	await expect(sendOrderConfirmation({ db, mailer, sender, orderId, now: new Date() })).rejects.toThrow('452')
	expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
})

test.each(LANGUAGES)('every word of the e-mail exists in %s', async (language) => {
	const order = await findOrder(db, orderId)
	const tag = ({ fr: 'fr-CH', en: 'en-GB', es: 'es-ES', de: 'de-DE', it: 'it-IT', pl: 'pl-PL' } as const)[language]
	const mail = await confirmationEmail({ order: order!, site: 'fr', tag, sender })
	expect(mail.text).not.toMatch(/undefined|NaN/)
	expect(mail.html).toContain(`lang="${tag}"`)
	expect([mail.text.includes('…3450.'), mail.html.includes('…3450.')]).toEqual([true, true])
	const { loyaltyCardNumber: _, ...snapshot } = order!.snapshot
	const without = await confirmationEmail({ order: { ...order!, snapshot }, site: 'fr', tag, sender })
	expect(without.text).toBe(mail.text.replace(/\n+.*…3450\./, ''))
})

test('what was bought is shown beside its name, from the shop itself (look 22)', async () => {
	const order = (await findOrder(db, orderId))!
	const image = { base: '/media/ab/shirt', widths: [640], width: 3, height: 4, view: 'front' }
	const pictured = { ...order, lines: order.lines.map((line) => ({ ...line, image })) }
	const shop = { ...sender, origin: 'https://fr.shop.example' }
	const emailOf = (placed: typeof order) => confirmationEmail({ order: placed, site: 'fr', tag: 'fr-FR', sender: shop })
	expect((await emailOf(pictured)).html).toContain(
		'src="https://fr.shop.example/media/ab/shirt-email.jpg" alt="Chemise &lt;b&gt;rayée&lt;/b&gt;" width="96" height="128"',
	)
	const bare = { ...order, lines: order.lines.map((line) => ({ ...line, image: null })) }
	expect((await emailOf(bare)).html).not.toMatch(/<img|width:112px/)
})
