import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import { type DeliveryCondition, listDeliveryConditions, readSite } from '../../web-domains/queries.ts'
import type { NormalWebDomain } from '../../web-domains/rules/web-domain.ts'
import type { PickupPoint } from '../../orders/contract.ts'
import { listStores } from '../../stores/queries.ts'
import type { Store } from '../../stores/contract.ts'
import type { DeliveryMethod } from '../contract/delivery.ts'
import { arrival, byEmail, deliveryPrice } from '../rules/delivery.ts'

/** Delivery methods of a site in order, with price for a cart of `goodsCentAmount` (after discount) and delivery dates. */
export async function listDeliveryMethods(
	db: Database,
	options: { site: SiteCode; goodsCentAmount: number; onlyGiftCards: boolean; now: Date },
): Promise<DeliveryMethod[]> {
	if (options.onlyGiftCards) return offerMethods([], { ...options, freeDelivery: null })
	const { freeDelivery } = await readSite(db, options.site)
	return offerMethods(await listDeliveryConditions(db, options.site), { ...options, freeDelivery })
}

/** The methods of a site's conditions, as above. */
export function offerMethods(
	conditions: readonly DeliveryCondition[],
	options: {
		site: SiteCode
		goodsCentAmount: number
		onlyGiftCards: boolean
		freeDelivery: NormalWebDomain['freeDelivery']
		now: Date
	},
): DeliveryMethod[] {
	const { timeZone, countryCode } = SITES[options.site]
	if (options.onlyGiftCards) return [byEmail(timeZone, options.now)]
	return conditions.map((row) => ({
		id: row.id,
		kind: row.kind,
		centAmount: deliveryPrice({
			centAmount: row.cent_amount,
			kind: row.kind,
			goodsCentAmount: options.goodsCentAmount,
			free: options.freeDelivery,
		}),
		...arrival({
			now: options.now,
			timeZone,
			countryCode,
			minimumDays: row.minimum_days,
			maximumDays: row.maximum_days,
		}),
	}))
}

/** A delivery method of a site by its id; undefined when unknown. */
export async function findDeliveryMethod(
	db: Database,
	options: { site: SiteCode; methodId: string },
): Promise<{ id: string; kind: 'home' | 'relay' | 'store' } | undefined> {
	const methods = await listDeliveryConditions(db, options.site)
	return methods.find(({ id }) => id === options.methodId)
}

/** Stores of the site as pick-up points, nearest first. */
export async function listStorePoints(
	db: Database,
	options: { site: SiteCode; near: string; limit: number },
): Promise<PickupPoint[]> {
	const stores = await listStores(db, { site: options.site, q: options.near })
	return stores.slice(0, options.limit).map(storePoint)
}

/** A store of the site as a pick-up point; undefined when unknown. */
export async function findStorePoint(
	db: Database,
	options: { site: SiteCode; id: string },
): Promise<PickupPoint | undefined> {
	const stores = await listStores(db, { site: options.site })
	const store = stores.find((candidate) => candidate.id === options.id)
	return store && storePoint(store)
}

function storePoint(store: Store): PickupPoint {
	const { id, name, street, postalCode, city, countryCode, latitude, longitude, openingHours } = store
	return {
		id,
		kind: 'store',
		name,
		street,
		postalCode,
		city,
		countryCode,
		latitude,
		longitude,
		distanceMeters: null,
		openingHours,
	}
}
