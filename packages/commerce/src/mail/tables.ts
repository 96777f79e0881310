import type { Generated } from 'kysely'

export type MailsTable = {
	id: Generated<number>
	kind: string
	reference: string
	recipient: string
	subject: string
	/** When it left; while it is on its way, when it was first to leave. */
	sent_at: Date
	state: 'sending' | 'sent'
	/** When the latest attempt began. */
	claimed_at: Generated<Date>
}
export type InboxMessagesTable = {
	id: Generated<number>
	recipient: string
	subject: string
	language_tag: string
	html: string
	text: string
	received_at: Date
}

export type MailTables = { mails: MailsTable; inbox_messages: InboxMessagesTable }
