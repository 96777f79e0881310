import type { Database } from '../../database/client.ts'
import { conflict, notFound, ProblemError, refusedValues } from '../../http/problem.ts'
import { createRouteApp, requireCustomer } from '../../http/route-app.ts'
import type { Keyring } from '../../sessions/commands/keyring.ts'
import { addPasskey, offerPasskey, removePasskey } from '../commands/passkeys.ts'
import { askPasskey, usePasskey } from '../commands/use-passkey.ts'
import {
	addPasskeyRoute,
	askPasskeyRoute,
	listPasskeysRoute,
	offerPasskeyRoute,
	removePasskeyRoute,
	usePasskeyRoute,
} from '../contract.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { hostOfOrigin } from '../rules/passkeys.ts'

type Options = {
	db: Database
	clock: () => Date
	keyring: Keyring
	/** As browsers name who asks for a key. */
	shopName: string
	/** Whether an address belongs to the shop: keys are made for no other. */
	isShopUrl: (url: URL) => boolean
}

/** HTTP side of passkeys: making and keeping them for who is signed in, signing in with one (issue 4, 1). */
export function passkeyRoutes({ db, clock, keyring, shopName, isShopUrl }: Options) {
	const app = createRouteApp()

	function requireHost(origin: string): string {
		const host = hostOfOrigin(origin)
		if (!host || !isShopUrl(new URL(origin))) throw refusedValues([{ field: 'origin', code: 'foreign' }])
		return host
	}

	app.openapi(listPasskeysRoute, async (c) => c.json(await listPasskeys(db, requireCustomer(c).customerId), 200))

	app.openapi(offerPasskeyRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const host = requireHost(c.req.valid('json').origin)
		const result = await offerPasskey(db, { customerId, host, shopName, now: clock() })
		if (result.ok) return c.json(result.offer, 200)
		if (result.reason === 'too-many-passkeys') throw conflict(result.reason)
		throw new ProblemError({ status: 401, code: 'access-token-refused' })
	})

	app.openapi(addPasskeyRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const given = c.req.valid('json')
		const host = requireHost(given.origin)
		const result = await addPasskey(db, { ...given, customerId, host, now: clock() })
		if (result.ok) return c.json(result.passkey, 201)
		if (result.reason === 'passkey-refused') throw new ProblemError({ status: 422, code: result.reason })
		throw conflict(result.reason)
	})

	app.openapi(removePasskeyRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const isTheirs = await removePasskey(db, { customerId, ...c.req.valid('param'), now: clock() })
		if (!isTheirs) throw notFound('passkey-not-found')
		return c.body(null, 204)
	})

	app.openapi(askPasskeyRoute, async (c) => {
		const host = requireHost(c.req.valid('json').origin)
		return c.json(await askPasskey(db, { host, now: clock() }), 200)
	})

	app.openapi(usePasskeyRoute, async (c) => {
		const given = c.req.valid('json')
		const host = requireHost(given.origin)
		const signedIn = await usePasskey(db, { ...given, keyring, host, site: c.get('site'), now: clock() })
		if (!signedIn) throw new ProblemError({ status: 401, code: 'credentials-refused' })
		return c.json(signedIn, 200)
	})

	return app
}
