import type { Capability } from '../declaration/capability.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { FIGURES, OF_ORDER } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import { isHeldCard } from '../order-holds/queries.ts'
import { copyWhenDue } from './commands/copy-points.ts'
import { deliverGiftCards } from './commands/deliver-gift-cards.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import { sendOrderLink } from './jobs.ts'
import type { PickupNetwork } from './providers/pickup-network.ts'
import { runSandboxWarehouse, type SandboxWarehouse } from './providers/sandbox-warehouse.ts'
import type { FollowingOptions } from './routes/following.ts'
import { fulfillmentRoutes } from './routes/fulfillment.ts'
import type { FulfillmentTables } from './tables.ts'

const POINTS = 'shops and lockers that take parcels'

export const fulfillment: Capability<{
	tables: FulfillmentTables
	services: FollowingOptions & {
		/** Networks of pick-up points, besides those of imports. */
		networks: readonly PickupNetwork[]
	}
	work: Mailing & {
		log: Log
		/** Set where there is no real warehouse and carrier: orders are shipped and delivered automatically. */
		warehouse?: SandboxWarehouse
		/** Networks whose lists are copied. */
		networks?: readonly PickupNetwork[]
	}
	jobs: {
		'send-gift-card': { giftCardId: string }
		'send-order-link': { orderId: string; pageUrl: string; askedAt: string }
	}
	emails: 'gift-card' | 'order-link'
}> = {
	name: 'fulfillment',
	reads: ['gift_cards', 'orders', 'payments', 'stores'],
	tables: {
		pickup_points: POINTS,
		pickup_networks: POINTS,
		parcels: {
			group: 'deliveries',
			holds: 'Parcels: carrier, tracking number, days',
			found: [OF_ORDER],
			gives: { parcel: 'id' },
			erase: 'keep',
			why: 'proof of delivery towards the carrier; the number says nothing of a person here',
		},
		parcel_lines: {
			group: 'deliveries',
			holds: 'What was in them',
			found: [OF_ORDER],
			erase: 'keep',
			why: FIGURES,
		},
		parcel_captures: {
			group: 'payments',
			holds: 'What was captured when parcels left',
			found: [OF_ORDER],
			erase: 'keep',
			why: FIGURES,
		},
	},
	routes: fulfillmentRoutes,
	jobs: {
		// An order of gift cards alone is delivered with the last of them.
		'send-gift-card': async (work, { giftCardId }) => {
			if (await isHeldCard(work.db, giftCardId)) return
			await sendGiftCard({ ...mailJob(work), giftCardId })
			await deliverGiftCards(work.db, { giftCardId, now: work.clock() })
		},
		'send-order-link': (work, data) => sendOrderLink({ ...mailJob(work), ...data }),
	},
	emails: {
		'gift-card': 'send-gift-card',
		'order-link': 'send-order-link',
	},
	tasks({ db, clock, log, warehouse, networks = [] }) {
		const onError = (error: unknown) => log.error({ err: error }, 'A parcel of the sandbox could not be moved')
		return [
			...networks.map((network) => ({
				name: `pickup-points-${network.name}`,
				everySeconds: 3_600,
				run: () => copyWhenDue({ db, network, log }, clock()),
			})),
			...(warehouse
				? [
						{
							name: 'sandbox-warehouse',
							everySeconds: 5,
							run: () => runSandboxWarehouse({ db, warehouse, onError }, clock()),
						},
					]
				: []),
		]
	},
}
