import { findBrand } from '../../brand/queries.ts'
import type { Database } from '../../database/client.ts'
import { conflict, notFound, ProblemError, refusedValues, tooManyTries } from '../../http/problem.ts'
import { createRouteApp, requireCustomer } from '../../http/route-app.ts'
import type { Keyring } from '../../sessions/commands/keyring.ts'
import { addPasskey, offerPasskey, removeHeldPasskeys, removePasskey, resumePasskey } from '../commands/passkeys.ts'
import { checkPresence } from '../commands/presence.ts'
import { startPasskeySignIn, usePasskey } from '../commands/use-passkey.ts'
import {
	addPasskeyRoute,
	askPasskeyRoute,
	listPasskeysRoute,
	offerPasskeyRoute,
	removeHeldPasskeysRoute,
	removePasskeyRoute,
	resumePasskeyRoute,
	usePasskeyRoute,
} from '../contract.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { hostOfOrigin } from '../rules/passkeys.ts'
import type { Secrets } from '../../settings/fields.ts'

export type PasskeyOptions = {
	db: Database
	clock: () => Date
	keyring: Keyring
	/** Relying party name shown by browsers, of a shop without a brand. */
	shopName: string
	/** True if a URL belongs to the shop: keys are bound and e-mails link to no other. */
	isShopUrl: (url: URL) => boolean
	/** HMAC key of counted attempts. */
	authSecrets: Secrets
}

/** Passkeys: creating and managing them signed in, signing in with one (issue 4, 1). */
export function passkeyRoutes({ db, clock, keyring, shopName, isShopUrl, authSecrets: [secret] }: PasskeyOptions) {
	const app = createRouteApp()

	async function requirePresence(caller: { customerId: string; sessionId: string }, password: string): Promise<void> {
		const now = clock()
		const presence = await checkPresence(db, { ...caller, password, secret, now })
		if (presence.ok) return
		throw presence.reason === 'too-many-tries'
			? tooManyTries({ until: presence.until, now })
			: refusedValues(presence.errors)
	}

	function requireHost(origin: string): string {
		const host = hostOfOrigin(origin)
		if (!host || !isShopUrl(new URL(origin))) throw refusedValues([{ field: 'origin', code: 'foreign' }])
		return host
	}

	app.openapi(listPasskeysRoute, async (c) => c.json(await listPasskeys(db, requireCustomer(c).customerId), 200))

	app.openapi(offerPasskeyRoute, async (c) => {
		const caller = requireCustomer(c)
		const { customerId } = caller
		const { origin, password } = c.req.valid('json')
		const host = requireHost(origin)
		await requirePresence(caller, password)
		const brand = await findBrand(db, c.get('site'))
		const result = await offerPasskey(db, { customerId, host, shopName: brand?.name ?? shopName, now: clock() })
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

	app.openapi(resumePasskeyRoute, async (c) => {
		const caller = requireCustomer(c)
		await requirePresence(caller, c.req.valid('json').password)
		const isTheirs = await resumePasskey(db, { customerId: caller.customerId, ...c.req.valid('param') })
		if (!isTheirs) throw notFound('passkey-not-found')
		return c.body(null, 204)
	})

	// Registered before the route with an id parameter.
	app.openapi(removeHeldPasskeysRoute, async (c) => {
		await removeHeldPasskeys(db, { customerId: requireCustomer(c).customerId, now: clock() })
		return c.body(null, 204)
	})

	app.openapi(removePasskeyRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const isTheirs = await removePasskey(db, { customerId, ...c.req.valid('param'), now: clock() })
		if (!isTheirs) throw notFound('passkey-not-found')
		return c.body(null, 204)
	})

	app.openapi(askPasskeyRoute, async (c) => {
		const host = requireHost(c.req.valid('json').origin)
		return c.json(await startPasskeySignIn(db, { host, now: clock() }), 200)
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
