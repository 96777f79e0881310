import { resetAttempts } from '../../customers/commands/count-attempts.ts'
import { pairOf } from '../../customers/rules/network.ts'
import { resetPasswordRoute } from '../../customers/contract.ts'
import { requestAccess } from '../../customers/commands/request-access.ts'
import { checkEmail } from '../../customers/rules/fields.ts'
import { gone, ProblemError, refusedValues, tooManyTries } from '../../http/problem.ts'
import { createRouteApp } from '../../http/route-app.ts'
import { logIn, signInWithLink } from '../commands/log-in.ts'
import { resetPassword } from '../commands/reset-password.ts'
import { logInRoute, requestLinkRoute, useLinkRoute } from '../contract.ts'
import { type PasskeyOptions, passkeyRoutes } from './passkeys.ts'
import { requireTokenPage } from '../../http/shop-page.ts'

/** Signing in with a password, a link (R91) or a passkey. */
export function signInRoutes(options: PasskeyOptions) {
	const {
		db,
		clock,
		keyring,
		authSecrets: [secret],
		isShopUrl,
	} = options
	const app = createRouteApp()
	app.route('/', passkeyRoutes(options))

	app.openapi(resetPasswordRoute, async (c) => {
		const result = await resetPassword(db, { ...c.req.valid('json'), now: clock() })
		if (!result.ok) throw result.reason === 'token-gone' ? gone(result.reason) : refusedValues(result.errors)
		// A person with access to the account's e-mails may try again, whatever strangers have tried.
		const { email } = result
		const attempts = [
			{ kind: 'pair', of: pairOf(email, c.get('clientAddress')) },
			{ kind: 'account', of: email },
		] as const
		await resetAttempts(db, { secret, attempts })
		return c.body(null, 204)
	})

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
		requireTokenPage(pageUrl, isShopUrl)
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
