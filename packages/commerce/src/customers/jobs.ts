import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { type Email, type Mailer, sendOnce } from '../mail/commands.ts'
import type { EmailKind } from '../mail/email-kind.ts'
import { countEmails } from '../mail/queries.ts'
import type { Sender } from '../mail/email.ts'
import { findSender } from '../web-domains/queries.ts'
import { identityEmail } from './email/email.ts'
import { findByEmail } from './queries.ts'
import { drawToken, hashToken, EMAIL_WINDOW, LIFETIMES, linkWith, maskEmail, MOST_EMAILS } from './rules/tokens.ts'
import type { AccessRequestsTable, RegistrationsTable } from './tables.ts'

export { dropOldIdentityRows } from './commands/drop-old-rows.ts'

/** E-mail kinds counted together per address. */
const REGISTRATION = { kinds: ['registration', 'account-exists'] }
const ACCESS = {
	'reset-password': { kinds: ['reset-password'] },
	'sign-in': { kinds: ['sign-in'] },
	'change-email': { kinds: ['change-email', 'change-email-taken'] },
}

type Job = { db: Database; mailer: Mailer; sender: Sender; now: Date }

/**
 * Sends the e-mail of a registration (R92): only here is the account looked up. A new address gets a token, drawn here
 * and stored as a hash; an existing account's owner gets a notice. At most three in 15 minutes.
 */
export async function sendRegistrationEmail(job: Job & { registrationId: string; letterId: string }): Promise<void> {
	const registration = await job.db
		.selectFrom('registrations')
		.selectAll()
		.where('id', '=', job.registrationId)
		.executeTakeFirst()
	if (!registration || !isOpen(registration, job.now)) return
	const customer = await findByEmail(job.db, registration.email)
	if (customer) await notifyOwner({ ...job, registration, customer: { ...customer, email: registration.email } })
	else await sendToken({ ...job, registration })
}

type Registration = Selectable<RegistrationsTable>
type RegistrationEmail = Job & { registration: Registration; letterId: string }

function isOpen({ details, expires_at }: Pick<Registration, 'details' | 'expires_at'>, now: Date): boolean {
	return details !== null && expires_at > now
}

/** True if an e-mail of a registration may be sent; the caller has locked the registration. */
async function mayNotify(
	tx: DatabaseTransaction,
	{ registration, letterId, now, isRepeated }: RegistrationEmail & { isRepeated: boolean },
): Promise<boolean> {
	const { id, email } = registration
	const current = await tx
		.selectFrom('registrations')
		.select(['details', 'expires_at'])
		.where('id', '=', id)
		.forUpdate()
		.executeTakeFirst()
	if (!current || !isOpen(current, now)) return false
	// A repeated request was counted when it was made.
	if (letterId !== id || isRepeated) return true
	return !(await hasEnoughEmails(tx, { ...REGISTRATION, recipient: email, now }))
}

async function sendToken(job: RegistrationEmail): Promise<void> {
	const { registration, letterId } = job
	const token = drawToken()
	const mail = await identityEmail({
		kind: 'confirm',
		to: registration.email,
		// The name is free text: it would let strangers write to others through the shop.
		firstName: null,
		languageTag: registration.language_tag,
		sender: await findSender(job.db, { ...registration, sender: job.sender, pageUrl: registration.page_url }),
		link: linkWith(registration.page_url, token),
	})
	await sendOnce(job.db, {
		...job,
		kind: 'registration',
		reference: letterId,
		mail,
		async onClaim(tx, attempt) {
			if (!(await mayNotify(tx, { ...job, ...attempt }))) return false
			const stored = { token_hash: hashToken(token) }
			await tx.updateTable('registrations').set(stored).where('id', '=', registration.id).execute()
			return true
		},
	})
}

/** Notifies the owner of an existing account and deletes the typed form at once. */
async function notifyOwner(
	job: RegistrationEmail & { customer: { id: string; email: string; first_name: string | null } },
): Promise<void> {
	const { registration, letterId, customer } = job
	const mail = await identityEmail({
		kind: 'exists',
		to: customer.email,
		firstName: customer.first_name,
		languageTag: registration.language_tag,
		sender: await findSender(job.db, { ...registration, sender: job.sender, pageUrl: registration.page_url }),
		...shopLinks(registration.page_url),
	})
	const met = { confirmed_at: job.now, customer_id: customer.id }
	const emptied = { password_hash: null, details: null, token_hash: null }
	await sendOnce(job.db, {
		...job,
		kind: 'account-exists',
		reference: letterId,
		mail,
		onClaim: (tx, attempt) => mayNotify(tx, { ...job, ...attempt }),
		async onSent(tx) {
			const row = tx.updateTable('registrations').set({ ...met, ...emptied })
			await row.where('id', '=', registration.id).execute()
		},
	})
}

/** Sign-in and lost-password pages of the requesting shop, in its language: `/{l}/#sign-in` and T1's route. */
function shopLinks(pageUrl: string): { link: string; forgottenLink: string } {
	const url = new URL(pageUrl)
	const home = `${url.origin}/${url.pathname.split('/')[1] ?? ''}/`
	return { link: `${home}#sign-in`, forgottenLink: `${home}auth/lost-password/` }
}

/** Sends the e-mail for a new password, a sign-in link or another address (R93): only here is the account looked up. */
export async function sendAccessEmail(job: Job & { accessRequestId: string }): Promise<void> {
	const { db, accessRequestId } = job
	const request = await db
		.selectFrom('access_requests')
		.selectAll()
		.where('id', '=', accessRequestId)
		.executeTakeFirst()
	if (!request) return
	if (request.purpose === 'change-email') return sendEmailChangeEmails(job, request)
	const customer = await findByEmail(db, request.email)
	if (!customer) return
	const kind = request.purpose === 'sign-in' ? 'signIn' : 'reset'
	await sendAccessToken(job, { request, customerId: customer.id, kind, firstName: customer.first_name })
}

type AccessRequest = Selectable<AccessRequestsTable>
type TokenEmail = {
	request: AccessRequest
	customerId: string
	kind: 'signIn' | 'reset' | 'newEmail'
	firstName: string | null
}

async function sendAccessToken(job: Job, { request, customerId, kind, firstName }: TokenEmail): Promise<void> {
	const token = drawToken()
	const mail = await identityEmail({
		kind,
		to: request.email,
		firstName,
		languageTag: request.language_tag,
		sender: await findSender(job.db, { ...request, sender: job.sender, pageUrl: request.page_url }),
		link: linkWith(request.page_url, token),
	})
	await sendOnce(job.db, {
		...job,
		kind: request.purpose,
		reference: request.id,
		mail,
		async onClaim(tx, { isRepeated }) {
			const limited = { ...ACCESS[request.purpose], recipient: request.email, now: job.now }
			if (!isRepeated && (await hasEnoughEmails(tx, limited))) return false
			await tx
				.insertInto('customer_tokens')
				.values({
					token_hash: hashToken(token),
					customer_id: customerId,
					purpose: request.purpose,
					email: request.purpose === 'change-email' ? request.email : null,
					created_at: job.now,
					expires_at: new Date(job.now.getTime() + LIFETIMES[request.purpose]),
					used_at: null,
				})
				.execute()
			return true
		},
	})
}

/** Notifies the present address in any case; the new one gets the token, or its owner learns that another account requested it. */
async function sendEmailChangeEmails(job: Job, request: AccessRequest): Promise<void> {
	const { db } = job
	const customer = await db
		.selectFrom('customers')
		.select(['id', 'email', 'first_name'])
		.where('id', '=', request.customer_id ?? '')
		.executeTakeFirst()
	if (!customer?.email) return
	const sender = await findSender(db, { ...request, sender: job.sender, pageUrl: request.page_url })
	const written = { languageTag: request.language_tag, sender }
	const notice = await identityEmail({
		...written,
		kind: 'emailNotice',
		to: customer.email,
		firstName: customer.first_name,
		maskedEmail: maskEmail(request.email),
	})
	await sendLimited(job, { kinds: ['change-email-notice'], reference: request.id, mail: notice })
	const holder = await findByEmail(db, request.email)
	if (!holder) {
		const { id: customerId, first_name: firstName } = customer
		return sendAccessToken(job, { request, customerId, kind: 'newEmail', firstName })
	}
	if (holder.id === customer.id) return
	const { link } = shopLinks(request.page_url)
	const mail = await identityEmail({
		...written,
		kind: 'emailTaken',
		to: request.email,
		firstName: holder.first_name,
		link,
	})
	await sendLimited(job, { kinds: ['change-email-taken', 'change-email'], reference: request.id, mail })
}

/** Sends an e-mail of the first kind once, unless the address has reached the limit of all kinds. */
async function sendLimited(
	job: Job,
	{ kinds, reference, mail }: { kinds: [EmailKind, ...EmailKind[]]; reference: string; mail: Email },
): Promise<void> {
	await sendOnce(job.db, {
		...job,
		kind: kinds[0],
		reference,
		mail,
		onClaim: async (tx, { isRepeated }) =>
			isRepeated || !(await hasEnoughEmails(tx, { kinds, recipient: mail.to, now: job.now })),
	})
}

/**
 * True after three e-mails of a kind in 15 minutes, under any concurrency. Counts sent and pending e-mails, not
 * requests: endless requests for an address do not lock its owner out for longer.
 */
async function hasEnoughEmails(
	tx: DatabaseTransaction,
	{ kinds, recipient, now }: { kinds: readonly string[]; recipient: string; now: Date },
): Promise<boolean> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`letters ${recipient}`}, 0))`.execute(tx)
	const since = new Date(now.getTime() - EMAIL_WINDOW)
	return (await countEmails(tx, { recipient, kinds, since })) >= MOST_EMAILS
}

/** Notifies a customer of a changed password, in the language of their e-mails, and of held passkeys. */
export async function sendPasswordNotice(
	job: Job & { customerId: string; letterId: string; hasHeldPasskeys: boolean },
): Promise<void> {
	const customer = await job.db
		.selectFrom('customers')
		.select(['email', 'first_name', 'language_tag', 'site'])
		.where('id', '=', job.customerId)
		.executeTakeFirst()
	if (!customer?.email) return
	const mail = await identityEmail({
		kind: 'passwordChanged',
		to: customer.email,
		firstName: customer.first_name,
		languageTag: customer.language_tag,
		sender: await findSender(job.db, { ...customer, sender: job.sender }),
		hasHeldPasskeys: job.hasHeldPasskeys,
	})
	await sendOnce(job.db, { ...job, kind: 'password-changed', reference: job.letterId, mail })
}

/** Notifies the former address of a changed address (issue 4, 4), once: the owner of a taken-over account learns of it there. */
export async function sendEmailChangedEmail(job: Job & { formerEmailId: string }): Promise<void> {
	const row = await job.db
		.selectFrom('former_emails')
		.innerJoin('customers', 'customers.id', 'former_emails.customer_id')
		.select(['former_emails.email as former', 'customers.email', 'first_name', 'language_tag', 'site'])
		.where('former_emails.id', '=', job.formerEmailId)
		.executeTakeFirst()
	if (!row?.email) return
	const mail = await identityEmail({
		kind: 'emailChanged',
		to: row.former,
		firstName: row.first_name,
		languageTag: row.language_tag,
		sender: await findSender(job.db, { ...row, sender: job.sender }),
		maskedEmail: maskEmail(row.email),
	})
	await sendOnce(job.db, { ...job, kind: 'email-changed', reference: job.formerEmailId, mail })
}
