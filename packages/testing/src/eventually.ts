import { vi } from 'vitest'
import { WAIT_LIMIT } from './limits.ts'

const INTERVAL = 20

/** Calls `attempt` until it no longer throws, and answers what it returned; gives up with its last error. */
export function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
	return vi.waitFor(attempt, { timeout: WAIT_LIMIT, interval: INTERVAL })
}

/** Calls `find` until it answers something true, and answers that; `what` names it where it never comes. */
export async function found<T>(what: string, find: () => T | Promise<T>): Promise<NonNullable<T>> {
	return eventually(async () => {
		const answer = await find()
		if (!answer) throw new Error(`${what} never came`)
		return answer
	})
}
