import type { Selectable } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Communication, Customer, TokenState } from './contract.ts'
import { hashToken, maskEmail } from './rules/tokens.ts'
import type { CustomersTable } from './tables.ts'

export type CustomerRow = Selectable<CustomersTable>

/** The profile of a customer; undefined for an unknown or erased one. */
export async function findCustomer(db: Database, customerId: string): Promise<Customer | undefined> {
	const row = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst()
	if (!row?.email) return undefined
	return {
		id: row.id,
		email: row.email,
		civility: row.civility,
		firstName: row.first_name ?? '',
		lastName: row.last_name ?? '',
		birthDate: row.birth_date,
		phoneNumber: row.phone_number,
		loyaltyCardNumber: row.loyalty_card_number,
		usualSizes: row.usual_sizes,
		languageTag: row.language_tag,
		wantsNews: await readCommunication(db, customerId),
		createdAt: row.created_at.toISOString(),
	}
}

/** Finds the customer of an e-mail address in lower case; an erased customer has none. */
export async function findByEmail(db: Database, email: string): Promise<CustomerRow | undefined> {
	return db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Current consents of a customer by channel: the latest decision of each; undecided means none. */
export async function readCommunication(db: Database, customerId: string): Promise<Communication> {
	const rows = await db
		.selectFrom('customer_consents')
		.select(['channel', 'granted'])
		.distinctOn('channel')
		.where('customer_id', '=', customerId)
		.where('purpose', '=', 'news')
		.orderBy('channel')
		.orderBy('id', 'desc')
		.execute()
	const granted = new Map(rows.map((row) => [row.channel, row.granted]))
	const of = (channel: 'email' | 'sms' | 'post') => granted.get(channel) ?? false
	return { email: of('email'), sms: of('sms'), post: of('post') }
}

/** State of a token from an e-mail, without consuming it (R97); undefined for an unknown or expired one. */
export async function readTokenState(
	db: Database,
	{ token, now }: { token: string; now: Date },
): Promise<TokenState | undefined> {
	const registration = await db
		.selectFrom('registrations')
		.select(['email', 'expires_at', 'confirmed_at'])
		.where('token_hash', '=', hashToken(token))
		.executeTakeFirst()
	if (registration) {
		if (!registration.confirmed_at && registration.expires_at <= now) return undefined
		const state = registration.confirmed_at ? 'used' : 'open'
		return { purpose: 'confirm', state, maskedEmail: maskEmail(registration.email) }
	}
	const row = await db
		.selectFrom('customer_tokens')
		.innerJoin('customers', 'customers.id', 'customer_tokens.customer_id')
		.select([
			'customer_tokens.purpose',
			'customer_tokens.expires_at',
			'customer_tokens.used_at',
			'customer_tokens.email as new_email',
			'customers.email',
		])
		.where('token_hash', '=', hashToken(token))
		.executeTakeFirst()
	const email = row?.new_email ?? row?.email
	if (!row || !email || row.purpose === 'reset-password') return undefined
	if (!row.used_at && row.expires_at <= now) return undefined
	return { purpose: row.purpose, state: row.used_at ? 'used' : 'open', maskedEmail: maskEmail(email) }
}

/** Customer of a valid token for a new password (R28); undefined otherwise. */
export async function findReset(
	db: Database,
	{ access, now }: { access: string; now: Date },
): Promise<{ customerId: string; email: string } | undefined> {
	const row = await db
		.selectFrom('customer_tokens')
		.innerJoin('customers', 'customers.id', 'customer_tokens.customer_id')
		.select(['customers.id', 'customers.email'])
		.where('token_hash', '=', hashToken(access))
		.where('purpose', '=', 'reset-password')
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.executeTakeFirst()
	return row?.email ? { customerId: row.id, email: row.email } : undefined
}
