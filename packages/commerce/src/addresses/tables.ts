import type { Generated } from 'kysely'
import type { Address } from '../orders/contract.ts'

export type CustomerAddressesTable = {
	id: string
	customer_id: string
	address: Address
	phone_number: string | null
	is_default_delivery: Generated<boolean>
	is_default_billing: Generated<boolean>
	created_at: Date
	updated_at: Date
}
export type AddressTables = { customer_addresses: CustomerAddressesTable }
