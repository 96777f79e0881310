import type { Context } from 'hono'
import type { Database } from '../database/client.ts'
import { requireShopPage } from '../http/shop-page.ts'
import { conflict, notFound, refusedValues } from '../http/problem.ts'
import { createRouteApp, requireCustomer, type RouteEnv } from '../http/route-app.ts'
import { readSite } from '../web-domains/queries.ts'
import { cancelReservation, reserve } from './commands.ts'
import {
	cancelReservationRoute,
	getReservationRoute,
	listCustomerReservationsRoute,
	listSizesInStoresRoute,
	listStoresWithStockRoute,
	reserveRoute,
} from './contract.ts'
import {
	describeReservation,
	findReservationRow,
	listReservationsOfCustomer,
	listSizesInStores,
	listStoresWithStock,
} from './queries.ts'

export type ReservationOptions = {
	db: Database
	clock: () => Date
	/** True if a URL belongs to the shop: e-mails link to no other. */
	isShopUrl: (url: URL) => boolean
}

/** Reservations in stores; 404 where the site does not offer them (R110). */
export function reservationRoutes({ db, clock, isShopUrl }: ReservationOptions) {
	const app = createRouteApp()

	async function requireOffer(c: Context<RouteEnv>): Promise<void> {
		const { ereservation } = await readSite(db, c.get('site'))
		if (!ereservation) throw notFound('reservations-off')
	}

	app.openapi(listStoresWithStockRoute, async (c) => {
		await requireOffer(c)
		return c.json(await listStoresWithStock(db, { site: c.get('site'), ...c.req.valid('query') }), 200)
	})

	app.openapi(listSizesInStoresRoute, async (c) => {
		await requireOffer(c)
		return c.json(await listSizesInStores(db, { site: c.get('site'), ...c.req.valid('query') }), 200)
	})

	app.openapi(reserveRoute, async (c) => {
		const submitted = c.req.valid('json')
		requireShopPage(submitted.pageUrl, isShopUrl)
		const result = await reserve(db, {
			site: c.get('site'),
			language: c.get('language'),
			languageTag: c.get('languageTag'),
			now: clock(),
			submitted,
		})
		if (result.ok) return c.json(await describeReservation(db, result.reservation), 201)
		if (result.reason === 'refused-values') throw refusedValues(result.errors)
		if (result.reason === 'out-of-stock' || result.reason === 'too-many-held') throw conflict(result.reason)
		throw notFound(result.reason)
	})

	app.openapi(getReservationRoute, async (c) => {
		const row = await findReservationRow(db, { id: c.req.valid('param').reservationId, site: c.get('site') })
		if (!row) throw notFound('reservation-not-found')
		return c.json(await describeReservation(db, row), 200)
	})

	app.openapi(cancelReservationRoute, async (c) => {
		const { reservationId } = c.req.valid('param')
		const row = await cancelReservation(db, { id: reservationId, site: c.get('site'), now: clock() })
		if (!row) throw notFound('reservation-not-found')
		return c.json(await describeReservation(db, row), 200)
	})

	app.openapi(listCustomerReservationsRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		await requireOffer(c)
		return c.json(await listReservationsOfCustomer(db, { customerId, site: c.get('site') }), 200)
	})

	return app
}
