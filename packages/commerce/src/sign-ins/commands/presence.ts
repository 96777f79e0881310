import { checkPresentPassword } from '../../customers/commands/change-password.ts'
import type { Database } from '../../database/client.ts'

/** A sign-in this recent, in milliseconds, proves who is at the screen. */
const RECENT = 10 * 60_000

export type Presence =
	| { ok: true }
	| { ok: false; reason: 'too-many-tries'; until: Date }
	| { ok: false; reason: 'refused-values'; errors: { field: 'password'; code: 'required' | 'wrong' }[] }

/**
 * True if the customer is present to add a sign-in method: they signed in within ten minutes, on this site, with a
 * password, a link or a passkey, or they give the password. A stolen session has neither.
 */
export async function checkPresence(
	db: Database,
	given: { customerId: string; sessionId: string; password: string; secret: string; now: Date },
): Promise<Presence> {
	const { sessionId, customerId, password, now } = given
	const session = await db
		.selectFrom('sessions')
		.select('id')
		.where('id', '=', sessionId)
		.where('customer_id', '=', customerId)
		.where('method', '<>', 'hand-over')
		.where('created_at', '>', new Date(now.getTime() - RECENT))
		.executeTakeFirst()
	if (session) return { ok: true }
	if (password === '') return refused('required')
	const present = await checkPresentPassword(db, given)
	if (present.ok) return { ok: true }
	return present.reason === 'wrong' ? refused('wrong') : present
}

function refused(code: 'required' | 'wrong'): Presence {
	return { ok: false, reason: 'refused-values', errors: [{ field: 'password', code }] }
}
