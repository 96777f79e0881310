import { sendAccessLetter, sendPasswordChangedLetter, sendRegistrationLetter } from '@vitrine/commerce/customers/jobs'
import { createInboxMailer } from '@vitrine/commerce/mail/commands'
import { sql } from 'kysely'
import type { TestShop } from './test-shop.ts'

type Data = { registrationId: string; letterId: string; accessRequestId: string; customerId: string }

/** Writes the account letters that wait in the queue, as the worker would; answers those to an address, as text, newest last. */
export async function lettersTo({ db }: Pick<TestShop, 'db'>, email: string): Promise<string[]> {
	const now = new Date()
	const mailer = createInboxMailer({ db, clock: () => now })
	const job = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' }, now }
	const { rows } = await sql<{ name: string; data: Data }>`
		delete from pgboss.job where state = 'created' returning name, data`.execute(db)
	for (const { name, data } of rows) {
		if (name === 'send-registration-letter') await sendRegistrationLetter({ ...job, ...data })
		if (name === 'send-access-letter') await sendAccessLetter({ ...job, ...data })
		if (name === 'send-password-changed-letter') await sendPasswordChangedLetter({ ...job, ...data })
	}
	const letters = await db
		.selectFrom('inbox_messages')
		.selectAll()
		.where('recipient', '=', email)
		.orderBy('id')
		.execute()
	return letters.map(({ text }) => text)
}

/** The path a letter leads to. */
export function pathIn(letter: string | undefined): string {
	const [, path = ''] = /https?:\/\/[^/\s]+(\/\S*[?&](?:token|access)=\S+)/.exec(letter ?? '') ?? []
	return path
}
