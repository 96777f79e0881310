import type { Database } from '../database/client.ts'
import type { Mailer } from './commands.ts'
import type { Sender } from './email.ts'

/** What work that writes e-mails needs. */
export type Mailing = {
	db: Database
	clock: () => Date
	mailer: Mailer
	/** Who signs the e-mails. */
	sender: Sender
}

/** The same for one job, at the time it runs. */
export function mailJob({ db, clock, mailer, sender }: Mailing) {
	return { db, mailer, sender, now: clock() }
}
