import { openStripeShop, type StripeShop } from '@vitrine/commerce/checkout/fixtures/stripe-orders'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { importSettlements } from '@vitrine/commerce/settlements/jobs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settlements } from './settlements.ts'
import { runHere } from './test-terminal.ts'

const LINES = 5_000
let shop: StripeShop
let statements: string[] = []
beforeAll(async () => {
	const database = await createTestDatabase()
	const onStatement = (text: string) => void statements.push(text)
	shop = await openStripeShop({ ...database, db: database.open({ onStatement }) })
})
afterAll(() => shop.close())

const run = (...args: string[]) => runHere(settlements, shop.url, args)

/** Orders like one that was paid, each with its payment here and at the stand-in. */
async function sell(amounts: readonly number[], name: string): Promise<void> {
	const { orderId, paymentId, pay } = await shop.order()
	await pay()
	const { stripe, db } = shop
	await sql`
		insert into orders select copy.* from orders o, generate_series(1, ${amounts.length}) n,
			jsonb_populate_record(o, jsonb_build_object('id', ${name}::text || n, 'order_number', 'FR-' || ${name}::text || n,
				'checkout_id', ${name}::text || n)) copy where o.id = ${orderId}`.execute(db)
	await sql`
		insert into payments select copy.* from payments p, unnest(${amounts}::int[]) with ordinality sold (amount, n),
			jsonb_populate_record(p, jsonb_build_object('id', 'pay_' || ${name}::text || n, 'order_id', ${name}::text || n,
				'cent_amount', amount, 'captured_cent_amount', amount)) copy where p.id = ${paymentId}`.execute(db)
	for (const [index, amount] of amounts.entries()) stripe.charge(`pay_${name}${index + 1}`, { amount, currency: 'eur' })
}

test('a settlement of 5,000 lines is imported by few statements and matches; one altered amount ends with 1 and is named', async () => {
	const log = { error: (fields: object, message: string) => expect.unreachable(`${message} ${JSON.stringify(fields)}`) }
	const amounts = Array.from({ length: LINES }, (_, index) => 1_000 + (index % 7_777))
	await sell(amounts, 'many-')
	shop.stripe.payOut('2026-11-20')
	const { work } = await shop.order()
	statements = []
	await importSettlements({ ...work, log })
	expect(statements.length).toBeLessThan(20)
	const { stdout, stderr } = await run('--day', '2026-11-20')
	expect([stdout.split('\n').length, stderr]).toEqual([2, ''])
	expect(stdout).toMatch(
		/^day,account,site,currency,sales,refunds,disputes,fees,other,payout\n2026-11-20,stripe\/eu,fr,EUR,\d+\.\d\d,0\.00,0\.00,-\d+\.\d\d,0\.00,\d+\.\d\d$/,
	)
	await sell([1_000, 2_000], 'few-')
	shop.stripe.payOut('2026-11-21', (line) =>
		line.amount === 2_000 ? { ...line, amount: 1_999, net: line.net - 1 } : line,
	)
	await importSettlements({ ...work, log: { error: () => undefined } })
	expect(await run('--day', '2026-11-21')).toMatchObject({
		code: 1,
		stderr: expect.stringMatching(
			/^amount-differs: payment txn_\w+ pay_few-2, settled 19\.99 EUR, in our books 20\.00 EUR$/,
		),
		stdout: expect.stringContaining('\n2026-11-21,stripe/eu,fr,EUR,'),
	})
	// The day before still matches.
	expect(await run('--day', '2026-11-20')).toMatchObject({ code: 0 })
})

test.each([[[]], [['--day', 'yesterday']], [['--day', '2026-13-40']], [['--week', '3']]])(
	'%j is refused with the usage',
	async (args) => {
		expect(await run(...args)).toMatchObject({
			code: 2,
			stderr: expect.stringContaining('npm run shop -- settlements'),
		})
	},
)
