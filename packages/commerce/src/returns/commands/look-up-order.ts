import { countAttempts, takeBack } from '../../customers/commands/count-attempts.ts'
import type { Database } from '../../database/client.ts'
import { tidyOrderNumber } from '../../orders/rules.ts'
import { readOrderState } from '../queries/order-state.ts'
import type { OrderState } from '../rules/options.ts'
import { tidyEmail } from '../rules/statement.ts'

type LookUpInput = { secret: string; now: Date }
export type LookUpResult = { ok: true; order: OrderState } | { ok: false; until?: Date }

/** Finds an order by its number and e-mail address. Limited to five wrong attempts per address within 15 minutes. */
export async function lookUpOrder(
	db: Database,
	known: { orderNumber: string; email: string },
	{ secret, now }: LookUpInput,
): Promise<LookUpResult> {
	const email = tidyEmail(known.email)
	const guess = { secret, attempts: [{ kind: 'order', of: email } as const] }
	const counted = await countAttempts(db, { ...guess, now })
	if (!counted.ok) return { ok: false, until: counted.until }
	const order = await readOrderState(db, { column: 'order_number', value: tidyOrderNumber(known.orderNumber) })
	if (!order?.confirmedAt || order.email.toLowerCase() !== email) return { ok: false }
	await takeBack(db, guess)
	return { ok: true, order }
}
