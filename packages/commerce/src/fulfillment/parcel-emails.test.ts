import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { giftCardFixtures, sender } from '../checkout/fixtures/gift-cards.ts'
import { orderBook } from '../checkout/fixtures/order-book.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { deliverGiftCards } from './commands/deliver-gift-cards.ts'
import { recordParcelEvent } from './commands/record-parcel-event.ts'
import { shipParcel } from './commands/ship-parcel.ts'
import { isWithdrawn } from '../returns/queries/withdrawals.ts'
import { sendParcelEmail } from './jobs.ts'
import { runSandboxWarehouse } from './providers/sandbox-warehouse.ts'
import { findLastDelivery, listParcels } from './queries/parcels.ts'

let db: Database
let drop: () => Promise<void>
let book: Awaited<ReturnType<typeof orderBook>>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	book = await orderBook(db)
})
afterAll(() => drop())

const now = () => new Date()

test('gift cards alone are delivered when the last of them has been sent (R111)', async () => {
	const fixtures = giftCardFixtures(db)
	const { checkoutId } = await fixtures.giftCheckout([{}, {}])
	const orderId = await fixtures.orderOf(await fixtures.pay(checkoutId))
	await fixtures.bankSays(orderId, 'approve')
	await fixtures.sync(orderId)
	const mailer = createInboxMailer({ db, clock: now })
	for (const [index, card] of (await fixtures.cardsOf(orderId)).entries()) {
		expect(await findLastDelivery(db, orderId)).toBeUndefined()
		expect(await book.fulfillmentOf(orderId)).toBe('preparing')
		await sendGiftCard({ db, mailer, sender, giftCardId: card.id, now: new Date(Date.UTC(2026, 11, 1 + index)) })
		await Promise.all([1, 2].map(() => deliverGiftCards(db, { giftCardId: card.id, now: now() })))
	}
	expect(await book.fulfillmentOf(orderId)).toBe('delivered')
	expect(await book.historyOf(orderId)).toEqual(['preparing', 'delivered'])
	expect(await findLastDelivery(db, orderId)).toEqual(new Date(Date.UTC(2026, 11, 2)))
})

test('goods are not delivered by the gift card that was bought with them', async () => {
	const { orderId } = await book.buy()
	await deliverGiftCards(db, { giftCardId: 'nobodys-card', now: now() })
	expect(await book.fulfillmentOf(orderId)).toBe('preparing')
	expect(await findLastDelivery(db, orderId)).toBeUndefined()
})

test('the sandbox sends, brings and hands over, each thing once; 0 leaves it to a real warehouse', async () => {
	const home = await book.buy()
	const relay = await book.buy({ relayPointId: 'demo-FR-75011-2' })
	const errors: unknown[] = []
	const onError = (error: unknown) => void errors.push(error)
	const run = (minutes: number, warehouse = { shippingSeconds: 120, deliverySeconds: 180 }) =>
		runSandboxWarehouse({ db, warehouse, onError }, new Date(Date.now() + minutes * 60_000))
	const both = async () => [await book.fulfillmentOf(home.orderId), await book.fulfillmentOf(relay.orderId)]
	await run(10, { shippingSeconds: 0, deliverySeconds: 0 })
	await run(1)
	expect(await both()).toEqual(['preparing', 'preparing'])
	await Promise.all([run(3), run(3)])
	expect(await both()).toEqual(['shipped', 'shipped'])
	await run(5)
	expect(await both()).toEqual(['shipped', 'shipped'])
	await run(7)
	expect(await both()).toEqual(['delivered', 'ready'])
	await run(11)
	expect(await both()).toEqual(['delivered', 'delivered'])
	expect(await listParcels(db, home.orderId)).toMatchObject([
		{ carrierName: 'Colissimo', trackingNumber: expect.stringMatching(/^6A\d{11}$/), readyAt: null },
	])
	expect(await listParcels(db, relay.orderId)).toMatchObject([
		{ carrierName: 'Mondial Relay', trackingNumber: expect.stringMatching(/^\d{12}$/) },
	])
	expect(errors).toEqual([])
})

test('each e-mail leaves once, in the language of the order', async () => {
	const { orderId, orderNumber, email } = await book.buy({ relayPointId: 'demo-FR-75011-1' })
	const shipped = await shipParcel(db, {
		orderNumber,
		carrier: 'mondial-relay',
		trackingNumber: '123456789012',
		now: now(),
	})
	const mailer = createInboxMailer({ db, clock: now })
	const send = (event: 'shipped' | 'ready' | 'delivered') =>
		sendParcelEmail({
			db,
			mailer,
			sender,
			isWithdrawn: (orderId) => isWithdrawn(db, orderId),
			parcelId: shipped.ok ? shipped.parcelId : '',
			news: event,
			now: now(),
		})
	// A second job that meets a sending one fails and is tried again.
	await Promise.allSettled([send('shipped'), send('shipped'), send('shipped')])
	await send('shipped')
	await recordParcelEvent(db, { carrier: 'mondial-relay', trackingNumber: '123456789012', event: 'ready', now: now() })
	await send('ready')
	await recordParcelEvent(db, {
		carrier: 'mondial-relay',
		trackingNumber: '123456789012',
		event: 'delivered',
		now: now(),
	})
	await send('delivered')
	await send('ready')
	const mails = await db.selectFrom('inbox_messages').selectAll().where('recipient', '=', email).orderBy('id').execute()
	expect(mails.map((mail) => mail.subject)).toEqual([
		`Votre commande ${orderNumber} est en route`,
		`Votre commande ${orderNumber} vous attend`,
		`Votre commande ${orderNumber} est arrivée`,
	])
	const [left, waits, arrived] = mails
	expect(left!.text).toContain('https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=123456789012')
	expect(left!.text).toContain(`https://fr.localhost/fr/order/track/?number=${orderNumber}`)
	expect(left!.text).toMatch(/2 × .*, taille 38/)
	expect(waits!.text).toContain('Tabac de la Gare\n4 place de la Gare\n75011 Paris')
	expect(waits!.text).toContain('lun.–ven. 08:30–19:00\nsam. 09:00–13:00\ndim. fermé')
	expect(arrived!.text).toMatch(/rétracter sans motif jusqu’au .+ inclus/)
	expect(arrived!.text).toMatch(/\/fr\/order\/withdraw\/\?order=FR-\d{8}/)
	for (const { html, text } of mails) {
		expect(html).toContain('lang="fr-FR"')
		expect(`${html}${text}`).not.toContain(orderId)
	}
})
