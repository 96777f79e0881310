import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { insertAddress } from '../../addresses/commands.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { claimOrders } from '../../orders/commands.ts'
import { hashToken } from '../rules/tokens.ts'
import type { RegistrationsTable } from '../tables.ts'
import { confirmEmail } from './change-email.ts'
import { lockEmail } from './lock-email.ts'
import { recordConsents } from './record-consents.ts'

/**
 * Answers an e-mail that was to show whose an e-mail address is (R97): makes the account, or moves it to the address. All of it
 * in one transaction, so that a process that dies leaves the e-mail unanswered; submitted again, it says the same. False for a
 * token unknown or too old.
 */
export async function confirm(db: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const registration = await tx
			.selectFrom('registrations')
			.selectAll()
			.where('token_hash', '=', hashToken(token))
			.forUpdate()
			.executeTakeFirst()
		if (!registration) return confirmEmail(tx, { token, now })
		if (registration.confirmed_at) return true
		if (registration.expires_at <= now) return false
		await makeAccount(tx, registration, now)
		return true
	})
}

async function makeAccount(
	tx: DatabaseTransaction,
	registration: Selectable<RegistrationsTable>,
	now: Date,
): Promise<void> {
	const { id, email } = registration
	await lockEmail(tx, email)
	const existing = await tx.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
	// A second creation of the same address changes nothing of the first, its password least of all.
	const customerId = existing?.id ?? (await insertCustomer(tx, registration, now))
	await claimOrders(tx, { customerId, email })
	await tx
		.updateTable('registrations')
		.set({ confirmed_at: now, customer_id: customerId, password_hash: null, details: null })
		.where('id', '=', id)
		.execute()
}

async function insertCustomer(
	tx: DatabaseTransaction,
	registration: Selectable<RegistrationsTable>,
	now: Date,
): Promise<string> {
	const { details, site } = registration
	if (!details) throw new Error(`registration ${registration.id} has lost its details`)
	const customerId = randomBytes(18).toString('base64url')
	await tx
		.insertInto('customers')
		.values({
			id: customerId,
			email: registration.email,
			password_hash: registration.password_hash,
			civility: details.civility,
			first_name: details.firstName,
			last_name: details.lastName,
			birth_date: details.birthDate,
			phone_number: details.phoneNumber,
			loyalty_card_number: details.loyaltyCardNumber,
			site,
			language_tag: registration.language_tag,
			created_at: now,
			updated_at: now,
			erased_at: null,
		})
		.execute()
	// What was agreed to counts from when it was agreed to.
	await recordConsents(tx, { customerId, site, wanted: details.wantsNews, now: registration.created_at })
	if (details.address) {
		const { address, phoneNumber } = details
		const first = { isDefaultDelivery: true, isDefaultBilling: true }
		await insertAddress(tx, { customerId, address, phoneNumber, ...first, now })
	}
	return customerId
}
