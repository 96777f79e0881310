import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { installSites } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCustomer } from '../customers/fixtures.ts'
import { sendAccessEmail, sendEmailChangedEmail, sendRegistrationEmail } from '../customers/jobs.ts'
import type { Database } from '../database/client.ts'
import { REGISTRY as registry } from '../capabilities.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import type { Email } from '../mail/commands.ts'
import { sendPasskeyAddedEmail, sendPasskeyRemovedEmail, sendPasswordChangedEmail } from '../sign-ins/jobs.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { insertPersonsOrder } from './fixtures/orders.ts'
import { buildExport, eraseCustomer } from './jobs.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const LATER = new Date('2026-11-22T10:00:00Z')
const PAGE = 'https://shop.example/de/auth/confirm/?token=TOKEN'
const PERSON = { email: 'erika@example.de', site: 'de', languageTag: 'de-DE' } as const
const PLACE = { site: PERSON.site, language_tag: PERSON.languageTag, page_url: PAGE }

let db: Database
let drop: () => Promise<void>
let customerId: string
const sent: Email[] = []
const job = () => ({
	db,
	mailer: { send: async (mail: Email) => void sent.push(mail) },
	sender: { shopName: 'A shop', companyLine: 'The line of a shop without sellers' },
	now: NOW,
})

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	;({ customerId } = await insertCustomer(db, { ...PERSON, createdAt: NOW }))
})
afterAll(() => drop())

async function register(id: string, email: string) {
	const details = { firstName: 'Erika', lastName: 'Muster' } as never
	const columns = { id, email, ...PLACE, details, created_at: NOW, expires_at: LATER }
	const open = { token_hash: null, password_hash: 'hash', order_id: null, confirmed_at: null, customer_id: null }
	await db
		.insertInto('registrations')
		.values({ ...columns, ...open })
		.execute()
	await sendRegistrationEmail({ ...job(), registrationId: id, letterId: id })
}

async function askFor(purpose: 'reset-password' | 'sign-in' | 'change-email', email: string) {
	const of = { customer_id: purpose === 'change-email' ? customerId : null }
	const asked = { id: `${purpose} ${email}`, purpose, email, ...of, ...PLACE, requested_at: NOW }
	await db.insertInto('access_requests').values(asked).execute()
	await sendAccessEmail({ ...job(), accessRequestId: asked.id })
}

async function writeAboutAccess() {
	await register('new', 'new@example.de')
	await register('known', PERSON.email)
	await insertCustomer(db, { email: 'holder@example.de' })
	await askFor('reset-password', PERSON.email)
	await askFor('sign-in', PERSON.email)
	await askFor('change-email', 'free@example.de')
	await askFor('change-email', 'holder@example.de')
	await sendPasswordChangedEmail({ ...job(), customerId, letterId: 'changed' })
	const former = { id: 'former', customer_id: customerId, email: 'before@example.de', left_at: NOW }
	await db.insertInto('former_emails').values(former).execute()
	await sendEmailChangedEmail({ ...job(), formerEmailId: former.id })
}

async function writeAboutPasskeys() {
	const named = { id: 'passkey', customer_id: customerId, rp_id: 'shop.example', name: 'Telefon' }
	const key = {
		public_key: new Uint8Array([1]),
		counter: 0,
		transports: [],
		is_backed_up: true,
		created_at: NOW,
		last_used_at: null,
	}
	await db
		.insertInto('passkeys')
		.values({ ...named, ...key, held_since: null })
		.execute()
	await sendPasskeyAddedEmail({ ...job(), passkeyId: named.id })
	const moments = { addedAt: NOW.toISOString(), removedAt: LATER.toISOString() }
	await sendPasskeyRemovedEmail({ ...job(), customerId, letterId: 'removed', host: 'shop.example', ...moments })
}

async function writeAboutData() {
	const asked = { id: 'export', customer_id: customerId, language_tag: PERSON.languageTag, page_url: PAGE }
	const unwritten = { ready_at: null, expires_at: null, data: null, page: null }
	await db
		.insertInto('customer_exports')
		.values({ ...asked, requested_at: NOW, ...unwritten })
		.execute()
	await buildExport({ ...job(), registry, exportId: asked.id })
	await db
		.insertInto('erasures')
		.values({ id: 'erasure', customer_id: customerId, requested_at: NOW, finished_at: null })
		.execute()
	await eraseCustomer({ ...job(), registry, erasureId: 'erasure' })
}

test('e-mails that belong to no order name the company of their site, with register and VAT number (law A3.1, A3.7)', async () => {
	await writeAboutAccess()
	await writeAboutPasskeys()
	// A shop need not sell in France.
	installSites(SEVEN_SITES.filter(({ site }) => site !== 'fr'))
	await writeAboutData().finally(() => installSites(SEVEN_SITES))
	expect(sent).toHaveLength(14)
	for (const { subject, text, html } of sent) {
		expect(subject).not.toContain('A shop')
		for (const words of [
			'Linaire Deutschland GmbH (Demonstration) · Vorführweg 1 · 10115 Berlin',
			'Amtsgericht Charlottenburg HRB 000000',
			'Geschäftsführung Muster Beispiel',
			'DE000000000',
		])
			for (const part of [text, html]) expect([subject, part]).toEqual([subject, expect.stringContaining(words)])
		expect(text).not.toContain('The line of a shop')
	}
})

test('a gift card names the company of the site it was bought on', async () => {
	sent.length = 0
	const card = { recipientName: 'Louise', recipientEmail: 'louise@example.com', senderName: 'Odile', message: '' }
	await insertPersonsOrder(db, { giftCards: [card], now: NOW })
	const { id } = await db.selectFrom('gift_cards').select('id').executeTakeFirstOrThrow()
	await sendGiftCard({ ...job(), giftCardId: id })
	expect(sent[0]?.text).toContain('Linaire SAS (démonstration) · 1 quai de la Démonstration · 59000 Lille')
	expect(sent[0]?.text).toContain('RCS Lille Métropole 000 000 000')
	expect(sent[0]?.text).not.toContain('The line of a shop')
})
