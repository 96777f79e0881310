import type { LanguageTag } from '@vitrine/market/locales'
import { createTransport } from 'nodemailer'
import type { Database, DatabaseTransaction } from '../database/client.ts'

export type Letter = { to: string; subject: string; html: string; text: string; languageTag: LanguageTag }
export type Mailer = { send(letter: Letter): Promise<void> }

type Sending = { mailer: Mailer; kind: string; reference: string; letter: Letter; now: Date }

/** Sends through an SMTP server; throws when it is out of reach or refuses. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
	const transport = createTransport(options.url)
	return {
		async send(letter) {
			await transport.sendMail({
				from: options.from,
				to: letter.to,
				subject: letter.subject,
				html: letter.html,
				text: letter.text,
				headers: { 'Content-Language': letter.languageTag, 'Auto-Submitted': 'auto-generated' },
			})
		},
	}
}

/** Drops letters into the local inbox, which the inbox page shows: for where no SMTP server is configured. */
export function createInboxMailer(options: { db: Database; clock: () => Date }): Mailer {
	return {
		async send(letter) {
			await options.db
				.insertInto('inbox_messages')
				.values({
					recipient: letter.to,
					subject: letter.subject,
					language_tag: letter.languageTag,
					html: letter.html,
					text: letter.text,
					received_at: options.clock(),
				})
				.execute()
		},
	}
}

/**
 * Sends a letter once for a kind and reference, whatever the queue repeats: the note of having sent it is written first
 * and only kept when sending succeeded. False when it was sent before.
 */
export async function sendOnce(db: Database, options: Sending): Promise<boolean> {
	return db.transaction().execute((tx) => sendOnceWithin(tx, options))
}

/** The same within a transaction of the caller, who keeps something exactly when the letter has left. */
export async function sendOnceWithin(tx: DatabaseTransaction, options: Sending): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto('mails')
		.values({
			kind: options.kind,
			reference: options.reference,
			recipient: options.letter.to,
			subject: options.letter.subject,
			sent_at: options.now,
		})
		.onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
		.executeTakeFirst()
	if (numInsertedOrUpdatedRows !== 1n) return false
	await options.mailer.send(options.letter)
	return true
}
