import { randomBytes } from 'node:crypto'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import type { FieldError } from '../fulfillment/rules/delivery.ts'
import type { Address } from '../orders/contract.ts'
import { readSite } from '../web-domains/queries.ts'
import type { CustomerAddress, TypedCustomerAddress } from './contract.ts'
import { describeAddress } from './queries.ts'
import { checkEntry, MOST_ADDRESSES } from './rules.ts'

type Refused = { ok: false; reason: 'refused-values'; errors: FieldError[] }
export type AddResult = { ok: true; address: CustomerAddress } | Refused | { ok: false; reason: 'too-many-addresses' }
export type ChangeResult = { ok: true; address: CustomerAddress } | Refused | { ok: false; reason: 'address-not-found' }

type AddressInput = { customerId: string; site: SiteCode; typed: TypedCustomerAddress; now: Date }
type Defaults = { isDefaultDelivery: boolean; isDefaultBilling: boolean }
type NewEntry = Defaults & { customerId: string; address: Address; phoneNumber: string | null; now: Date }

/** Adds an address as typed. The first one becomes the default for everything. */
export async function addAddress(db: Database, options: AddressInput): Promise<AddResult> {
	const { customerId, site, typed, now } = options
	const checked = checkEntry(typed, { site, domain: await readSite(db, site) })
	if (!checked.ok) return { ok: false, reason: 'refused-values', errors: checked.errors }
	return db.transaction().execute(async (tx) => {
		await lockBook(tx, customerId)
		const { saved } = await tx
			.selectFrom('customer_addresses')
			.select(({ fn }) => fn.countAll<number>().as('saved'))
			.where('customer_id', '=', customerId)
			.executeTakeFirstOrThrow()
		if (saved >= MOST_ADDRESSES) return { ok: false, reason: 'too-many-addresses' }
		const defaults = {
			isDefaultDelivery: typed.isDefaultDelivery || saved === 0,
			isDefaultBilling: typed.isDefaultBilling || saved === 0,
		}
		return { ok: true, address: await insertAddress(tx, { ...checked, ...defaults, customerId, now }) }
	})
}

/** Inserts a validated address; the caller has locked the customer or has just created them. */
export async function insertAddress(tx: DatabaseTransaction, entry: NewEntry): Promise<CustomerAddress> {
	await giveUpDefaults(tx, entry)
	const row = await tx
		.insertInto('customer_addresses')
		.values({
			id: randomBytes(12).toString('base64url'),
			customer_id: entry.customerId,
			address: entry.address,
			phone_number: entry.phoneNumber,
			is_default_delivery: entry.isDefaultDelivery,
			is_default_billing: entry.isDefaultBilling,
			created_at: entry.now,
			updated_at: entry.now,
		})
		.returningAll()
		.executeTakeFirstOrThrow()
	return describeAddress(row)
}

/** Updates an address. A default stays the default until another replaces it. */
export async function changeAddress(
	db: Database,
	options: AddressInput & { addressId: string },
): Promise<ChangeResult> {
	const { customerId, addressId, site, typed, now } = options
	const checked = checkEntry(typed, { site, domain: await readSite(db, site) })
	if (!checked.ok) return { ok: false, reason: 'refused-values', errors: checked.errors }
	return db.transaction().execute(async (tx) => {
		await lockBook(tx, customerId)
		const mine = await findMine(tx, { customerId, addressId })
		if (!mine) return { ok: false, reason: 'address-not-found' }
		const isDefaultDelivery = typed.isDefaultDelivery || mine.is_default_delivery
		const isDefaultBilling = typed.isDefaultBilling || mine.is_default_billing
		await giveUpDefaults(tx, { customerId, isDefaultDelivery, isDefaultBilling })
		const row = await tx
			.updateTable('customer_addresses')
			.set({
				address: checked.address,
				phone_number: checked.phoneNumber,
				is_default_delivery: isDefaultDelivery,
				is_default_billing: isDefaultBilling,
				updated_at: now,
			})
			.where('id', '=', addressId)
			.returningAll()
			.executeTakeFirstOrThrow()
		return { ok: true, address: describeAddress(row) }
	})
}

/** Removes an address; the most recently changed one replaces it as default. False for another customer's. */
export async function removeAddress(
	db: Database,
	{ customerId, addressId }: { customerId: string; addressId: string },
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		await lockBook(tx, customerId)
		const mine = await findMine(tx, { customerId, addressId })
		if (!mine) return false
		await tx.deleteFrom('customer_addresses').where('id', '=', addressId).execute()
		const heir = await tx
			.selectFrom('customer_addresses')
			.selectAll()
			.where('customer_id', '=', customerId)
			.orderBy('updated_at', 'desc')
			.orderBy('id')
			.limit(1)
			.executeTakeFirst()
		if (!heir) return true
		await tx
			.updateTable('customer_addresses')
			.set({
				is_default_delivery: heir.is_default_delivery || mine.is_default_delivery,
				is_default_billing: heir.is_default_billing || mine.is_default_billing,
			})
			.where('id', '=', heir.id)
			.execute()
		return true
	})
}

/** Serializes changes per customer, so that limit and defaults hold. */
async function lockBook(tx: DatabaseTransaction, customerId: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses of ${customerId}`}, 0))`.execute(tx)
}

function findMine(tx: DatabaseTransaction, { customerId, addressId }: { customerId: string; addressId: string }) {
	return tx
		.selectFrom('customer_addresses')
		.selectAll()
		.where('customer_id', '=', customerId)
		.where('id', '=', addressId)
		.executeTakeFirst()
}

async function giveUpDefaults(tx: DatabaseTransaction, taken: Defaults & { customerId: string }): Promise<void> {
	const book = tx.updateTable('customer_addresses').where('customer_id', '=', taken.customerId)
	if (taken.isDefaultDelivery) await book.set({ is_default_delivery: false }).execute()
	if (taken.isDefaultBilling) await book.set({ is_default_billing: false }).execute()
}
