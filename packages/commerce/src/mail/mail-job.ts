import type { Database } from '../database/client.ts'
import type { Mailer } from './commands.ts'
import type { Sender } from './email.ts'

/** Dependencies of jobs that send e-mails. */
export type Mailing = {
	db: Database
	clock: () => Date
	mailer: Mailer
	/** Sender of the e-mails. */
	sender: Sender
}

/** Dependencies of one job, at the time it runs. */
export function mailJob({ db, clock, mailer, sender }: Mailing) {
	return { db, mailer, sender, now: clock() }
}
