import type { LanguageTag } from '@vitrine/market/locales'
import { requireShopPage } from '../http/shop-page.ts'
import type { Database } from '../database/client.ts'
import { drawReturnLabel } from '../documents/pdf/return-label.ts'
import { conflict, notFound, refusedValues, tooManyTries } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { listOpenDisputes } from '../disputes/queries.ts'
import { listUnpaidOrders } from '../fulfillment/queries/captures.ts'
import type { PaymentMeans } from '../payment-means/providers/payment-means.ts'
import { listRefunds, partsBack } from '../payments/queries/refunds.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { closePaidOtherwise } from './commands/execute-refund.ts'
import { executeStatement } from './commands/held-statements.ts'
import { lookUpOrder } from './commands/look-up-order.ts'
import { receiveReturn } from './commands/receive-return.ts'
import { cancelReturn, type ChangeReturnResult, proveSent, requestReturn } from './commands/request-return.ts'
import { withdraw } from './commands/withdraw.ts'
import { cancelUnits } from './commands/cancel-units.ts'
import { cancelUnitsRoute } from './contract/cancellations.ts'
import * as contract from './contract/returns.ts'
import {
	carryOutWithdrawalRoute,
	closeRefundRoute,
	listDueRefundsRoute,
	receiveReturnRoute,
	retryRefundRoute,
} from './contract/warehouse.ts'
import {
	confirmWithdrawalRoute,
	findWithdrawableRoute,
	getWithdrawableRoute,
	getWithdrawalRoute,
	withdrawRoute,
} from './contract/withdrawals.ts'
import { retryRefund } from '../payments/commands.ts'
import { listDueRefunds, listFailedRefunds, listOpenStatements } from './queries/due.ts'
import { readLabelFacts } from './queries/label.ts'
import { findCreditable, readOrderState } from './queries/order-state.ts'
import { findReturn, listReturns } from './queries/returns.ts'
import { findWithdrawableById, findWithdrawal } from './queries/withdrawals.ts'
import { optionsOf } from './rules/options.ts'
import type { Secrets } from '../settings/fields.ts'

export type ReturnOptions = {
	db: Database
	clock: () => Date
	/** True if a URL belongs to the shop: e-mails link to no other. */
	isShopUrl: (url: URL) => boolean
	means: readonly PaymentMeans[]
	/** HMAC key of the count of wrong guesses. */
	authSecrets: Secrets
}

/** Cancelling, withdrawing and returning. An order's id grants access, as in getOrder. */
export function returnRoutes(options: ReturnOptions) {
	const app = createRouteApp()
	app.route('/', orderEndRoutes(options))
	app.route('/', withdrawalRoutes(options))
	app.route('/', warehouseRoutes(options))
	return app
}

/** Actions of a customer on their order. */
function orderEndRoutes({ db, clock, isShopUrl }: ReturnOptions) {
	const app = createRouteApp()

	async function answer(by: { orderId: string; returnNumber: string }) {
		const found = await findReturn(db, by)
		if (!found) throw notFound('return-not-found')
		return found
	}

	function refuse(result: Exclude<ChangeReturnResult, { ok: true }>): never {
		throw result.reason === 'return-not-found' ? notFound(result.reason) : conflict(result.reason)
	}

	app.openapi(contract.getOrderOptionsRoute, async (c) => {
		const order = await readOrderState(db, { column: 'id', value: c.req.valid('param').orderId })
		if (!order) throw notFound(contract.ORDER_NOT_FOUND)
		const creditableCentAmount = await findCreditable(db, { order, customerId: c.get('customer')?.customerId })
		const refunds = await listRefunds(db, order.orderId)
		const refundParts = partsBack({ parts: refunds.flatMap(({ parts }) => parts) })
		return c.json({ ...optionsOf(order, clock()), creditableCentAmount, refundParts }, 200)
	})

	app.openapi(contract.cancelOrderRoute, async (c) => {
		const { refundTo } = c.req.valid('json')
		const customerId = c.get('customer')?.customerId
		const result = await cancelOrder(db, { ...c.req.valid('param'), refundTo, customerId, now: clock() })
		if (result.ok) {
			const { refundCentAmount, currency } = result
			return c.json({ orderStatus: 'cancelled' as const, refundCentAmount, currency }, 200)
		}
		throw result.reason === 'order-not-found' ? notFound(contract.ORDER_NOT_FOUND) : conflict(result.reason)
	})

	app.openapi(cancelUnitsRoute, async (c) => {
		const { submissionKey, lines } = c.req.valid('json')
		const by = { column: 'id', value: c.req.valid('param').orderId } as const
		const asked = { by, key: submissionKey, reason: 'customer', lines, isBuyer: true } as const
		const result = await cancelUnits(db, { ...asked, now: clock() })
		if (result.ok) return c.json(result.cancelled, 200)
		throw result.reason === 'order-not-found' ? notFound(contract.ORDER_NOT_FOUND) : conflict(result.reason)
	})

	app.openapi(contract.requestReturnRoute, async (c) => {
		const { orderId } = c.req.valid('param')
		const submitted = c.req.valid('json')
		requireShopPage(submitted.pageUrl, isShopUrl)
		const languageTag: LanguageTag = c.get('languageTag')
		const customerId = c.get('customer')?.customerId
		const result = await requestReturn(db, { orderId, submitted, languageTag, customerId, now: clock() })
		if (result.ok) return c.json(await answer({ orderId, returnNumber: result.returnNumber }), 201)
		if (result.reason === 'refused-values') throw refusedValues(result.errors)
		throw result.reason === 'order-not-found' ? notFound(contract.ORDER_NOT_FOUND) : conflict(result.reason)
	})

	app.openapi(contract.listReturnsRoute, async (c) => {
		const found = await listReturns(db, c.req.valid('param').orderId)
		if (!found) throw notFound(contract.ORDER_NOT_FOUND)
		return c.json(found, 200)
	})

	app.openapi(contract.getReturnRoute, async (c) => c.json(await answer(c.req.valid('param')), 200))

	app.openapi(contract.readReturnLabelRoute, async (c) => {
		const { returnNumber } = c.req.valid('param')
		const facts = await readLabelFacts(db, c.req.valid('param'))
		if (!facts) throw notFound('return-not-found')
		return c.body(new Uint8Array(await drawReturnLabel(facts)), 200, {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `inline; filename="${returnNumber}.pdf"`,
			'Cache-Control': 'private, no-store',
			'X-Content-Type-Options': 'nosniff',
		})
	})

	app.openapi(contract.cancelReturnRoute, async (c) => {
		const result = await cancelReturn(db, { ...c.req.valid('param'), now: clock() })
		return result.ok ? c.json(await answer(c.req.valid('param')), 200) : refuse(result)
	})

	app.openapi(contract.proveReturnSentRoute, async (c) => {
		const result = await proveSent(db, { ...c.req.valid('param'), ...c.req.valid('json'), now: clock() })
		return result.ok ? c.json(await answer(c.req.valid('param')), 200) : refuse(result)
	})

	return app
}

/** The withdrawal function (law 3): opened by number and e-mail address, or by the order's id, without an account. */
function withdrawalRoutes({ db, clock, isShopUrl, authSecrets: [secret] }: ReturnOptions) {
	const app = createRouteApp()

	app.openapi(findWithdrawableRoute, async (c) => {
		const now = clock()
		const found = await lookUpOrder(db, c.req.valid('json'), { secret, now })
		if (!found.ok) throw found.until ? tooManyTries({ until: found.until, now }) : notFound(contract.ORDER_NOT_FOUND)
		const { orderNumber, email } = found.order
		return c.json({ orderNumber, email, options: optionsOf(found.order, now) }, 200)
	})

	app.openapi(getWithdrawableRoute, async (c) => {
		const order = await findWithdrawableById(db, c.req.valid('param').orderId)
		if (!order) throw notFound(contract.ORDER_NOT_FOUND)
		const { orderId, orderNumber, email, buyer } = order
		return c.json({ orderId, orderNumber, email, name: buyer, options: optionsOf(order, clock()) }, 200)
	})

	app.openapi(withdrawRoute, async (c) => {
		const submitted = c.req.valid('json')
		requireShopPage(submitted.pageUrl, isShopUrl)
		const languageTag: LanguageTag = c.get('languageTag')
		const customerId = c.get('customer')?.customerId
		const stating = { site: c.get('site'), languageTag, submitted, customerId, now: clock() }
		const result = await withdraw(db, { ...stating, secret })
		if (!result.ok) throw refusedValues(result.errors)
		return c.json((await findWithdrawal(db, result.withdrawalId))!, 201)
	})

	async function answer(withdrawalId: string) {
		const found = await findWithdrawal(db, withdrawalId)
		if (!found) throw notFound('withdrawal-not-found')
		return found
	}

	app.openapi(getWithdrawalRoute, async (c) => c.json(await answer(c.req.valid('param').withdrawalId), 200))

	app.openapi(confirmWithdrawalRoute, async (c) => {
		const { withdrawalId } = c.req.valid('param')
		const isHeld = await executeStatement(db, { by: { column: 'id', value: withdrawalId }, now: clock() })
		if (!isHeld) throw notFound('withdrawal-not-found')
		return c.json(await answer(withdrawalId), 200)
	})

	return app
}

/** Routes of the warehouse, with a key of its own. */
function warehouseRoutes({ db, clock, means }: ReturnOptions) {
	const app = createRouteApp()

	app.openapi(receiveReturnRoute, async (c) => {
		const { returnNumber } = c.req.valid('param')
		const result = await receiveReturn(db, { returnNumber, ...c.req.valid('json'), now: clock() })
		if (result.ok) return c.json((await findReturn(db, { returnNumber }))!, 200)
		if (result.reason === 'refused-values') throw refusedValues(result.errors)
		throw result.reason === 'return-not-found' ? notFound(result.reason) : conflict(result.reason)
	})

	app.openapi(carryOutWithdrawalRoute, async (c) => {
		const by = { column: 'withdrawal_id', value: c.req.valid('param').withdrawalId } as const
		if (!(await executeStatement(db, { by, now: clock() }))) throw notFound('withdrawal-not-found')
		return c.body(null, 204)
	})

	app.openapi(retryRefundRoute, async (c) => {
		const retried = await retryRefund(db, c.req.valid('param').refundId)
		if (!retried.ok) throw retried.reason === 'refund-not-found' ? notFound(retried.reason) : conflict(retried.reason)
		return c.body(null, 204)
	})

	app.openapi(closeRefundRoute, async (c) => {
		const closing = { ...c.req.valid('param'), means, now: clock() }
		if (!(await closePaidOtherwise(db, closing))) throw notFound('refund-not-found')
		return c.body(null, 204)
	})

	app.openapi(listDueRefundsRoute, async (c) => {
		const refunds = await listDueRefunds(db, clock())
		const failed = await listFailedRefunds(db)
		const disputes = await listOpenDisputes(db)
		const payments = await listUnpaidOrders(db, clock())
		const statements = await listOpenStatements(db, clock())
		return c.json(
			{
				refunds: refunds.map(({ notifiedAt, dueAt, ...refund }) => ({
					...refund,
					notifiedAt: notifiedAt.toISOString(),
					dueAt: dueAt.toISOString(),
				})),
				failed: failed.map(({ askedAt, ...refund }) => ({ ...refund, askedAt: askedAt.toISOString() })),
				disputes,
				payments: payments.map(({ endsAt, ...payment }) => ({ ...payment, endsAt: endsAt.toISOString() })),
				statements: statements.map(({ id, order_number, stated_at, ...statement }) => ({
					...statement,
					withdrawalId: id,
					orderNumber: order_number,
					statedAt: stated_at.toISOString(),
				})),
			},
			200,
		)
	})

	return app
}
