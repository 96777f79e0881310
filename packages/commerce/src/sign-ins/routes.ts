import { requestAccess } from '../customers/commands/request-access.ts'
import { checkEmail } from '../customers/rules/fields.ts'
import { requireShopPage } from '../customers/rules/shop-page.ts'
import { gone, ProblemError, refusedValues, tooManyTries } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { logIn, signInWithLink } from './commands.ts'
import { logInRoute, requestLinkRoute, useLinkRoute } from './contract.ts'
import { type PasskeyOptions, passkeyRoutes } from './routes/passkeys.ts'

/** HTTP side of signing in: with a password and with a link (R91), and with a passkey. */
export function signInRoutes(options: PasskeyOptions) {
	const { db, clock, keyring, authSecret: secret, isShopUrl } = options
	const app = createRouteApp()
	app.route('/', passkeyRoutes(options))

	app.openapi(logInRoute, async (c) => {
		const now = clock()
		const [site, clientAddress] = [c.get('site'), c.get('clientAddress')]
		const result = await logIn(db, { ...c.req.valid('json'), keyring, site, clientAddress, secret, now })
		if (result.ok) return c.json(result.signedIn, 200)
		if (result.reason === 'too-many-tries') throw tooManyTries({ until: result.until, now })
		throw new ProblemError({ status: 401, code: result.reason })
	})

	app.openapi(requestLinkRoute, async (c) => {
		const { pageUrl, ...typed } = c.req.valid('json')
		requireShopPage(pageUrl, isShopUrl)
		const email = checkEmail(typed.email)
		if (!email.ok) throw refusedValues(email.errors)
		const place = { site: c.get('site'), languageTag: c.get('languageTag') }
		await requestAccess(db, { ...place, purpose: 'sign-in', email: email.value, pageUrl, now: clock() })
		return c.body(null, 202)
	})

	app.openapi(useLinkRoute, async (c) => {
		const signedIn = await signInWithLink(db, {
			...c.req.valid('json'),
			keyring,
			site: c.get('site'),
			now: clock(),
		})
		if (!signedIn) throw gone('token-gone')
		return c.json(signedIn, 200)
	})

	return app
}
