import type { Selectable } from 'kysely'
import type { Database } from '../database/client.ts'
import type { CustomerAddress } from './contract.ts'
import type { CustomerAddressesTable } from './tables.ts'

/** The address book of a customer: defaults first, then what was changed last. */
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

/** An address as its owner sees it. */
export function describeAddress(row: Selectable<CustomerAddressesTable>): CustomerAddress {
	return {
		id: row.id,
		address: row.address,
		phoneNumber: row.phone_number,
		isDefaultDelivery: row.is_default_delivery,
		isDefaultBilling: row.is_default_billing,
	}
}
