import type { Generated } from 'kysely'
import type { RegistrationDetails, UsualSizes } from './contract.ts'

export type CustomersTable = {
	id: string
	email: string | null
	password_hash: string | null
	civility: 'ms' | 'mr' | null
	first_name: string | null
	last_name: string | null
	birth_date: string | null
	phone_number: string | null
	loyalty_card_number: string | null
	usual_sizes: Generated<UsualSizes>
	site: string
	language_tag: string
	created_at: Date
	updated_at: Date
	erased_at: Date | null
}
export type RegistrationsTable = {
	id: string
	email: string
	token_hash: string | null
	/** Null once the account exists, which then has it. */
	password_hash: string | null
	/** Null once the account exists, which then has them. */
	details: RegistrationDetails | null
	order_id: string | null
	site: string
	language_tag: string
	page_url: string
	created_at: Date
	expires_at: Date
	confirmed_at: Date | null
	customer_id: string | null
}
export type AccessRequestsTable = {
	id: string
	purpose: 'reset-password' | 'sign-in' | 'change-email'
	/** For `change-email` the new address. */
	email: string
	/** For `change-email` the requester. */
	customer_id: string | null
	site: string
	language_tag: string
	page_url: string
	requested_at: Date
}
export type CustomerTokensTable = {
	token_hash: string
	customer_id: string
	purpose: 'reset-password' | 'sign-in' | 'change-email'
	email: string | null
	created_at: Date
	expires_at: Date
	used_at: Date | null
}
export type FormerEmailsTable = { id: string; customer_id: string; email: string; left_at: Date }
export type CustomerConsentsTable = {
	id: Generated<number>
	customer_id: string
	channel: 'email' | 'sms' | 'post'
	purpose: 'news' | 'loyalty'
	granted: boolean
	site: string
	decided_at: Date
}
export type AttemptsTable = { key: string; count: number; window_ends_at: Date }

export type CustomerTables = {
	customers: CustomersTable
	registrations: RegistrationsTable
	access_requests: AccessRequestsTable
	customer_tokens: CustomerTokensTable
	former_emails: FormerEmailsTable
	customer_consents: CustomerConsentsTable
	attempts: AttemptsTable
}
