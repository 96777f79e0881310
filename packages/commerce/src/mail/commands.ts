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
	/** Mailbox it comes from, and where answers go; without them the mailer's. */
	from?: string
	replyTo?: string
	subject: string
	html: string
	text: string
	languageTag: LanguageTag
	/** Unsubscribes by one POST without a sign-in (RFC 8058): mail programs show a button. */
	unsubscribeUrl?: string
}
/** `id` is the Message-ID, equal for every attempt of the same e-mail. */
export type Mailer = { send(mail: Email, id?: string): Promise<void> }

type SendInput = {
	mailer: Mailer
	kind: EmailKind
	reference: string
	mail: Email
	now: Date
	/** Writes what must be stored before sending, in the claiming transaction; false withholds the e-mail and stores nothing. */
	onClaim?: (tx: DatabaseTransaction, attempt: { isRepeated: boolean }) => Promise<boolean>
	/** Writes the consequences of sending, in the transaction that records it. */
	onSent?: (tx: DatabaseTransaction) => Promise<void>
	/** Undoes `onClaim` when sending failed. */
	onFailure?: (tx: DatabaseTransaction) => Promise<void>
}

/** Milliseconds a mail server has per step. A whole e-mail gets a minute, so that a server cannot delay it endlessly byte by byte. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const TOTAL_TIMEOUT = 60_000
/** Parallel connections: mail servers reject clients that open many. */
const AT_ONCE = 2

/** Sends through SMTP, two e-mails at a time; throws when out of reach, refused or timed out. `close` closes idle connections. */
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
		{ from: mailbox(options.from), headers: { 'Auto-Submitted': 'auto-generated' } },
	)
	const limited = createLimit(AT_ONCE)
	return {
		async send(mail, id) {
			await limited(() =>
				transport.sendMail({
					to: mail.to,
					...(mail.from && { from: mailbox(mail.from) }),
					...(mail.replyTo && { replyTo: mail.replyTo }),
					subject: mail.subject,
					html: mail.html,
					text: mail.text,
					headers: { 'Content-Language': mail.languageTag, ...unsubscribeHeaders(mail) },
					...(id && { messageId: `<${id}@${hostOf(mail.from ?? options.from)}>` }),
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
 * True if e-mails must not be sent without TLS: for every server but one on this machine, unless its URL says
 * `?requireTLS=false`. `smtps:` uses TLS from the first byte anyway.
 */
export function requiresTls(url: string): boolean {
	const { hostname, searchParams } = new URL(url)
	return !isLoopback(hostname) && searchParams.get('requireTLS') !== 'false'
}

/** `Shop, Paris <post@shop.example>` apart: taken whole, a comma in an unquoted name would make two addresses of it. */
function mailbox(from: string): string | { name: string; address: string } {
	const [, name, address] = /^([^"<>]*[^"<>\s])\s*<([^<>]+)>$/.exec(from.trim()) ?? []
	return name && address ? { name, address } : from
}

/** Domain of a From address: `Shop <post@shop.example>` gives shop.example. */
function hostOf(from: string): string {
	return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}

/** Stores e-mails in the local inbox with its page, where no SMTP server is configured. */
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

/** Seconds after which a claim belongs to a dead process: longer than sending may take. */
const CLAIM_SECONDS = 75

/**
 * Sends an e-mail once per kind and reference, however often the queue repeats it; false when it was sent before or
 * withheld. It is claimed in one transaction, sent outside any, and recorded in another, so that a slow mail server
 * holds no database connection. At least once: after a crash between sending and recording it is sent again (decision
 * 0041). Throws the mailer's errors after releasing the claim.
 */
export async function sendOnce(db: Database, input: SendInput): Promise<boolean> {
	const { kind, reference, mail, now, onClaim, onSent, onFailure } = input
	const isClaimed = await (onClaim
		? db.transaction().execute((tx) => claimWith(tx, { ...input, onClaim }))
		: claim(db, input))
	if (!isClaimed) return false
	try {
		await input.mailer.send(mail, identityOf(input))
	} catch (error) {
		const released = following(db, onFailure, async (then) => {
			await then.deleteFrom('mails').where('kind', '=', kind).where('reference', '=', reference).execute()
		})
		// If the release fails too the claim expires; the mailer's error is the more useful one.
		await released.catch(() => undefined)
		throw error
	}
	await following(db, onSent, async (then) => {
		await sql`/* prepared */ update mails set state = 'sent', sent_at = ${now}
			where kind = ${kind} and reference = ${reference}`.execute(then)
	})
	return true
}

/** Writes, and what follows in the same transaction; a single write needs none. */
async function following(
	db: Database,
	then: ((tx: DatabaseTransaction) => Promise<void>) | undefined,
	write: (db: Database) => Promise<void>,
): Promise<void> {
	if (!then) return write(db)
	await db.transaction().execute(async (tx) => {
		await write(tx)
		await then(tx)
	})
}

/** Claims by one statement: of attempts at once the first to write the row sends. */
async function claim(db: Database, { kind, reference, mail, now }: SendInput): Promise<boolean> {
	const { rows } = await sql`/* prepared */
		insert into mails (kind, reference, recipient, subject, state, sent_at)
		values (${kind}, ${reference}, ${mail.to}, ${mail.subject}, 'sending', ${now})
		on conflict (kind, reference) do update set recipient = excluded.recipient, claimed_at = now()
		where mails.state = 'sending' and mails.claimed_at <= now() - ${CLAIM_SECONDS}::int * interval '1 second'
		returning id`.execute(db)
	if (rows.length > 0) return true
	const former = await findClaim(db, { kind, reference })
	if (former?.state === 'sent') return false
	throw underWay(kind)
}

/** As `claim`, with what must be stored before. */
async function claimWith(
	tx: DatabaseTransaction,
	{ onClaim, ...input }: SendInput & Required<Pick<SendInput, 'onClaim'>>,
): Promise<boolean> {
	const { kind, reference } = input
	// Serializes attempts: two that find no claim would both store.
	await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${kind} ${reference}`}, 0))`.execute(tx)
	const former = await findClaim(tx, input)
	if (former?.state === 'sent') return false
	if (former?.is_under_way) throw underWay(kind)
	return (await onClaim(tx, { isRepeated: former !== undefined })) && claim(tx, input)
}

function findClaim(db: Database, { kind, reference }: Pick<SendInput, 'kind' | 'reference'>) {
	return db
		.selectFrom('mails')
		.select(['state', sql<boolean>`claimed_at > now() - ${CLAIM_SECONDS} * interval '1 second'`.as('is_under_way')])
		.where('kind', '=', kind)
		.where('reference', '=', reference)
		.executeTakeFirst()
}

function underWay(kind: EmailKind): Error {
	return new Error(`The e-mail ${kind} is under way, or was when its process died`)
}

/** Message-ID, a hash of the content: mail programs merge an e-mail sent twice, but not one with a newer link. */
function identityOf({ kind, reference, mail }: SendInput): string {
	return createHash('sha256')
		.update(JSON.stringify([kind, reference, mail.text]))
		.digest('hex')
		.slice(0, 32)
}
