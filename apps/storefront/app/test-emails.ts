import { sendPasswordChangedEmail } from '@vitrine/commerce/sign-ins/jobs'
import { sendAccessEmail, sendRegistrationEmail } from '@vitrine/commerce/customers/jobs'
import { createInboxMailer } from '@vitrine/commerce/mail/commands'
import { sql } from 'kysely'
import type { TestShop } from './test-shop.ts'

type Data = { registrationId: string; letterId: string; accessRequestId: string; customerId: string }

/** Writes the account e-mails that wait in the queue, as the worker would; answers those to an address, as text, newest last. */
export async function emailsTo({ db }: Pick<TestShop, 'db'>, email: string): Promise<string[]> {
	const now = new Date()
	const mailer = createInboxMailer({ db, clock: () => now })
	const job = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' }, now }
	const { rows } = await sql<{ name: string; data: Data }>`
		delete from pgboss.job where state = 'created' returning name, data`.execute(db)
	for (const { name, data } of rows) {
		if (name === 'send-registration-letter') await sendRegistrationEmail({ ...job, ...data })
		if (name === 'send-access-letter') await sendAccessEmail({ ...job, ...data })
		if (name === 'send-password-changed-letter') await sendPasswordChangedEmail({ ...job, ...data })
	}
	const mails = await db.selectFrom('inbox_messages').selectAll().where('recipient', '=', email).orderBy('id').execute()
	return mails.map(({ text }) => text)
}

/** The path an e-mail leads to. */
export function pathIn(mail: string | undefined): string {
	const [, path = ''] = /https?:\/\/[^/\s]+(\/\S*[?&](?:token|access)=\S+)/.exec(mail ?? '') ?? []
	return path
}
