import { type RawBuilder, sql } from 'kysely'
import type { CartState } from '../../carts/queries/describe-cart.ts'
import {
	type CartInput,
	cartColumns,
	type CartRow,
	cartState,
	cartTables,
	lineOrder,
} from '../../carts/queries/find-cart.ts'
import { RETURN_PROMISE, type ReturnPromise } from '@vitrine/market/return-periods'
import { promiseJson } from '../../brand/queries.ts'
import { type AgreedPage, agreedPagesJson } from '../../content/queries/agreed-pages.ts'
import type { Database } from '../../database/client.ts'
import type { OrderStatus } from '../../orders/rules.ts'
import type { OwnMeansName } from '../../payment-means/contract.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import {
	type DeliveryCondition,
	deliveryConditionsJson,
	type PaymentRoute,
	paymentRoutesJson,
} from '../../web-domains/queries.ts'
import type { PaymentBook } from '../../payments/providers/payment-book.ts'
import type { DeliveryChoice } from '../contract.ts'

export type CheckoutRow = {
	id: string
	cartId: string
	status: 'open' | 'completed'
	email: string | null
	wantsNewsletter: boolean
	loyaltyCardNumber: string | null
	delivery: DeliveryChoice | null
	paymentProduct: string | null
	/** Id of the customer who was signed in at the start. */
	customerId: string | null
	/** Another one after each change; only where it was read with its cart. */
	version?: string
}

/** SQL of a CheckoutRow, for a query or a change of `checkouts`. */
export const rowColumns = sql`id, cart_id as "cartId", status, email, wants_newsletter as "wantsNewsletter",
	loyalty_card_number as "loyaltyCardNumber", delivery, payment_product as "paymentProduct",
	customer_id as "customerId"`

/** The row of a checkout; undefined when the site has no such checkout. `isLocked` locks it until the transaction ends. */
export async function findCheckoutRow(
	db: Database,
	options: { site: string; checkoutId: string; isLocked?: boolean },
): Promise<CheckoutRow | undefined> {
	const { rows } = await sql<CheckoutRow>`/* prepared */
		select ${rowColumns} from checkouts where id = ${options.checkoutId} and site = ${options.site}
		${options.isLocked ? sql`for update` : sql``}`.execute(db)
	return rows[0]
}

export type CheckoutInput = CartInput & {
	checkoutId: string
	means: readonly PaymentMeans[]
	/** Says which payment products a provider takes, and where. */
	payments: Pick<PaymentBook, 'offer'>
	/** Id of the signed-in customer. */
	customerId?: string | undefined
}

/** Everything a checkout is described from, of one statement. */
export type CheckoutState = {
	row: CheckoutRow
	cart: CartState
	deliveryConditions: readonly DeliveryCondition[]
	paymentRoutes: readonly PaymentRoute[]
	/** The pending or confirmed order; of a completed checkout without one, the newest. */
	order: { id: string; fingerprint: string; orderStatus: OrderStatus } | null
	/** Sources the shopper added, in the order they were added. */
	chosen: readonly ChosenMeans[]
	/** Empty unless asked for. */
	agreedPages?: readonly AgreedPage[]
	/** What the shop promises of returns; read with the pages. */
	returnPromise?: ReturnPromise
}

export type ChosenMeans = { means: OwnMeansName; id: string }

export function idsOf(chosen: readonly ChosenMeans[], name: OwnMeansName): string[] {
	return chosen.flatMap(({ means, id }) => (means === name ? [id] : []))
}

type StateRow = CartRow & {
	checkout: CheckoutRow
	delivery_conditions: DeliveryCondition[] | null
	payment_routes: PaymentRoute[] | null
	order: CheckoutState['order']
	chosen: ChosenMeans[] | null
	agreed_pages: AgreedPage[] | null
	promise: Partial<ReturnPromise> | null
}

type ReadInput = CheckoutInput & {
	/** SQL that changes the checkout and returns its `rowColumns`: the state is the one with it. */
	write?: RawBuilder<unknown>
	/** Reads the pages and the promise an order names, too. */
	withAgreedPages?: boolean
}

/** The state of a checkout; undefined when the site has no such checkout, or nothing was changed. */
export async function readCheckout(db: Database, options: ReadInput): Promise<CheckoutState | undefined> {
	const { checkoutId, site, cache, withAgreedPages } = options
	const stored = sql`select ${rowColumns}, xmin::text as version from checkouts where id = ${checkoutId} and site = ${site}`
	const { rows } = await sql<StateRow>`/* prepared */
		with checkout as materialized (${options.write ?? stored})
		select (select to_jsonb(checkout) from checkout) as checkout, ${cartColumns(options)},
			${deliveryConditionsJson} as delivery_conditions, ${paymentRoutesJson} as payment_routes,
			${withAgreedPages ? agreedPagesJson(options) : sql`null`} as agreed_pages,
			${withAgreedPages ? promiseJson(sql`${site}`) : sql`null`} as promise,
			coalesce(
				(select ${orderJson} from orders o where o.checkout_id = ${checkoutId} and o.order_status <> 'cancelled'),
				case when (select status from checkout) = 'completed' then (
					select ${orderJson} from orders o where o.checkout_id = ${checkoutId} order by o.ordered_at desc limit 1) end
			) as "order",
			(select json_agg(json_build_object('means', m.means, 'id', m.source_id) order by m.added_at, m.source_id)
				from checkout_means m where m.checkout_id = ${checkoutId}) as chosen
		from ${cartTables()}
		where c.id = (select "cartId" from checkout) order by ${lineOrder}`.execute(db)
	const cart = await cartState(db, { ...options, rows })
	const [first] = rows
	if (!cart || !first) return undefined
	const { checkout, agreed_pages, promise, order, chosen } = first
	const conditions = { deliveryConditions: first.delivery_conditions ?? [], paymentRoutes: first.payment_routes ?? [] }
	const known = cache?.sites.get(site)
	if (known) Object.assign(known, conditions)
	const agreed = { agreedPages: agreed_pages ?? [], returnPromise: { ...RETURN_PROMISE, ...promise } }
	return { row: checkout, cart, ...conditions, order, chosen: chosen ?? [], ...agreed }
}

const orderJson = sql`json_build_object('id', o.id, 'fingerprint', o.fingerprint, 'orderStatus', o.order_status)`

/**
 * Pending orders whose reservation, or time to pay where nothing is reserved, has expired; the longest expired first, and
 * last those whose payment the provider could not be asked about.
 */
export async function listExpiredOrders(db: Database, options: { now: Date; limit: number }): Promise<string[]> {
	const expired = db
		.selectFrom('stock_holds')
		.innerJoin('orders', 'orders.id', 'stock_holds.order_id')
		.select(['orders.id', 'stock_holds.expires_at as expired_at'])
		.where('stock_holds.status', '=', 'held')
		.where('stock_holds.expires_at', '<=', options.now)
		.where('orders.order_status', '=', 'pending')
		.unionAll(
			db
				.selectFrom('order_gift_cards')
				.innerJoin('orders', 'orders.id', 'order_gift_cards.order_id')
				.select(['orders.id', 'order_gift_cards.payable_until as expired_at'])
				.where('order_gift_cards.payable_until', '<=', options.now)
				.where('orders.order_status', '=', 'pending'),
		)
	const rows = await db
		.selectFrom(expired.as('expired'))
		.leftJoin('payments', 'payments.order_id', 'expired.id')
		.select('expired.id')
		.groupBy('expired.id')
		.orderBy(
			({ fn }) => fn.max('failed_at'),
			(order) => order.nullsFirst(),
		)
		.orderBy(({ fn }) => fn.min('expired_at'))
		.limit(options.limit)
		.execute()
	return rows.map((row) => row.id)
}
