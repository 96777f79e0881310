import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './client.ts'
import { describeSchema } from './migrate.ts'
import { refuseSchema } from './schema-state.ts'

/** Milliseconds until a database that does not answer is asked again. */
const PAUSE = 1_000

/**
 * Waits for the database, and ends the process with 1 and a sentence unless this build runs on it: processes of a shop
 * do not migrate, because older ones still run beside them (decision 0097). `onError` gets why it has to wait.
 */
export async function requireSchema(db: Database, onError: (error: unknown) => void): Promise<void> {
	for (;;) {
		try {
			const refusal = refuseSchema(await describeSchema(db))
			if (refusal === undefined) return
			console.error(refusal)
			process.exit(1)
		} catch (error) {
			onError(error)
			await wait(PAUSE)
		}
	}
}
