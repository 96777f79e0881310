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
 * Confirms an e-mail address by its token (R97): creates the account, or changes its address. One transaction, so that
 * a crash leaves the token unused; a repeated call gives the same result. False for an unknown or expired token.
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
	// A second registration of the address changes nothing of the account, least of all its password.
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
	// Consents count from the registration.
	await recordConsents(tx, { customerId, site, wanted: details.wantsNews, now: registration.created_at })
	if (details.address) {
		const { address, phoneNumber } = details
		const first = { isDefaultDelivery: true, isDefaultBilling: true }
		await insertAddress(tx, { customerId, address, phoneNumber, ...first, now })
	}
	return customerId
}
