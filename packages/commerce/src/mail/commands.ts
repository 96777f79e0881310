import { createHash } from 'node:crypto'
import { isLoopback } from '@vitrine/market/essentials'
import type { LanguageTag } from '@vitrine/market/locales'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { createLimit } from '../queue/limit.ts'
import type { EmailKind } from './email-kind.ts'

export type Email = {
	to: string
	subject: string
	html: string
	text: string
	languageTag: LanguageTag
	/** Ends e-mails of its kind by one POST without a sign-in (RFC 8058): mail programs show a button. */
	unsubscribeUrl?: string
}
/** `id` is the same for the same e-mail, however often it is sent. */
export type Mailer = { send(mail: Email, id?: string): Promise<void> }

type SendInput = {
	mailer: Mailer
	kind: EmailKind
	reference: string
	mail: Email
	now: Date
	/** Writes what must be kept before it leaves, in the transaction that claims it; false holds it back and keeps nothing. */
	onClaim?: (tx: DatabaseTransaction, attempt: { isRepeated: boolean }) => Promise<boolean>
	/** Writes what follows from it, in the transaction that notes that it has left. */
	onSent?: (tx: DatabaseTransaction) => Promise<void>
	/** Takes back what `onClaim` wrote, when it could not be sent. */
	onFailure?: (tx: DatabaseTransaction) => Promise<void>
}

/** Milliseconds a mail server has for each step. A whole e-mail gets a minute: no server may trickle its answers for ever. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const TOTAL_TIMEOUT = 60_000
/** E-mails that leave at once: mail servers refuse who opens many connections. */
const AT_ONCE = 2

/**
 * Sends through an SMTP server, two e-mails at a time; throws when it is out of reach, refuses or is silent. `close` gives the
 * connections back, which wait for the next e-mail.
 */
export function createSmtpMailer(options: {
	url: string
	from: string
	/** Milliseconds; smaller ones for tests. */
	timeouts?: Partial<typeof TIMEOUTS>
}): Mailer & { close(): void } {
	const transport = createTransport(
		{
			url: options.url,
			pool: true,
			maxConnections: AT_ONCE,
			requireTLS: requiresTls(options.url),
			...TIMEOUTS,
			...options.timeouts,
		},
		{ from: options.from, headers: { 'Auto-Submitted': 'auto-generated' } },
	)
	const limited = createLimit(AT_ONCE)
	return {
		async send(mail, id) {
			await limited(() =>
				transport.sendMail({
					to: mail.to,
					subject: mail.subject,
					html: mail.html,
					text: mail.text,
					headers: { 'Content-Language': mail.languageTag, ...unsubscribeHeaders(mail) },
					...(id && { messageId: `<${id}@${hostOf(options.from)}>` }),
					signal: AbortSignal.timeout(TOTAL_TIMEOUT),
				}),
			)
		},
		close: () => transport.close(),
	}
}

function unsubscribeHeaders({ unsubscribeUrl }: Email): Record<string, string> {
	if (!unsubscribeUrl) return {}
	return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * Whether e-mails wait rather than leave in the clear: with every server but one on this machine, unless its address says
 * `?requireTLS=false`. `smtps:` has TLS from the first byte anyway.
 */
export function requiresTls(url: string): boolean {
	const { hostname, searchParams } = new URL(url)
	return !isLoopback(hostname) && searchParams.get('requireTLS') !== 'false'
}

/** `Shop <post@shop.example>` is at shop.example. */
function hostOf(from: string): string {
	return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}

/** Drops e-mails into the local inbox, which the inbox page shows: for where no SMTP server is configured. */
export function createInboxMailer(options: { db: Database; clock: () => Date }): Mailer {
	return {
		async send(mail) {
			await options.db
				.insertInto('inbox_messages')
				.values({
					recipient: mail.to,
					subject: mail.subject,
					language_tag: mail.languageTag,
					html: mail.html,
					text: mail.text,
					received_at: options.clock(),
				})
				.execute()
		},
	}
}

/** Milliseconds after which a claim is one of a process that died: longer than an e-mail may take to leave. */
const CLAIM_SECONDS = 75

/**
 * Sends an e-mail once for a kind and reference, however often the queue repeats it; false when it was sent before or held
 * back. It is claimed in one transaction, leaves outside any, and is recorded in another, so that a slow mail server holds no
 * connection to the database. At least once: after a crash between sending and recording it is sent again (decision 0041).
 * Throws the mailer's errors after releasing the claim.
 */
export async function sendOnce(db: Database, input: SendInput): Promise<boolean> {
	const isClaimed = await db.transaction().execute((tx) => claim(tx, input))
	if (!isClaimed) return false
	const { kind, reference, mail } = input
	try {
		await input.mailer.send(mail, identityOf(input))
	} catch (error) {
		const released = db.transaction().execute(async (tx) => {
			await tx.deleteFrom('mails').where('kind', '=', kind).where('reference', '=', reference).execute()
			await input.onFailure?.(tx)
		})
		// Where that fails too the claim grows old, and why the e-mail did not leave is the better thing to know.
		await released.catch(() => undefined)
		throw error
	}
	await db.transaction().execute(async (tx) => {
		const sent = { state: 'sent' as const, sent_at: input.now }
		await tx.updateTable('mails').set(sent).where('kind', '=', kind).where('reference', '=', reference).execute()
		await input.onSent?.(tx)
	})
	return true
}

async function claim(tx: DatabaseTransaction, input: SendInput): Promise<boolean> {
	const { kind, reference, mail, now } = input
	// One attempt at a time looks: two that find nothing would both send.
	await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${kind} ${reference}`}, 0))`.execute(tx)
	const former = await tx
		.selectFrom('mails')
		.select(['state', sql<boolean>`claimed_at > now() - ${CLAIM_SECONDS} * interval '1 second'`.as('is_under_way')])
		.where('kind', '=', kind)
		.where('reference', '=', reference)
		.executeTakeFirst()
	if (former?.state === 'sent') return false
	if (former?.is_under_way) throw new Error(`The e-mail ${kind} is under way, or was when its process died`)
	if (input.onClaim && !(await input.onClaim(tx, { isRepeated: former !== undefined }))) return false
	await tx
		.insertInto('mails')
		.values({ kind, reference, recipient: mail.to, subject: mail.subject, state: 'sending', sent_at: now })
		.onConflict((conflict) =>
			conflict.columns(['kind', 'reference']).doUpdateSet({ recipient: mail.to, claimed_at: sql`now()` }),
		)
		.execute()
	return true
}

/** The same for the same words: mail programs show an e-mail that was sent twice once, but not one with a newer link. */
function identityOf({ kind, reference, mail }: SendInput): string {
	return createHash('sha256')
		.update(JSON.stringify([kind, reference, mail.text]))
		.digest('hex')
		.slice(0, 32)
}
