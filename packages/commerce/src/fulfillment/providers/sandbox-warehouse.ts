import { createHash } from 'node:crypto'
import type { Database } from '../../database/client.ts'
import type { OrderSnapshot } from '../../orders/contract.ts'
import { recordParcelEvent } from '../commands/record-parcel-event.ts'
import { shipParcel } from '../commands/ship-parcel.ts'
import { listOrdersToShip } from '../../orders/queries/order-rows.ts'
import { listParcelsUnderWay } from '../queries/parcels.ts'

export type SandboxWarehouse = {
	/** Seconds from the confirmation to the shipment of an order; 0: never automatically. */
	shippingSeconds: number
	/** Seconds until a parcel arrives, and again until it is collected; 0: never automatically. */
	deliverySeconds: number
}

/** Carrier of a country, and the pattern of its numbers: `#` is a digit. */
type Service = { carrier: string; number: string }

const DHL = { carrier: 'dhl', number: '00340434############' }
const INPOST = { carrier: 'inpost', number: '6#######################' }
const SWISS_POST = { carrier: 'swiss-post', number: '99################' }
const COLISSIMO = { carrier: 'colissimo', number: '6A###########' }
const ELSEWHERE = { carrier: 'ups', number: '1Z################' }

const HOME: Readonly<Record<string, Service>> = {
	FR: COLISSIMO,
	MC: COLISSIMO,
	GB: { carrier: 'royal-mail', number: 'QE#########GB' },
	ES: { carrier: 'correos', number: 'PQ####################L' },
	DE: DHL,
	IT: { carrier: 'poste-italiane', number: 'ZA#########IT' },
	PL: INPOST,
	CH: SWISS_POST,
	LI: SWISS_POST,
	BE: { carrier: 'bpost', number: '3232####################' },
}
const RELAY: Readonly<Record<string, Service>> = {
	FR: { carrier: 'mondial-relay', number: '############' },
	GB: { carrier: 'evri', number: 'H###############' },
	IT: INPOST,
}

/**
 * Simulates warehouse and carriers of a demo shop: confirmed orders are shipped and delivered after a while, through
 * the same commands as real ones. A failed order does not block others.
 */
export async function runSandboxWarehouse(
	work: { db: Database; warehouse: SandboxWarehouse; onError: (error: unknown) => void },
	now: Date,
): Promise<void> {
	const { db, warehouse, onError } = work
	const since = (seconds: number) => ({ before: new Date(now.getTime() - seconds * 1_000), limit: 100 })
	const attempt = async (act: () => Promise<unknown>) => {
		try {
			await act()
		} catch (error) {
			onError(error)
		}
	}
	if (warehouse.deliverySeconds > 0) {
		for (const parcel of await listParcelsUnderWay(db, since(warehouse.deliverySeconds))) {
			await attempt(() => recordParcelEvent(db, { ...parcel, now }))
		}
	}
	if (warehouse.shippingSeconds > 0) {
		for (const order of await listOrdersToShip(db, since(warehouse.shippingSeconds))) {
			await attempt(() => shipOrder(db, { ...order, now }))
		}
	}
}

const ATTEMPTS = 3

async function shipOrder(
	db: Database,
	order: { id: string; orderNumber: string; snapshot: OrderSnapshot; now: Date },
): Promise<void> {
	const { carrier, number } = serviceFor(order.snapshot)
	for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
		const trackingNumber = fillDigits(number, `${order.id} ${order.now.toISOString()} ${attempt}`)
		const shipped = await shipParcel(db, { orderNumber: order.orderNumber, carrier, trackingNumber, now: order.now })
		if (shipped.ok || shipped.reason !== 'tracking-number-taken') return
	}
}

function serviceFor({ deliveryMethod, deliveryAddress: { countryCode } }: OrderSnapshot): Service {
	const home = HOME[countryCode] ?? ELSEWHERE
	return deliveryMethod.kind === 'relay' ? (RELAY[countryCode] ?? home) : home
}

function fillDigits(pattern: string, seed: string): string {
	const bytes = createHash('sha256').update(seed).digest()
	let place = 0
	return pattern.replaceAll('#', () => String((bytes[place++ % bytes.length] ?? 0) % 10))
}
