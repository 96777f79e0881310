import type { Capability } from '../declaration/capability.ts'
import { DETAILS, FIGURES, OF_CUSTOMER, OF_GUEST, OF_ORDER, ofEmail } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import type { Database } from '../database/client.ts'
import { sendOrderConfirmation } from './jobs.ts'
import { orderRoutes } from './routes.ts'
import type { OrderTables } from './tables.ts'

export const orders: Capability<{
	tables: OrderTables
	services: { db: Database }
	work: Mailing
	jobs: { 'send-order-confirmation': { orderId: string } }
	emails: 'order-confirmation'
}> = {
	name: 'orders',
	tables: {
		orders: {
			group: 'orders',
			holds: 'Orders: e-mail address, amounts, and as they were said names, addresses, phone and loyalty card',
			found: [OF_CUSTOMER, OF_GUEST],
			gives: { order: 'id', number: 'order_number', orderedCart: 'cart_id', checkout: 'checkout_id' },
			secret: ['fingerprint'],
			erase: {
				empty: {
					email: `''`,
					fingerprint: `''`,
					snapshot: 'order_snapshot_without_person(snapshot)',
					customer_id: 'null',
				},
			},
			why: `${FIGURES}; of addresses country, region, city and the first two characters of the postal code stay`,
		},
		order_lines: { group: 'orders', holds: 'What was ordered', found: [OF_ORDER], erase: 'keep', why: FIGURES },
		order_tax_lines: { group: 'orders', holds: 'VAT by rate', found: [OF_ORDER], erase: 'keep', why: FIGURES },
		cancellations: {
			group: 'orders',
			holds: 'When and why units were cancelled',
			found: [OF_ORDER],
			secret: ['key'],
			erase: 'keep',
			why: FIGURES,
		},
		cancelled_units: {
			group: 'orders',
			holds: 'Units that were cancelled',
			found: [OF_ORDER],
			erase: 'keep',
			why: FIGURES,
		},
		order_history: { group: 'orders', holds: 'Steps of orders', found: [OF_ORDER], erase: 'keep', why: FIGURES },
		order_gift_cards: [
			{
				group: 'giftCards',
				holds: 'Gift cards of orders: names of giver and recipient, address of the recipient, message',
				found: [OF_ORDER],
				erase: { empty: DETAILS },
				why: 'the amount is a figure of the sale',
			},
			{
				as: 'order_gift_cards_received',
				group: 'giftCards',
				holds: 'The same of cards that others have bought for the customer',
				found: ofEmail(
					`(order_gift_cards.details ->> 'recipientEmail')`,
					'(select ordered_at from orders o where o.id = order_gift_cards.order_id)',
				),
				gives: { number: '(select order_number from orders where id = order_id)' },
				exported: [],
				erase: { empty: DETAILS },
				why: 'the amount is a figure of the sale',
			},
		],
	},
	routes: orderRoutes,
	jobs: { 'send-order-confirmation': (work, data) => sendOrderConfirmation({ ...mailJob(work), ...data }) },
	emails: { 'order-confirmation': 'send-order-confirmation' },
}
