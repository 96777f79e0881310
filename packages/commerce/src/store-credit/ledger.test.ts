import { randomBytes } from 'node:crypto'
import { fc } from '@vitrine/testing/chance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { insertOrder } from '../documents/fixtures/orders.ts'
import { giveBackStoreCredit, lockStoreCredit, redeemStoreCredit, releaseStoreCredit } from './commands.ts'
import { issueCredit } from './fixtures.ts'
import { listBalances, offerStoreCredit, readStoreCredit } from './queries.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

const now = new Date('2026-11-22T10:00:00Z')
const inTransaction = <T>(act: (tx: DatabaseTransaction) => Promise<T>) => db.transaction().execute(act)

/** A customer with `count` orders of theirs. */
async function customerWithOrders(count: number) {
	const { customerId } = await insertCustomer(db)
	const orderIds = await Promise.all(Array.from({ length: count }, () => insertOrder(db, { customerId })))
	const balance = async () => (await listBalances(db, { customerId }))[0]?.balanceCentAmount ?? 0
	const account = async () => (await listBalances(db, { customerId }))[0]!.accountId
	return { customerId, orderIds, balance, account }
}

const amount = fc.integer({ min: 1, max: 5_000 })
const order = fc.nat(3)
const act = fc.oneof(
	fc.record({ kind: fc.constant('issue' as const), order, centAmount: amount, reference: fc.nat(2) }),
	fc.record({ kind: fc.constant('redeem' as const), order, centAmount: amount }),
	fc.record({ kind: fc.constant('give-back' as const), order, centAmount: amount, reference: fc.nat(2) }),
	fc.record({ kind: fc.constant('release' as const), order }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** Model of the ledger: amounts per order, and issued or refunded per reference. */
type Model = { issued: Map<string, number>; taken: Map<number, number>; back: Map<string, number> }
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0)
const balanceOf = ({ issued, taken, back }: Model) => sum(issued.values()) - sum(taken.values()) + sum(back.values())
const backOf = ({ back }: Model, index: number) =>
	sum([...back].flatMap(([key, value]) => (key.startsWith(`${index} `) ? [value] : [])))

/** True if the ledger must accept an operation, which the model then applies. */
function play(model: Model, one: Act): boolean {
	if (one.kind === 'issue') {
		const key = `${one.order} ${one.reference}`
		if (!model.issued.has(key)) model.issued.set(key, one.centAmount)
		return true
	}
	const taken = model.taken.get(one.order)
	if (one.kind === 'redeem') {
		if (taken !== undefined || one.centAmount > balanceOf(model)) return false
		model.taken.set(one.order, one.centAmount)
		return true
	}
	const key = one.kind === 'release' ? `${one.order} ` : `${one.order} ${one.reference}`
	if (taken === undefined) return one.kind === 'release'
	if (model.back.has(key)) return true
	const centAmount = one.kind === 'release' ? taken : one.centAmount
	// An order is either given up or has refunds, never both: the machine of refunds takes confirmed ones only.
	if (centAmount + backOf(model, one.order) > taken) return false
	model.back.set(key, centAmount)
	return true
}

test('whatever is issued, redeemed, given back and repeated, the balance is what the model says and never below nothing', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 20 }), async (acts) => {
			const { orderIds, balance, account } = await customerWithOrders(4)
			await issueCredit(db, { orderId: orderIds[0]!, centAmount: 3_000, reference: 'start', now })
			const accountId = await account()
			const model: Model = { issued: new Map([['start', 3_000]]), taken: new Map(), back: new Map() }
			for (const one of acts) {
				if (one.kind === 'release' && backOf(model, one.order) > 0) continue
				const orderId = orderIds[one.order]!
				const done = inTransaction(async (tx) => {
					if (one.kind === 'issue')
						await issueCredit(db, { orderId, centAmount: one.centAmount, reference: String(one.reference), now })
					if (one.kind === 'redeem')
						await redeemStoreCredit(tx, {
							orderId,
							redemptions: [{ sourceId: accountId, centAmount: one.centAmount }],
							now,
						})
					if (one.kind === 'give-back')
						await giveBackStoreCredit(tx, { ...one, orderId, reference: String(one.reference), now })
					if (one.kind === 'release') await releaseStoreCredit(tx, { orderId, now })
				}).then(
					() => true,
					() => false,
				)
				expect([one, await done]).toEqual([one, play(model, one)])
				expect(await balance()).toBe(balanceOf(model))
				expect(balanceOf(model)).toBeGreaterThanOrEqual(0)
			}
		}),
		{ numRuns: 60 },
	)
})

test('50 parallel redemptions never overdraw: as many succeed as there is money for', async () => {
	const { customerId, orderIds, balance } = await customerWithOrders(50)
	await issueCredit(db, { orderId: orderIds[0]!, centAmount: 10_000, now })
	const results = await Promise.all(
		orderIds.map((orderId) =>
			inTransaction(async (tx) => {
				const [source] = await offerStoreCredit(tx, { chosenIds: [], customerId, currency: 'EUR', domain: {} as never })
				const redemptions = [{ sourceId: source!.id, centAmount: 700 }]
				await redeemStoreCredit(tx, { orderId, redemptions, now })
			}).then(
				() => true,
				() => false,
			),
		),
	)
	expect(results.filter(Boolean)).toHaveLength(14)
	expect(await balance()).toBe(10_000 - 14 * 700)
	const { customerId: other, orderIds: theirs, account, balance: rest } = await customerWithOrders(50)
	await issueCredit(db, { orderId: theirs[0]!, centAmount: 10_000, now })
	// With the account locked first, as an order is placed, whoever comes later reads what is left and takes no more.
	const accountId = await account()
	await Promise.all(
		theirs.map((orderId) =>
			inTransaction(async (tx) => {
				await lockStoreCredit(tx, [accountId])
				const [left] = await listBalances(tx, { customerId: other })
				const centAmount = Math.min(700, left!.balanceCentAmount)
				if (centAmount > 0)
					await redeemStoreCredit(tx, { orderId, redemptions: [{ sourceId: accountId, centAmount }], now })
			}),
		),
	)
	expect(await rest()).toBe(0)
})

test('a currency is an account of its own, only its customer is offered it, and a gift is issued once', async () => {
	const { customerId, orderIds } = await customerWithOrders(1)
	const swiss = await insertOrder(db, { site: 'ch', customerId })
	for (const orderId of [orderIds[0]!, swiss, swiss]) await issueCredit(db, { orderId, centAmount: 2_500, now })
	const balances = (await readStoreCredit(db, customerId)).balances
	expect(balances).toEqual([
		{ currency: 'CHF', balanceCentAmount: 2_500 },
		{ currency: 'EUR', balanceCentAmount: 2_500 },
	])
	const asked = { chosenIds: [], domain: {} as never }
	const [offer, ...more] = await offerStoreCredit(db, { ...asked, customerId, currency: 'CHF' })
	expect([offer?.balanceCentAmount, more]).toEqual([2_500, []])
	expect(await offerStoreCredit(db, { ...asked, customerId, currency: 'GBP' })).toEqual([])
	expect(await offerStoreCredit(db, { ...asked, chosenIds: [offer!.id], currency: 'CHF' })).toEqual([])
	const { customerId: stranger } = await insertCustomer(db)
	const theirs = { ...asked, chosenIds: [offer!.id], customerId: stranger, currency: 'CHF' } as const
	expect(await offerStoreCredit(db, theirs)).toEqual([])
	const guests = await insertOrder(db, {})
	await expect(issueCredit(db, { orderId: guests, centAmount: 1, now })).rejects.toThrow('no customer')
})

test('the database keeps the ledger: no entry changes, no account moves or overdraws', async () => {
	const { orderIds, account } = await customerWithOrders(2)
	await issueCredit(db, { orderId: orderIds[0]!, centAmount: 1_000, now })
	const accountId = await account()
	const overdraft = { redemptions: [{ sourceId: accountId, centAmount: 1_001 }], orderId: orderIds[1]!, now }
	await expect(inTransaction((tx) => redeemStoreCredit(tx, overdraft))).rejects.toThrow('no more store credit')
	await expect(
		db.updateTable('store_credit_entries').set({ cent_amount: 1 }).where('account_id', '=', accountId).execute(),
	).rejects.toThrow(/never changed/)
	await expect(db.deleteFrom('store_credit_entries').where('account_id', '=', accountId).execute()).rejects.toThrow(
		/never changed/,
	)
	const { customerId: thief } = await insertCustomer(db, {
		email: `thief-${randomBytes(4).toString('hex')}@example.com`,
	})
	for (const change of [{ customer_id: thief }, { customer_id: null }, { currency: 'CHF' }])
		await expect(
			db.updateTable('store_credit_accounts').set(change).where('id', '=', accountId).execute(),
		).rejects.toThrow("stays its customer's")
	const entry = { account_id: accountId, order_id: null, recorded_at: now }
	await expect(
		db
			.insertInto('store_credit_entries')
			.values({ ...entry, kind: 'issued', cent_amount: 5 })
			.execute(),
	).rejects.toThrow(/check/)
})
