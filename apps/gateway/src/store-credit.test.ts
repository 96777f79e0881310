import { insertSites } from '@vitrine/commerce/catalog/fixtures'
import { fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { executeRefund } from '@vitrine/commerce/returns/commands/execute-refund'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGatewayFixtures } from './gateway-fixtures.ts'

let db: Database
let drop: () => Promise<void>
let gateway: ReturnType<typeof openGatewayFixtures>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	gateway = openGatewayFixtures(db)
})
afterAll(() => drop())

test('from a cancelled order to the account, to the checkout and to the warning before the account is erased', async () => {
	const shop = returnsFixtures(db)
	const { customerId, token, password } = await gateway.signIn()
	const items = [{ sku: await shop.variant(), quantity: 1 }]
	const { orderId, orderNumber } = await shop.paidOrder({ items, customerId })
	const { total_cent_amount: total } = await shop.orderRow(orderId)

	const options = (by?: string) => gateway.shop('GET', `/orders/${orderId}/options`, by ? { token: by } : {})
	expect((await options()).body).toMatchObject({ creditableCentAmount: 0 })
	expect((await options(token)).body).toMatchObject({ creditableCentAmount: total })
	const body = { refundTo: 'store-credit' }
	const cancelling = `/orders/${orderId}/cancel`
	expect(await gateway.shop('POST', cancelling, { body })).toMatchObject({
		status: 409,
		body: { code: 'store-credit-not-possible' },
	})
	expect(await gateway.shop('POST', cancelling, { body, token })).toMatchObject({ status: 200 })
	// Without a choice, as in shops before store credit, the first response is repeated.
	expect(await gateway.shop('POST', cancelling, { token, body: {} })).toMatchObject({
		body: { refundCentAmount: total },
	})
	const { id } = await db.selectFrom('refunds').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
	await executeRefund(shop.work, id)

	const account = '/customers/me/store-credit'
	expect(await gateway.shop('GET', account)).toMatchObject({ status: 401 })
	expect((await gateway.shop('GET', account, { token })).body).toMatchObject({
		balances: [{ currency: 'EUR', balanceCentAmount: total }],
		entries: [{ kind: 'issued', currency: 'EUR', centAmount: total, orderNumber }],
	})

	const { checkoutId } = await fillCheckout(db, { items, customerId })
	const path = `/checkout/sessions/${checkoutId}`
	const using = `${path}/store-credit`
	expect(await gateway.shop('PUT', using)).toMatchObject({ status: 401 })
	const { token: strangers } = await gateway.signIn()
	expect(await gateway.shop('PUT', using, { token: strangers })).toMatchObject({ body: { code: 'no-store-credit' } })
	const used = await gateway.shop('PUT', using, { token })
	expect(used.body).toMatchObject({
		means: [{ means: 'store-credit', isUsed: true, centAmount: total }],
		totals: { payableCentAmount: 0 },
		nextStep: 'review',
	})
	// The checkout's id alone, on a device that was signed out, shows and spends nothing of it.
	expect((await gateway.shop('GET', path)).body).toMatchObject({ means: [], totals: { payableCentAmount: total } })
	expect((await gateway.shop('DELETE', using)).status).toBe(200)
	const back = await gateway.shop('GET', path, { token })
	expect(back.body).toMatchObject({ means: [{ isUsed: false }], totals: { payableCentAmount: total } })

	const erasure = '/customers/me/erasure'
	expect((await gateway.shop('GET', erasure, { token })).body).toEqual({
		open: [],
		storeCredit: [{ centAmount: total, currency: 'EUR' }],
	})
	const asked = { password, isConfirmed: true }
	expect(await gateway.shop('POST', erasure, { token, body: asked })).toMatchObject({
		status: 409,
		body: { code: 'store-credit' },
	})
	const givesUp = { ...asked, givesUpStoreCredit: true }
	expect(await gateway.shop('POST', erasure, { token, body: givesUp })).toMatchObject({ status: 202 })
})
