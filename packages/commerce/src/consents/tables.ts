import type { Generated } from 'kysely'

export type ConsentsTable = {
	id: Generated<number>
	consent_id: string
	site: string
	language: string
	texts_version: string
	act: string
	necessary: Generated<boolean>
	measurement: boolean
	personalization: boolean
	advertising: boolean
	decided_at: Date
	recorded_at: Date
}

export type NewsletterSubscriptionsTable = {
	id: string
	email: string
	site: string
	language_tag: string
	/** Where it was asked: a box of the checkout, or a form of its own. */
	source: 'checkout' | 'page'
	page_url: string
	asked_at: Date
	confirmed_at: Date | null
	ended_at: Date | null
}

export type ConsentTables = { consents: ConsentsTable; newsletter_subscriptions: NewsletterSubscriptionsTable }
