import { afterAll, beforeAll, expect, test } from 'vitest'
import { REGISTRY as registry } from '../capabilities.ts'
import { PASSWORD } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { readEvents } from '../event-feed/queries.ts'
import { numberEvents } from '../events/commands.ts'
import { findFullOrder } from '../order-management/queries/find-full-order.ts'
import { changeOrderStatus } from '../orders/commands.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { requestErasure } from '../privacy/commands/request-erasure.ts'
import { insertPersonsOrder } from '../privacy/fixtures/orders.ts'
import { insertPerson } from '../privacy/fixtures/person.ts'
import { PERSON, TRACES } from '../privacy/fixtures/words.ts'
import { eraseCustomer } from '../privacy/jobs.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { claimDeliveries } from './commands/claim-deliveries.ts'
import { openEndpoint, replayEvents } from './commands/endpoints.ts'
import { openReceiver } from './fixtures.ts'
import { deliver } from './jobs.ts'

let db: Database
let drop: () => Promise<void>
let receiver: Awaited<ReturnType<typeof openReceiver>>
const now = new Date()
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	receiver = await openReceiver()
})
afterAll(async () => {
	await receiver.close()
	await drop()
})

type Told = { id: string; position: number; subject: string; order: { version: number } | null }

/** Sends what is due; answers what was received since, by position. */
async function send() {
	const before = receiver.received.length
	await numberEvents(db)
	const work = { db, clock: () => now, log: { error: () => undefined }, allowsPrivateWebhooks: true }
	for (let due = await claimDeliveries(db, now); due.length > 0; due = await claimDeliveries(db, now))
		await Promise.all(due.map((delivery) => deliver(work, delivery)))
	return receiver.received
		.slice(before)
		.map(({ body, headers }) => {
			const { type, data } = JSON.parse(body) as { type: string; data: Told }
			return { ...data, type, message: headers['webhook-id'] }
		})
		.toSorted((one, other) => one.position - other.position)
}

test('sent again after an erasure, events have their ids, say how things stand now, and nothing of the person (live.md 30)', async () => {
	const { customerId } = await insertPerson(db, now)
	const { id } = await openEndpoint(db, { url: receiver.url(), types: [], now })
	const orderId = await insertPersonsOrder(db, { customerId, now })
	await insertPersonsOrder(db, { customerId, now })
	const { orderNumber } = (await findOrder(db, orderId))!
	const person = JSON.stringify(await findFullOrder(db, { orderNumber, sites: null }))
	expect(person).toContain(PERSON.line1)
	const first = await send()
	expect(first.filter(({ subject }) => subject === orderNumber)[0]).toMatchObject({ order: { paymentStatus: 'paid' } })

	const change = { orderId, changes: { payment: 'refunded' }, now } as const
	await db.transaction().execute((tx) => changeOrderStatus(tx, change))
	const asked = { customerId, password: PASSWORD, secret: 'a secret of more than thirty-two characters', now }
	const requested = await requestErasure(db, { ...asked, givesUpStoreCredit: true })
	if (!requested.ok) throw new Error(requested.reason)
	const job = { mailer: { send: async () => undefined }, sender: { shopName: 'A shop', companyLine: 'A shop, Lille' } }
	await eraseCustomer({ db, ...job, registry, erasureId: requested.erasureId, now })
	expect((await send()).map(({ type, subject }) => [type, subject])).toContainEqual(['customer.erased', customerId])

	const from = first[0]!.position - 1
	expect(await replayEvents(db, { id, from, now })).toBeGreaterThan(first.length)
	const again = await send()
	const named = ({ id: event, position, message }: (typeof first)[number]) => ({ event, position, message })
	expect(again.slice(0, first.length).map(named)).toEqual(first.map(named))
	for (const { subject, order } of again.filter((event) => event.subject === orderNumber)) {
		expect([subject, order]).toMatchObject([orderNumber, { paymentStatus: 'refunded' }])
		expect(order!.version).toBeGreaterThan(first.findLast((event) => event.subject === orderNumber)!.order!.version)
	}
	const feed = await readEvents(db, { after: 0, limit: 500 })
	const orders = await Promise.all(
		[...new Set(again.flatMap(({ order, subject }) => (order ? [subject] : [])))].map((number) =>
			findFullOrder(db, { orderNumber: number, sites: null }),
		),
	)
	expect(orders).toHaveLength(2)
	const told = JSON.stringify([receiver.received, feed, orders]).toLowerCase()
	expect(TRACES.filter((trace) => told.includes(trace.toLowerCase()))).toEqual([])
})
