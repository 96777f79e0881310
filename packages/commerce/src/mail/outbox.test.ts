import { eventually } from '@vitrine/testing/eventually'
import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { createSmtpMailer, type Email, type Mailer, requiresTls, sendOnce } from './commands.ts'
import { startSilentMailServer, type TestMailServer } from './fixtures.ts'

let db: Database
let drop: () => Promise<void>
let server: TestMailServer
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())
beforeEach(async () => {
	server = await startSilentMailServer()
	await db.deleteFrom('mails').execute()
})
afterEach(() => server.stop())

const now = new Date('2026-11-22T09:00:00Z')
const mail: Email = { to: 'a@b.example', subject: 'Hello', html: '<p>1', text: '1', languageTag: 'en-GB' }
const smtp = (timeouts = {}) => createSmtpMailer({ url: server.url, from: 'Shop <shop@linaire.example>', timeouts })
const sending = (mailer: Mailer, reference = 'one') => ({ mailer, kind: 'newsletter' as const, reference, mail, now })
const rows = () => db.selectFrom('mails').select(['reference', 'state']).execute()
const waitingTransactions = async () => {
	const { rows: found } = await sql`select from pg_stat_activity
		where datname = current_database() and state like 'idle in transaction%'`.execute(db)
	return found.length
}

test('no transaction waits for a silent server, to which two e-mails go at a time', async () => {
	const mailer = smtp({ socketTimeout: WAIT_LIMIT })
	const attempts = Promise.allSettled(Array.from({ length: 6 }, (_, i) => sendOnce(db, sending(mailer, `${i}`))))
	await eventually(async () => expect(await rows()).toHaveLength(6))
	expect(await waitingTransactions()).toBe(0)
	expect((await rows()).every(({ state }) => state === 'sending')).toBe(true)
	await eventually(() => expect(server.received()).toBe(2))
	expect(server.mostAtOnce()).toBe(2)
	await server.stop()
	const outcomes = await attempts
	expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'))
	mailer.close()
	server = await startSilentMailServer()
})

test('a silent server is given up, and its e-mails are sent once it answers', async () => {
	const hurried = smtp({ socketTimeout: 400 })
	const attempts = Array.from({ length: 6 }, (_, i) => sendOnce(db, sending(hurried, `${i}`)))
	const outcomes = await Promise.allSettled(attempts)
	expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'))
	expect(server.mostAtOnce()).toBe(2)
	hurried.close()
	// A failed e-mail has no claim: the next attempt need not wait.
	expect(await rows()).toEqual([])
	server.answers(true)
	const mailer = smtp()
	expect(await sendOnce(db, sending(mailer, '3'))).toBe(true)
	expect(await rows()).toEqual([{ reference: '3', state: 'sent' }])
	mailer.close()
})

test.each([
	['Maison X, Paris <shop@x.example>', '"Maison X, Paris" <shop@x.example>'],
	['Maison: X (new) <shop@x.example>', '"Maison: X (new)" <shop@x.example>'],
	['"Maison X, Paris" <shop@x.example>', '"Maison X, Paris" <shop@x.example>'],
	['Maison X <shop@x.example>', 'Maison X <shop@x.example>'],
	['shop@x.example', 'shop@x.example'],
])('the sender %s is one mailbox', async (from, written) => {
	server.answers(true)
	const mailer = createSmtpMailer({ url: server.url, from })
	for (const one of [mail, { ...mail, from }]) {
		await mailer.send(one)
		expect(server.lines()).toContain(`From: ${written}`)
	}
	mailer.close()
})

test('what was sent is not sent again, also when it is asked for at once', async () => {
	const sent: (string | undefined)[] = []
	const mailer: Mailer = { send: async (_, id) => void sent.push(id) }
	const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => sendOnce(db, sending(mailer))))
	expect(outcomes.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1)
	expect(await sendOnce(db, sending(mailer))).toBe(false)
	expect(sent).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

test('what a process that died was sending is left alone for a while, then sent once more under the same name', async () => {
	const sent: (string | undefined)[] = []
	const asked: boolean[] = []
	const mailer: Mailer = { send: async (_, id) => void sent.push(id) }
	const dying: Mailer = { send: () => new Promise(() => undefined) }
	void sendOnce(db, sending(dying))
	await eventually(async () => expect(await rows()).toHaveLength(1))
	const again = () =>
		sendOnce(db, {
			...sending(mailer),
			onClaim: async (_, { isRepeated }) => {
				asked.push(isRepeated)
				return true
			},
		})
	// However long it takes to come here, the claim holds.
	await sql`update mails set claimed_at = now() + interval '1 day'`.execute(db)
	await expect(again()).rejects.toThrow('under way')
	await sql`update mails set claimed_at = now() - interval '2 minutes'`.execute(db)
	expect(await again()).toBe(true)
	expect(asked).toEqual([true])
	expect(await sendOnce(db, sending(mailer, 'other'))).toBe(true)
	expect(new Set(sent).size).toBe(2)
})

test('what is claimed and what follows is written when the e-mail may leave and when it has, or not at all', async () => {
	const mailer: Mailer = { send: async () => undefined }
	const away: Mailer = { send: () => Promise.reject(new Error('away')) }
	const log: string[] = []
	const hooks = (answer: boolean) => ({
		onClaim: async () => log.push('claim') > 0 && answer,
		onSent: async () => void log.push('sent'),
		onFailure: async () => void log.push('failure'),
	})
	expect(await sendOnce(db, { ...sending(mailer), ...hooks(false) })).toBe(false)
	expect(await rows()).toEqual([])
	await expect(sendOnce(db, { ...sending(away), ...hooks(true) })).rejects.toThrow('away')
	expect(await sendOnce(db, { ...sending(mailer), ...hooks(true) })).toBe(true)
	expect(log).toEqual(['claim', 'claim', 'failure', 'claim', 'sent'])
})

test('an e-mail that can be ended says how, in the two headers of RFC 8058; another says nothing of it', async () => {
	server.answers(true)
	const mailer = smtp()
	await mailer.send(mail)
	expect(server.lines().join('\n')).not.toContain('List-Unsubscribe')
	const unsubscribeUrl = 'https://fr.linaire.example/fr/wishlist/alert/?alert=AAAAAAAAAAAAAAAAAAAAAAAA&all=true'
	await mailer.send({ ...mail, unsubscribeUrl })
	const head = server.lines().join('\n').replaceAll(/\n\s+/g, ' ')
	expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\n`)
	expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
	mailer.close()
})

test.each([
	['smtp://mail.example:587', true],
	['smtp://user:pass@mail.example', true],
	['smtp://mail.example:25?requireTLS=false', false],
	['smtp://localhost:1025', false],
	['smtp://127.0.0.1:1025', false],
	['smtp://[::1]:1025', false],
])('%s needs TLS: %s (L15)', (url, isNeeded) => {
	expect(requiresTls(url)).toBe(isNeeded)
})
