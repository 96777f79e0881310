import { MEANS } from '../capabilities.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addGiftCard } from '../carts/commands/change-cart.ts'
import { createCart } from '../carts/commands/open-cart.ts'
import { addLineItem } from '../carts/commands/change-lines.ts'
import { findCart } from '../carts/queries/find-cart.ts'
import { insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import { giftCardIn } from '../gift-cards/fixtures.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { confirmationEmail } from '../orders/confirmation/email.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { providerPayment } from '../payments/queries/payments.ts'
import { expireOrders } from './commands/expire-orders.ts'
import { settlePayment } from './commands/settle-payment.ts'
import { CARD, giftCardFixtures, reading, sender } from './fixtures/gift-cards.ts'
import { fillCheckout, sandbox, sandboxPayments } from './fixtures/checkouts.ts'
import { findCheckout } from './queries/describe-checkout.ts'
import { findSettlement } from './queries/find-settlement.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof giftCardFixtures>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	fixtures = giftCardFixtures(db)
})
afterAll(() => drop())

test('a bag of gift cards needs no delivery, carries no VAT, and is no step nearer to free delivery', async () => {
	const { cartId, checkoutId } = await fixtures.giftCheckout([{}, { centAmount: 2000 }])
	const cart = await findCart(db, { ...reading(), cartId })
	expect(cart).toMatchObject({ itemCount: 2, totalCentAmount: 7000, goodsCentAmount: 0, freeDelivery: null })
	const checkout = await findCheckout(db, { ...reading(), means: MEANS, checkoutId })
	expect(checkout).toMatchObject({ nextStep: 'review', acceptsGiftCards: false })
	expect(checkout!.deliveryMethods.map(({ kind, centAmount }) => [kind, centAmount])).toEqual([['email', 0]])
	expect(checkout!.totals).toMatchObject({
		subtotalCentAmount: 7000,
		totalCentAmount: 7000,
		payableCentAmount: 7000,
		taxCentAmount: 0,
		taxLines: [],
	})
})

test('beside goods a gift card is neither discounted nor counted for free delivery', async () => {
	await db
		.insertInto('coupon_codes')
		.values({ site: 'fr', code: 'TEN', kind: 'percent', value: 1000, valid_from: new Date(0), valid_until: null })
		.execute()
	const sku = await fixtures.variant()
	const cartId = await createCart(db, reading())
	await addLineItem(db, { ...reading(), cartId, sku, quantity: 1 })
	await addGiftCard(db, { ...reading(), cartId, giftCard: { ...CARD, centAmount: 25_000 } })
	await db.updateTable('carts').set({ coupon_code: 'TEN' }).where('id', '=', cartId).execute()
	const cart = await findCart(db, { ...reading(), cartId })
	const price = cart!.lines[0]!.totalCentAmount
	expect(cart!.coupon?.discountCentAmount).toBe(Math.round(price / 10))
	expect(cart!.goodsCentAmount).toBe(price - Math.round(price / 10))
	expect(cart!.totalCentAmount).toBe(cart!.goodsCentAmount + 25_000)
	expect(cart!.freeDelivery!.missingCentAmount).toBe(6000 - cart!.goodsCentAmount)
})

test('cards are sent at once, so that their money is captured with the confirmation whatever the route says', async () => {
	const route = { site: 'fr', product: 'paypal', provider: 'sandbox', account: 'demo', capture: 'on-shipment' } as const
	await db.insertInto('payment_routes').values(route).execute()
	onTestFinished(async () => void (await db.deleteFrom('payment_routes').execute()))
	const captureOf = async (orderId: string) => {
		const row = db.selectFrom('payments').select('capture').where('order_id', '=', orderId)
		return (await row.executeTakeFirstOrThrow()).capture
	}
	const { checkoutId } = await fixtures.giftCheckout()
	const cards = await fixtures.orderOf(await fixtures.pay(checkoutId))
	const goods = await fillCheckout(db, { items: [{ sku: await fixtures.variant(), quantity: 1 }] })
	const sent = await fixtures.orderOf(await goods.pay())
	expect([await captureOf(cards), await captureOf(sent)]).toEqual(['on-confirmation', 'on-shipment'])
})

test('cards are issued once each, however often the bank tells and from how many sides', async () => {
	const { checkoutId, cartId } = await fixtures.giftCheckout([{}, { sendOn: '2027-01-01' }])
	const results = await Promise.all([fixtures.pay(checkoutId), fixtures.pay(checkoutId), fixtures.pay(checkoutId)])
	const orderIds = new Set(await Promise.all(results.map(fixtures.orderOf)))
	expect(orderIds.size).toBe(1)
	const [orderId] = orderIds
	expect(await fixtures.cardsOf(orderId!)).toEqual([])
	await fixtures.bankSays(orderId!, 'approve')
	await Promise.all([
		fixtures.sync(orderId!),
		fixtures.sync(orderId!),
		fixtures.sync(orderId!),
		fixtures.sync(orderId!),
	])
	await fixtures.sync(orderId!)
	const cards = await fixtures.cardsOf(orderId!)
	expect(cards.map(({ position }) => position)).toEqual([0, 1])
	const told = await db
		.selectFrom('events')
		.select(['subject', 'site'])
		.where('type', '=', 'gift-card.issued')
		.execute()
	expect(told).toEqual(cards.map(({ id }) => ({ subject: id, site: 'fr' })))
	expect(await Promise.all(cards.map(({ id }) => fixtures.balanceOf(id)))).toEqual([5000, 5000])
	expect(await findOrder(db, orderId!)).toMatchObject({
		orderStatus: 'confirmed',
		giftCards: [CARD, { sendOn: '2027-01-01' }],
	})
	expect((await findCart(db, { ...reading(), cartId }))!.giftCards).toEqual([])
	const order = (await findOrder(db, orderId!))!
	const { text } = await confirmationEmail({ order, site: 'fr', tag: 'fr-FR', sender })
	for (const words of [
		'Carte cadeau pour Louise, envoyée par e-mail tout de suite',
		'tant que la carte cadeau n’a pas été utilisée',
	])
		expect(text).toContain(words)
	expect(text).not.toMatch(/TVA 20|Livraison|entre le/)
	const { rows } = await sql<{ waits: boolean }>`
		select start_after > now() + interval '1 day' as waits from pgboss.job
		where name = 'send-gift-card' and singleton_key in (${cards[0]!.id}, ${cards[1]!.id}) order by start_after`.execute(
		db,
	)
	expect(rows).toEqual([{ waits: false }, { waits: true }])
})

test('a process killed while it confirms has issued nothing; the next word of the bank issues', async () => {
	const { checkoutId } = await fixtures.giftCheckout()
	const orderId = await fixtures.orderOf(await fixtures.pay(checkoutId))
	await fixtures.bankSays(orderId, 'approve')
	const known = (await findSettlement(db, { orderId }))!
	const state = (await sandbox(db).retrieve(providerPayment(known, known.payment!)))!
	const killed = db.transaction().execute(async (tx) => {
		// Rolls back, as a killed process does.
		const within = new Proxy(tx, {
			get(target, key) {
				if (key === 'transaction') return () => ({ execute: (act: (t: typeof tx) => unknown) => act(tx) })
				const value: unknown = Reflect.get(target, key)
				return typeof value === 'function' ? value.bind(target) : value
			},
		})
		await settlePayment(within, {
			means: MEANS,
			paymentId: `pay_${orderId}`,
			state,
			kind: 'webhook',
			now: new Date(),
		})
		throw new Error('kill -9')
	})
	await expect(killed).rejects.toThrow('kill -9')
	expect(await fixtures.cardsOf(orderId)).toEqual([])
	await fixtures.sync(orderId)
	expect(await fixtures.cardsOf(orderId)).toHaveLength(1)
})

test('the e-mail goes out once; nothing but it holds the code, and an e-mail that failed left none', async () => {
	const { checkoutId } = await fixtures.giftCheckout()
	const orderId = await fixtures.orderOf(await fixtures.pay(checkoutId))
	await fixtures.bankSays(orderId, 'approve')
	await fixtures.sync(orderId)
	const [card] = await fixtures.cardsOf(orderId)
	const job = { db, sender, giftCardId: card!.id, now: new Date() }
	const broken = { send: () => Promise.reject(new Error('452 mailbox full')) }
	await expect(sendGiftCard({ ...job, mailer: broken })).rejects.toThrow('452')
	expect(await fixtures.cardsOf(orderId)).toMatchObject([{ code_hash: null, sent_at: null }])
	const before = await db.selectFrom('inbox_messages').select('id').execute()
	const mailer = createInboxMailer({ db, clock: () => new Date() })
	await Promise.allSettled([
		sendGiftCard({ ...job, mailer }),
		sendGiftCard({ ...job, mailer }),
		sendGiftCard({ ...job, mailer }),
	])
	await sendGiftCard({ ...job, mailer })
	const mails = await db.selectFrom('inbox_messages').selectAll().orderBy('id', 'desc').execute()
	expect(mails).toHaveLength(before.length + 1)
	const [mail] = mails
	expect(mail).toMatchObject({ recipient: 'louise@example.com', language_tag: 'fr-FR' })
	expect(mail!.text).toContain('Bonne fête\u00a0!')
	const code = giftCardIn(mail!).code.replaceAll('-', '')
	const { rows } = await sql<{ all: string }>`
		select (select json_agg(g) from gift_cards g)::text || (select json_agg(m) from mails m)::text
			|| (select json_agg(j) from pgboss.job j)::text as all`.execute(db)
	expect(rows[0]!.all).not.toContain(code)
})

test('a refused payment issues nothing, and time that runs out gives a bag of gift cards up', async () => {
	const refused = await fixtures.giftCheckout()
	const orderId = await fixtures.orderOf(await fixtures.pay(refused.checkoutId))
	await fixtures.bankSays(orderId, 'refuse')
	await fixtures.sync(orderId)
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled' })
	const late = await fixtures.giftCheckout()
	const lateId = await fixtures.orderOf(await fixtures.pay(late.checkoutId))
	const clock = () => new Date(Date.now() + 901_000)
	const onError = (error: unknown) => expect.unreachable(String(error))
	await expireOrders(db, { payments: sandboxPayments(db), means: MEANS, clock, onError })
	expect(await findOrder(db, lateId)).toMatchObject({ orderStatus: 'cancelled' })
	expect([...(await fixtures.cardsOf(orderId)), ...(await fixtures.cardsOf(lateId))]).toEqual([])
})
