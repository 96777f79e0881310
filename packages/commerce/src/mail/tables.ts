import type { Generated } from 'kysely'

export type MailsTable = {
	id: Generated<number>
	kind: string
	reference: string
	recipient: string
	subject: string
	/** Time of sending; while pending, of the first attempt. */
	sent_at: Date
	state: 'sending' | 'sent'
	/** Time of the latest attempt. */
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
