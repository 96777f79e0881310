import type { ServerResponse } from 'node:http'
import { eventually } from '@vitrine/testing/eventually'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase, emptyTables } from '../database/test-database.ts'
import { numberEvents, recordEvent } from '../events/commands.ts'
import { claimDeliveries } from './commands/claim-deliveries.ts'
import { openEndpoint, replayEvents, rotateSecret, setEndpointState } from './commands/endpoints.ts'
import { openReceiver, type Received } from './fixtures.ts'
import { deliver, startDeliveries, type WebhookWork } from './jobs.ts'
import { listAttempts, listEndpoints } from './queries.ts'

let db: Database
let drop: () => Promise<void>
let receiver: Awaited<ReturnType<typeof openReceiver>>
let now: Date
const errors: object[] = []
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())
beforeEach(async () => {
	await emptyTables(db, ['webhook_deliveries', 'webhook_attempts', 'webhook_endpoints', 'events'])
	now = new Date()
	errors.length = 0
	receiver = await openReceiver()
	return () => receiver.close()
})

const work = (changes: Partial<WebhookWork> = {}): WebhookWork => ({
	db,
	clock: () => now,
	log: { error: (fields) => void errors.push(fields) },
	allowsPrivateWebhooks: true,
	...changes,
})

const open = (path?: string) => openEndpoint(db, { url: receiver.url(path), types: [], now })

async function happen(...subjects: string[]) {
	for (const subject of subjects)
		await db
			.transaction()
			.execute((tx) => recordEvent(tx, { type: 'order.confirmed', subject, site: 'fr', now: new Date() }))
	await numberEvents(db)
}

/** Sends what is due and waits for the answers. Returns how many were sent. */
async function send(changes?: Partial<WebhookWork>) {
	const due = await claimDeliveries(db, now)
	await Promise.all(due.map((delivery) => deliver(work(changes), delivery)))
	return due.length
}

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000))
const statuses = async (id: string) => (await listAttempts(db, { id, limit: 50 })).map(({ status }) => status)
const verified = (secret: string, { body, headers }: Received) =>
	new Webhook(secret).verify(body, headers as Record<string, string>) as {
		type: string
		data: { subject: string; position: number }
	}

test('a message is signed as Standard Webhooks says, names no person, and is sent once', async () => {
	const { id, secret } = await open('/erp?shop=fr')
	await happen('FR-1')
	expect(await send()).toBe(1)
	const [message] = receiver.received
	expect(message).toMatchObject({ path: '/erp?shop=fr', headers: { 'content-type': 'application/json' } })
	expect(message!.headers['webhook-id']).toMatch(new RegExp(`^evt_[0-9a-f]{24}_${id}$`))
	expect(verified(secret, message!)).toEqual({
		type: 'order.confirmed',
		timestamp: expect.any(String),
		data: {
			id: expect.stringMatching(/^evt_/),
			position: expect.any(Number),
			subject: 'FR-1',
			site: 'fr',
			order: null,
			stock: null,
		},
	})
	expect(() => verified(secret, { ...message!, body: `${message!.body} ` })).toThrow()
	later(86_400)
	expect(await send()).toBe(0)
	expect(await listAttempts(db, { id, limit: 9 })).toMatchObject([{ attempt: 1, status: 204 }])
	expect(await listEndpoints(db)).toMatchObject([{ id, waiting: 0, state: 'open', failingSince: null }])
	expect(JSON.stringify(await listEndpoints(db))).not.toContain(secret)
})

test('while a secret rotates both sign, a day later the new one alone', async () => {
	const { id, secret } = await open()
	const rotated = await rotateSecret(db, { id, now })
	await happen('FR-1')
	await send()
	for (const one of [secret, rotated!.secret]) expect(verified(one, receiver.received[0]!)).toBeTruthy()
	later(86_401)
	await happen('FR-2')
	await send()
	expect(String(receiver.received[1]!.headers['webhook-signature']).split(' ')).toHaveLength(1)
	expect(await rotateSecret(db, { id: 'whe_unknown', now })).toBeUndefined()
})

test('a failure is tried again with growing pauses, as it reads then, and given up after ten attempts', async () => {
	const { id } = await open()
	receiver.answerWith((response) => void response.writeHead(500).end('a@b.example is broken'))
	await happen('FR-1')
	await send()
	later(3.9)
	expect(await send()).toBe(0)
	const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
	for (const pause of pauses) {
		later(pause * 1.21)
		expect(await send()).toBe(1)
	}
	later(200_000)
	expect(await send()).toBe(0)
	expect(receiver.received).toHaveLength(10)
	expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
	expect((await listAttempts(db, { id, limit: 1 }))[0]).toMatchObject({ attempt: 10, answer: '…@… is broken' })
})

test('an endpoint that fails for five days is closed and reported; opened again, it gets what it missed', async () => {
	const { id } = await open()
	receiver.answerWith((response) => void response.writeHead(500).end())
	await happen('FR-1')
	await send()
	later(5 * 86_400)
	await happen('FR-2')
	await send()
	expect(await listEndpoints(db)).toMatchObject([{ state: 'closed', closedBecause: 'failing' }])
	expect(errors).toEqual([{ endpoint: id, because: 'failing' }])
	later(100_000)
	await happen('FR-3')
	expect(await send()).toBe(0)
	receiver.answerWith((response) => void response.writeHead(200).end())
	expect(await setEndpointState(db, { id, state: 'open' })).toBe(true)
	receiver.received.length = 0
	await send()
	expect(receiver.received.map(({ body }) => JSON.parse(body).data.subject).toSorted()).toEqual([
		'FR-1',
		'FR-2',
		'FR-3',
	])
})

test('410 closes at once, 429 and 503 say when, neither a redirect nor another protocol is followed', async () => {
	const [gone, busy, moved, switched] = await Promise.all(['/gone', '/busy', '/moved', '/switched'].map(open))
	receiver.answerWith((response, { path }) => {
		if (path === '/gone') response.writeHead(410)
		if (path === '/busy') response.writeHead(429, { 'retry-after': '600' })
		if (path === '/moved') response.writeHead(302, { location: receiver.url('/elsewhere') })
		if (path === '/switched') response.writeHead(101, { connection: 'upgrade', upgrade: 'other' })
		response.end()
	})
	await happen('FR-1')
	expect(await send()).toBe(4)
	expect(await statuses(gone!.id)).toEqual([410])
	expect(await statuses(moved!.id)).toEqual([302])
	expect(await statuses(switched!.id)).toEqual([101])
	expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere')
	const closed = (await listEndpoints(db)).filter(({ state }) => state === 'closed')
	expect(closed).toMatchObject([{ id: gone!.id, closedBecause: 'gone' }])
	later(599)
	await send()
	expect(await statuses(busy!.id)).toEqual([429])
	later(2)
	await send()
	expect(await statuses(busy!.id)).toEqual([429, 429])
})

test('the own network is reached only where that is configured, link-local addresses never', async () => {
	const { id } = await open()
	const https = await openEndpoint(db, { url: receiver.url().replace('http:', 'https:'), types: [], now })
	const named = await openEndpoint(db, { url: 'https://localhost:1/', types: [], now })
	await happen('FR-1')
	await send({ allowsPrivateWebhooks: false })
	const answers = async (endpoint: string) => (await listAttempts(db, { id: endpoint, limit: 1 }))[0]
	expect(await answers(id)).toMatchObject({ status: null, answer: 'not-https' })
	expect(await answers(https.id)).toMatchObject({ status: null, answer: 'address-not-public' })
	expect(await answers(named.id)).toMatchObject({ status: null, answer: 'address-not-public' })
	expect(receiver.received).toEqual([])
	const linkLocal = await openEndpoint(db, { url: 'http://169.254.169.254/', types: [], now })
	await happen('FR-2')
	await send()
	expect(await answers(linkLocal.id)).toMatchObject({ status: null, answer: 'address-not-public' })
})

test('an endpoint that hangs gets four at once and delays no other', async () => {
	await open('/hangs')
	await open('/works')
	const hanging: ServerResponse[] = []
	receiver.answerWith((response, { path }) => {
		if (path === '/hangs') hanging.push(response)
		else response.writeHead(204).end()
	})
	await happen(...Array.from({ length: 12 }, (_, index) => `FR-${index}`))
	await startDeliveries(work())
	const at = (path: string) => receiver.received.filter((message) => message.path === path).length
	await eventually(() => expect(at('/works')).toBe(12))
	await startDeliveries(work())
	expect(at('/hangs')).toBe(4)
	receiver.answerWith((response) => void response.writeHead(204).end())
	for (const response of hanging) response.writeHead(204).end()
	const waiting = async () => (await listEndpoints(db)).map((endpoint) => endpoint.waiting)
	await eventually(async () => expect(await waiting()).toEqual([0, 0]))
	// Each that ended looks for the next one, which nobody can wait for: it ends with its database.
	await drop()
	;({ db, drop } = await createTestDatabase())
})

test('a delivery whose worker died is taken up by the next', async () => {
	await open()
	await happen('FR-1')
	expect(await claimDeliveries(db, now)).toHaveLength(1)
	later(20)
	expect(await send()).toBe(0)
	later(11)
	expect(await send()).toBe(1)
	expect(receiver.received).toHaveLength(1)
})

test('events are sent again from a position, with the ids they had', async () => {
	const { id } = await open()
	await happen('FR-1', 'FR-2', 'FR-3')
	await send()
	// Four are sent at once: they come in any order.
	const idsOf = (messages: Received[]) =>
		messages
			.map(({ body, headers }) => ({ position: Number(JSON.parse(body).data.position), id: headers['webhook-id'] }))
			.toSorted((one, other) => one.position - other.position)
	const first = idsOf(receiver.received)
	expect(await replayEvents(db, { id, from: first[0]!.position, now })).toBe(2)
	await send()
	expect(idsOf(receiver.received.slice(3))).toEqual(first.slice(1))
	expect(receiver.received).toHaveLength(5)
	expect(await replayEvents(db, { id: 'whe_unknown', from: 0, now })).toBeUndefined()
})
