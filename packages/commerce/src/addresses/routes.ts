import type { Database } from '../database/client.ts'
import { conflict, notFound, refusedValues } from '../http/problem.ts'
import { createRouteApp, requireCustomer } from '../http/route-app.ts'
import { addAddress, changeAddress, removeAddress } from './commands.ts'
import {
	addAddressRoute,
	changeAddressRoute,
	listAddressesRoute,
	listSuggestedAddressesRoute,
	removeAddressRoute,
} from './contract.ts'
import { listAddresses, suggestAddresses } from './queries.ts'

/** The address book of the signed-in customer. */
export function addressRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	const app = createRouteApp()

	app.openapi(listAddressesRoute, async (c) => c.json(await listAddresses(db, requireCustomer(c).customerId), 200))

	app.openapi(listSuggestedAddressesRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		return c.json(await suggestAddresses(db, { customerId, site: c.get('site') }), 200)
	})

	app.openapi(addAddressRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const typed = c.req.valid('json')
		const result = await addAddress(db, { customerId, site: c.get('site'), typed, now: clock() })
		if (result.ok) return c.json(result.address, 201)
		throw result.reason === 'refused-values' ? refusedValues(result.errors) : conflict(result.reason)
	})

	app.openapi(changeAddressRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const { addressId } = c.req.valid('param')
		const typed = c.req.valid('json')
		const result = await changeAddress(db, { customerId, addressId, site: c.get('site'), typed, now: clock() })
		if (result.ok) return c.json(result.address, 200)
		throw result.reason === 'refused-values' ? refusedValues(result.errors) : notFound(result.reason)
	})

	app.openapi(removeAddressRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const isRemoved = await removeAddress(db, { customerId, addressId: c.req.valid('param').addressId })
		if (!isRemoved) throw notFound('address-not-found')
		return c.body(null, 204)
	})

	return app
}
