import { randomUUID } from 'node:crypto'
import type { LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { VatClass } from '@vitrine/market/vat'
import { computeTotals } from '../carts/rules.ts'
import type { Database } from '../database/client.ts'
import { changeOrderStatus, createOrder, type NewOrder } from '../orders/commands.ts'
import type { Address, OrderSnapshot } from '../orders/contract.ts'

export const BUYER: Address = {
	firstName: 'Camille',
	lastName: 'Durand',
	line1: '12 rue Oberkampf',
	postalCode: '75011',
	city: 'Paris',
	countryCode: 'FR',
}

export type Bought = {
	name?: string
	sizeLabel?: string
	unitCentAmount: number
	quantity: number
	vatClass?: VatClass
}

export type InsertedOrder = {
	site?: SiteCode
	languageTag?: LanguageTag
	bought?: Bought[]
	giftCards?: number[]
	discountCentAmount?: number
	deliveryCentAmount?: number
	buyer?: Address
	paidWith?: { ending: string; centAmount: number }[]
	status?: 'pending' | 'confirmed' | 'cancelled'
	customerId?: string
	now?: Date
}

/** An order as it stands when the bank has agreed, written without a cart and a checkout; `status` says how far it came. */
export async function insertOrder(db: Database, options: InsertedOrder = {}): Promise<string> {
	const { status = 'confirmed', customerId } = options
	const order = newOrder(options)
	await db.transaction().execute(async (tx) => {
		await createOrder(tx, order)
		const change = { orderId: order.id, now: order.now }
		if (status !== 'pending') await changeOrderStatus(tx, { ...change, changes: { order: status } })
		if (customerId !== undefined)
			await tx.updateTable('orders').set({ customer_id: customerId }).where('id', '=', order.id).execute()
	})
	return order.id
}

function newOrder(options: InsertedOrder): NewOrder {
	const { site = 'fr', bought = [{ unitCentAmount: 4995, quantity: 2 }], giftCards = [] } = options
	const id = randomUUID().replaceAll('-', '')
	const now = options.now ?? new Date()
	const { currency, countryCode } = SITES[site]
	return {
		id,
		site,
		checkoutId: `checkout-${id}`,
		cartId: `cart-${id}`,
		fingerprint: id,
		languageTag: options.languageTag ?? 'fr-FR',
		email: 'camille@example.com',
		currency,
		totals: computeTotals({
			currency,
			countryCode,
			items: bought.map((item) => ({ vatClass: 'standard', ...item })),
			discountCentAmount: options.discountCentAmount ?? 0,
			deliveryCentAmount: options.deliveryCentAmount ?? 495,
			giftCardsCentAmount: giftCards.reduce((a, b) => a + b, 0),
		}),
		lines: bought.map(({ name = 'Chemise en popeline', sizeLabel = '38', quantity, unitCentAmount }, index) => ({
			sku: `SKU-${index}`,
			quantity,
			unitCentAmount,
			snapshot: { ...SHIRT, name, sizeLabel },
		})),
		giftCards: giftCards.map((centAmount, index) => ({ id: `card-${index}`, centAmount, details: CARD })),
		snapshot: snapshotOf(options, bought.length > 0 ? 'home' : 'email'),
		payableUntil: now,
		now,
	}
}

const SHIRT = {
	productId: 'p',
	colorwayId: 'c',
	urlKey: 'c',
	colorName: 'Ciel',
	sizeLabel: '38',
	gtin: null,
	image: null,
	priorCentAmount: null,
}

const CARD = {
	design: 'linen' as const,
	recipientName: 'Louise',
	recipientEmail: 'louise@example.com',
	senderName: 'Camille',
	message: '',
	sendOn: null,
}

function snapshotOf({ site = 'fr', buyer = BUYER, paidWith }: InsertedOrder, kind: 'home' | 'email'): OrderSnapshot {
	return {
		deliveryMethod: { id: kind, kind },
		earliestOn: '2026-11-24',
		latestOn: '2026-11-26',
		deliveryAddress: { ...buyer, countryCode: SITES[site].countryCode },
		billingAddress: buyer,
		pickupPoint: null,
		phoneNumber: null,
		coupon: null,
		paymentProduct: 'card',
		wantsNewsletter: false,
		...(paidWith && { paidWith }),
	}
}
