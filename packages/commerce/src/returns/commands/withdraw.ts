import { randomBytes } from 'node:crypto'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { issueCreditNote } from '../../documents/commands/issue-credit-note.ts'
import { voidGiftCards } from '../../gift-cards/commands/give-back.ts'
import { requestRefund } from '../../payments/commands.ts'
import { enqueue } from '../../queue/enqueue.ts'
import type { NewWithdrawal, WithdrawalOutcome } from '../contract/withdrawals.ts'
import { statementInWords } from '../letter/statement.ts'
import { lockOrderState } from '../queries/order-state.ts'
import { unitsLeft } from '../rules/amounts.ts'
import { type OrderState, withdrawalEndOf, withdrawalProblem } from '../rules/options.ts'
import { returnNumber } from '../rules/numbers.ts'
import { checkStatement, type FieldError, type Statement } from '../rules/statement.ts'
import { endOrder } from './cancel-order.ts'
import { registerReturn } from './register-return.ts'

export type WithdrawResult =
	| { ok: true; withdrawalId: string }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

type Stating = { site: SiteCode; languageTag: LanguageTag; submitted: NewWithdrawal; now: Date }

/**
 * Takes a statement of withdrawal (law 3) in one transaction with all that follows from it and with the letter that
 * acknowledges it. An order that is still here is cancelled; of one that has left, the goods become a return. What comes too
 * late, fits no order or cannot be carried out is kept and acknowledged all the same (decision 0032). Submitted again, the
 * same statement answers.
 */
export async function withdraw(db: Database, stating: Stating): Promise<WithdrawResult> {
	const checked = checkStatement(stating.submitted)
	if (!checked.ok) return { ok: false, reason: 'refused-values', errors: checked.errors }
	const { submissionKey } = stating.submitted
	return db.transaction().execute(async (tx): Promise<WithdrawResult> => {
		// One at a time for a form, so that a double click meets what the first has written.
		await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal ${submissionKey}`}, 0))`.execute(tx)
		const same = await tx
			.selectFrom('withdrawals')
			.select('id')
			.where('submission_key', '=', submissionKey)
			.executeTakeFirst()
		if (same) return { ok: true, withdrawalId: same.id }
		const withdrawalId = randomBytes(18).toString('base64url')
		const { statement } = checked
		const order = await findMeant(tx, { statement, orderId: stating.submitted.orderId })
		const acting = { ...stating, withdrawalId, statement }
		await writeStatement(tx, { ...acting, order })
		await enqueue(tx, { name: 'send-withdrawal-receipt', data: { withdrawalId }, singletonKey: withdrawalId })
		return { ok: true, withdrawalId }
	})
}

/**
 * The order a statement is about: its number and the e-mail address it was made with, or its number and its unguessable id,
 * with which the receipt may go elsewhere. One that never became a contract is none. Its row is locked.
 */
async function findMeant(
	tx: DatabaseTransaction,
	{ statement, orderId }: { statement: Statement; orderId: string | undefined },
): Promise<OrderState | undefined> {
	const order = await lockOrderState(tx, { column: 'order_number', value: statement.orderNumber })
	if (!order?.confirmedAt) return undefined
	return order.orderId === orderId || order.email.toLowerCase() === statement.email ? order : undefined
}

type Acting = Stating & { withdrawalId: string; statement: Statement }

async function writeStatement(
	tx: DatabaseTransaction,
	acting: Acting & { order: OrderState | undefined },
): Promise<void> {
	const { order, statement, now, withdrawalId, submitted } = acting
	const pageUrl = submitted.pageUrl.replace('WITHDRAWAL_ID', withdrawalId)
	const until = order && withdrawalEndOf(order)
	const wanted = order ? wantedLines(order, statement) : []
	const outcome = order ? await decide(tx, { ...acting, order, wanted }) : 'unmatched'
	const row = {
		id: withdrawalId,
		submission_key: submitted.submissionKey,
		site: acting.site,
		language_tag: acting.languageTag,
		name: statement.name,
		order_number: statement.orderNumber,
		email: statement.email,
		lines: statement.lines && JSON.stringify(statement.lines),
		content: statementInWords(acting.languageTag, { site: acting.site, statement, order }),
		page_url: pageUrl,
		stated_at: now,
		order_id: order?.orderId ?? null,
		outcome,
		until: until ?? null,
	}
	const isReturn = order !== undefined && outcome === 'return'
	const number = isReturn ? returnNumber(randomBytes(8)) : null
	await tx
		.insertInto('withdrawals')
		.values({ ...row, return_number: number })
		.execute()
	if (isReturn) {
		await registerReturn(tx, {
			order,
			returnNumber: number,
			submissionKey: submitted.submissionKey,
			languageTag: acting.languageTag,
			method: 'relay',
			withdrawalId,
			pageUrl,
			lines: wanted,
			now,
		})
	}
}

/** What of the statement is still there to withdraw from: never more than is left. */
function wantedLines(order: OrderState, { lines }: Statement): { position: number; quantity: number }[] {
	return order.lines.flatMap((line) => {
		const stated = lines ? (lines.find(({ position }) => position === line.position)?.quantity ?? 0) : line.quantity
		const quantity = Math.min(stated, unitsLeft(line))
		return quantity > 0 ? [{ position: line.position, quantity }] : []
	})
}

/** What follows, and all of it done but the return, which names the statement. */
async function decide(
	tx: DatabaseTransaction,
	acting: Acting & { order: OrderState; wanted: { position: number; quantity: number }[] },
): Promise<WithdrawalOutcome> {
	const { order, wanted, statement, now } = acting
	const { orderId } = order
	const problem = withdrawalProblem(order, now)
	if (problem === 'too-late') return 'late'
	if (problem) return 'nothing-left'
	const isWhole = statement.lines === null || coversAll(order, wanted)
	if (!order.hasLeft && isWhole) {
		const cards = await voidGiftCards(tx, { orderId, onlyIf: 'unused', now })
		if (!cards.ok) return 'review'
		await endOrder(tx, { order, reason: 'withdrawal', now })
		return 'cancelled'
	}
	// Cards of an order whose goods have left: they go with a statement about the whole order.
	if (statement.lines === null && order.giftCards.some((card) => !card.isVoid)) {
		const cards = await voidGiftCards(tx, { orderId, onlyIf: 'unused', now })
		if (!cards.ok && wanted.length === 0) return 'review'
		if (cards.ok) {
			const { currency } = order
			await requestRefund(tx, { orderId, reference: 'gift-cards', centAmount: cards.centAmount, currency, now })
			const giftCards = cards.positions.map((position) => ({ position }))
			await issueCreditNote(tx, { orderId, reference: 'gift-cards', lines: [], giftCards, deliveryCentAmount: 0, now })
		}
		if (wanted.length === 0) return 'gift-cards'
	}
	return wanted.length > 0 ? 'return' : 'nothing-left'
}

/** Whether a statement that names its lines names everything there is. */
function coversAll(order: OrderState, wanted: readonly { position: number; quantity: number }[]): boolean {
	if (order.giftCards.some((card) => !card.isVoid)) return false
	return order.lines.every(
		(line) => wanted.find(({ position }) => position === line.position)?.quantity === line.quantity,
	)
}
