import { randomBytes } from 'node:crypto'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { type Attempt, countAttempts, takeBack } from '../../customers/commands/count-attempts.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { announceOrder } from '../../orders/commands.ts'
import { enqueue } from '../../queue/enqueue.ts'
import type { NewWithdrawal } from '../contract/withdrawals.ts'
import { statementInWords } from '../email/statement.ts'
import { lockOrderState } from '../queries/order-state.ts'
import { type OrderState, withdrawalEndOf, withdrawalProblem } from '../rules/options.ts'
import { checkStatement, type FieldError, type Statement } from '../rules/statement.ts'
import { followStatement, registerStatedReturn } from './follow-statement.ts'
import { holdStatement } from './held-statements.ts'

export type WithdrawResult =
	| { ok: true; withdrawalId: string }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

type StatementInput = {
	site: SiteCode
	languageTag: LanguageTag
	submitted: NewWithdrawal
	/** Id of the signed-in customer. */
	customerId?: string | undefined
	now: Date
}

/**
 * Receives a statement of withdrawal (law 3) in one transaction with all its consequences and the e-mail that
 * acknowledges it. An unshipped order is cancelled; of a shipped one the goods become a return. A statement that is
 * late, matches no order or cannot be executed is kept and acknowledged all the same (decision 0032), and one that
 * proves no more than number and e-mail address is held until that address confirms it (decision 0047). A repeated
 * submission gives the same statement. `secret` keys the count of wrong guesses.
 */
export async function withdraw(
	db: Database,
	{ secret, ...input }: StatementInput & { secret: string },
): Promise<WithdrawResult> {
	const checked = checkStatement(input.submitted)
	if (!checked.ok) return { ok: false, reason: 'refused-values', errors: checked.errors }
	const { submissionKey } = input.submitted
	const { statement } = checked
	const guess: { secret: string; attempts: Attempt[] } = { secret, attempts: [{ kind: 'order', of: statement.email }] }
	// A statement is always received (law 3): too many guesses only hide an order from who proves nothing but its number
	// and e-mail address. Guesses of others, or attempts cut off by a crash, must not stop the buyer's own page.
	const isGuessing = !(await countAttempts(db, { ...guess, now: input.now })).ok
	const result = await db.transaction().execute(async (tx) => {
		// Serializes submissions of a form, so that a double click finds what the first one wrote.
		await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal ${submissionKey}`}, 0))`.execute(tx)
		const same = await tx
			.selectFrom('withdrawals')
			.select(['id', 'order_id'])
			.where('submission_key', '=', submissionKey)
			.executeTakeFirst()
		if (same) return { withdrawalId: same.id, isMatched: same.order_id !== null }
		const withdrawalId = randomBytes(18).toString('base64url')
		const found = await findMeant(tx, { ...input, statement })
		const meant = isGuessing && !found?.isProven ? undefined : found
		await writeStatement(tx, { ...input, withdrawalId, statement, meant })
		if (meant) await announceOrder(tx, { orderId: meant.order.orderId, type: 'withdrawal.received', now: input.now })
		await enqueue(tx, { name: 'send-withdrawal-receipt', data: { withdrawalId } })
		return { withdrawalId, isMatched: meant !== undefined }
	})
	if (result.isMatched) await takeBack(db, guess)
	return { ok: true, withdrawalId: result.withdrawalId }
}

type Meant = {
	order: OrderState
	/** True if proven by more than number and e-mail address: by the random id, or by the signed-in buyer. */
	isProven: boolean
}

/** The confirmed order a statement is about, its row locked. */
async function findMeant(
	tx: DatabaseTransaction,
	{ statement, submitted, customerId }: StatementInput & { statement: Statement },
): Promise<Meant | undefined> {
	const order = await lockOrderState(tx, { column: 'order_number', value: statement.orderNumber })
	if (!order?.confirmedAt) return undefined
	const isTheirs = customerId !== undefined && order.customerId === customerId
	if (order.orderId === submitted.orderId || isTheirs) return { order, isProven: true }
	return order.email.toLowerCase() === statement.email ? { order, isProven: false } : undefined
}

async function writeStatement(
	tx: DatabaseTransaction,
	input: StatementInput & { withdrawalId: string; statement: Statement; meant: Meant | undefined },
): Promise<void> {
	const { meant, statement, now, withdrawalId, submitted } = input
	const pageUrl = submitted.pageUrl.replace('WITHDRAWAL_ID', withdrawalId)
	const following = meant && { order: meant.order, lines: statement.lines, statedAt: now, now }
	const isHeld = meant && !meant.isProven && !withdrawalProblem(meant.order, now)
	const followed = following && !isHeld ? await followStatement(tx, following) : undefined
	await tx
		.insertInto('withdrawals')
		.values({
			id: withdrawalId,
			submission_key: submitted.submissionKey,
			site: input.site,
			language_tag: input.languageTag,
			name: statement.name,
			order_number: statement.orderNumber,
			email: statement.email,
			lines: statement.lines && JSON.stringify(statement.lines),
			content: statementInWords(input.languageTag, { site: input.site, statement, order: meant?.order }),
			page_url: pageUrl,
			stated_at: now,
			order_id: meant?.order.orderId ?? null,
			outcome: isHeld ? 'held' : (followed?.outcome ?? 'unmatched'),
			until: (meant && withdrawalEndOf(meant.order)) ?? null,
			return_number: followed?.returnNumber ?? null,
		})
		.execute()
	if (isHeld) await holdStatement(tx, withdrawalId)
	if (!following || !followed) return
	const { submissionKey } = submitted
	const withdrawal = { id: withdrawalId, submissionKey, languageTag: input.languageTag, pageUrl }
	await registerStatedReturn(tx, { ...following, returnNumber: followed.returnNumber, withdrawal })
}
