import { randomBytes } from 'node:crypto'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { hashPassword } from './rules/password-hash.ts'

/** Valid by R92 and not a common password. */
export const PASSWORD = 'Ciel-de-Lille-59'

export type TestCustomer = { customerId: string; email: string; password: string }

/** Inserts a customer with a confirmed address and a password. */
export async function insertCustomer(
	db: Database,
	given: {
		email?: string
		password?: string
		firstName?: string
		lastName?: string
		phoneNumber?: string
		site?: SiteCode
		languageTag?: LanguageTag
		createdAt?: Date
	} = {},
): Promise<TestCustomer> {
	const customerId = randomBytes(18).toString('base64url')
	const email = given.email ?? `camille-${randomBytes(5).toString('hex')}@example.com`
	const password = given.password ?? PASSWORD
	const at = given.createdAt ?? new Date()
	await db
		.insertInto('customers')
		.values({
			id: customerId,
			email,
			password_hash: await hashPassword(password),
			civility: null,
			first_name: given.firstName ?? 'Camille',
			last_name: given.lastName ?? 'Durand',
			birth_date: null,
			phone_number: given.phoneNumber ?? null,
			loyalty_card_number: null,
			site: given.site ?? 'fr',
			language_tag: given.languageTag ?? 'fr-FR',
			created_at: at,
			updated_at: at,
			erased_at: null,
		})
		.execute()
	return { customerId, email, password }
}
