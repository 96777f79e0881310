import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { returnsFixtures } from '../returns/fixtures/returns-counter.ts'
import { confirmNewsletter } from './commands/newsletter.ts'
import { dropOldSubscriptions, sendNewsletterEmail } from './jobs.ts'

const DAY = 86_400_000

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

const all = () => db.selectFrom('newsletter_subscriptions').selectAll().execute()

test('a guest’s ticked box becomes a proof and one question to the address, forgotten when nobody answers (law A3.6)', async () => {
	const fixtures = returnsFixtures(db)
	const order = () =>
		fixtures
			.variant()
			.then((sku) =>
				fixtures.paidOrder({ items: [{ sku, quantity: 1 }], email: 'ada@example.com', wantsNewsletter: true }),
			)
	await order()
	await order()
	const rows = await all()
	expect(rows).toMatchObject([
		{ site: 'fr', language_tag: 'fr-FR', source: 'checkout', confirmed_at: null, ended_at: null },
	])
	const [{ id: subscriptionId, email }] = rows as [(typeof rows)[number]]
	const now = new Date()
	const mailer = createInboxMailer({ db, clock: () => now })
	const sending = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS' }, subscriptionId, now }
	await sendNewsletterEmail(sending)
	await sendNewsletterEmail(sending)
	const mails = await db.selectFrom('inbox_messages').select('text').where('recipient', '=', email).execute()
	expect(mails).toHaveLength(1)
	expect(mails[0]?.text).toContain(`/newsletter/?subscription=${subscriptionId}`)
	expect(await dropOldSubscriptions(db, new Date(now.getTime() + 29 * DAY))).toBe(0)
	await confirmNewsletter(db, { subscriptionId, now })
	expect(await dropOldSubscriptions(db, new Date(now.getTime() + 31 * DAY))).toBe(0)
	await db.updateTable('newsletter_subscriptions').set({ confirmed_at: null }).execute()
	expect(await dropOldSubscriptions(db, new Date(now.getTime() + 31 * DAY))).toBe(1)
})
