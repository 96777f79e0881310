import type { Selectable } from 'kysely'
import type { Database } from '../database/client.ts'
import type { SiteCode } from '@vitrine/market/sites'
import type { Address, OrderSnapshot } from '../orders/contract.ts'
import { listSnapshotsOfCustomer } from '../orders/queries/order-rows.ts'
import type { CustomerAddress, SuggestedAddress } from './contract.ts'
import { MOST_ADDRESSES } from './rules.ts'
import type { CustomerAddressesTable } from './tables.ts'

/** A customer's address book: defaults first, then the most recently changed. */
export async function listAddresses(db: Database, customerId: string): Promise<CustomerAddress[]> {
	const rows = await db
		.selectFrom('customer_addresses')
		.selectAll()
		.where('customer_id', '=', customerId)
		.orderBy('is_default_delivery', 'desc')
		.orderBy('is_default_billing', 'desc')
		.orderBy('updated_at', 'desc')
		.orderBy('id')
		.execute()
	return rows.map(describeAddress)
}

/** An address as shown to its owner. */
export function describeAddress(row: Selectable<CustomerAddressesTable>): CustomerAddress {
	return {
		id: row.id,
		address: row.address,
		phoneNumber: row.phone_number,
		isDefaultDelivery: row.is_default_delivery,
		isDefaultBilling: row.is_default_billing,
	}
}

const RECENT_ORDERS = 20
const MOST_SUGGESTIONS = 3

/**
 * Addresses of a customer's recent confirmed orders on a site missing in their book, newest first: delivery addresses,
 * or billing addresses of collected orders. None for a full book.
 */
export async function suggestAddresses(
	db: Database,
	{ customerId, site }: { customerId: string; site: SiteCode },
): Promise<SuggestedAddress[]> {
	const book = await listAddresses(db, customerId)
	if (book.length >= MOST_ADDRESSES) return []
	const snapshots = await listSnapshotsOfCustomer(db, { customerId, site, limit: RECENT_ORDERS })
	const known = new Set(book.map(({ address }) => sameness(address)))
	const suggested: SuggestedAddress[] = []
	for (const snapshot of snapshots) {
		const address = addressOf(snapshot)
		const key = sameness(address)
		if (known.has(key)) continue
		known.add(key)
		suggested.push({ address, phoneNumber: snapshot.phoneNumber })
	}
	return suggested.slice(0, MOST_SUGGESTIONS)
}

function addressOf({ deliveryMethod, deliveryAddress, billingAddress }: OrderSnapshot): Address {
	return deliveryMethod.kind === 'home' ? deliveryAddress : billingAddress
}

/** Key that ignores spaces and case. */
function sameness({ firstName, lastName, line1, line2, postalCode, city, region, countryCode }: Address): string {
	const parts = [firstName, lastName, line1, line2, postalCode, city, region, countryCode]
	return JSON.stringify(parts.map((part) => (part ?? '').toLowerCase().replaceAll(/\s+/g, ' ').trim()))
}
