import type { Context } from 'hono'
import type { Database } from '../database/client.ts'
import { gone, ProblemError, refusedValues, tooManyTries } from '../http/problem.ts'
import { createRouteApp, requireCustomer, type RouteEnv } from '../http/route-app.ts'
import { requestEmailChange } from './commands/change-email.ts'
import { changePassword } from './commands/change-password.ts'
import { changeProfile } from './commands/change-profile.ts'
import { confirm } from './commands/confirm.ts'
import { register, resendConfirmation } from './commands/register.ts'
import { requestAccess } from './commands/request-access.ts'
import {
	changeEmailRoute,
	changePasswordRoute,
	changeProfileRoute,
	confirmRoute,
	forgotPasswordRoute,
	getCustomerRoute,
	getResetRoute,
	getTokenRoute,
	registerRoute,
	resendConfirmationRoute,
} from './contract.ts'
import { findCustomer, findReset, readTokenState } from './queries.ts'
import { checkEmail } from './rules/fields.ts'
import { requireTokenPage } from '../http/shop-page.ts'
import type { Secrets } from '../settings/fields.ts'

export type CustomerRouteOptions = {
	db: Database
	clock: () => Date
	/** True if a URL belongs to the shop: e-mails link to no other. */
	isShopUrl: (url: URL) => boolean
	/** HMAC key of counted attempts. */
	authSecrets: Secrets
}

/** Accounts: registration and confirmation, passwords, e-mail address, profile. */
export function customerRoutes(options: CustomerRouteOptions) {
	const app = createRouteApp()
	addEmailRoutes(app, options)
	addPasswordRoutes(app, options)
	addProfileRoutes(app, options)
	return app
}

type App = ReturnType<typeof createRouteApp>

function placeOf(c: Context<RouteEnv>) {
	return { site: c.get('site'), languageTag: c.get('languageTag') }
}

function addEmailRoutes(app: App, { db, clock, isShopUrl, authSecrets: [secret] }: CustomerRouteOptions): void {
	app.openapi(registerRoute, async (c) => {
		const typed = c.req.valid('json')
		requireTokenPage(typed.pageUrl, isShopUrl)
		const result = await register(db, { ...placeOf(c), typed, now: clock() })
		if (!result.ok) throw refusedValues(result.errors)
		return c.json({ status: 'letter-sent' } as const, 201)
	})

	app.openapi(getTokenRoute, async (c) => {
		const state = await readTokenState(db, { token: c.req.valid('param').token, now: clock() })
		if (!state) throw gone('token-gone')
		return c.json(state, 200)
	})

	app.openapi(confirmRoute, async (c) => {
		const isConfirmed = await confirm(db, { token: c.req.valid('json').token, now: clock() })
		if (!isConfirmed) throw gone('token-gone')
		return c.body(null, 204)
	})

	app.openapi(resendConfirmationRoute, async (c) => {
		const now = clock()
		const result = await resendConfirmation(db, { token: c.req.valid('json').token, secret, now })
		if (!result.ok) throw tooManyTries({ until: result.until, now })
		return c.body(null, 202)
	})
}

function addPasswordRoutes(app: App, { db, clock, isShopUrl, authSecrets: [secret] }: CustomerRouteOptions): void {
	app.openapi(forgotPasswordRoute, async (c) => {
		const { pageUrl, ...typed } = c.req.valid('json')
		requireTokenPage(pageUrl, isShopUrl)
		const email = checkEmail(typed.email)
		if (!email.ok) throw refusedValues(email.errors)
		const purpose = 'reset-password'
		await requestAccess(db, { ...placeOf(c), purpose, email: email.value, pageUrl, now: clock() })
		return c.body(null, 202)
	})

	app.openapi(getResetRoute, async (c) => {
		const reset = await findReset(db, { access: c.req.valid('param').access, now: clock() })
		if (!reset) throw gone('token-gone')
		return c.body(null, 204)
	})

	app.openapi(changePasswordRoute, async (c) => {
		const now = clock()
		const result = await changePassword(db, { ...requireCustomer(c), ...c.req.valid('json'), secret, now })
		if (result.ok) return c.body(null, 204)
		if (result.reason === 'too-many-tries') throw tooManyTries({ until: result.until, now })
		throw refusedValues(result.errors)
	})
}

function addProfileRoutes(app: App, { db, clock, isShopUrl, authSecrets: [secret] }: CustomerRouteOptions): void {
	async function profileOf(customerId: string) {
		const customer = await findCustomer(db, customerId)
		if (!customer) throw new ProblemError({ status: 401, code: 'access-token-refused' })
		return customer
	}

	app.openapi(getCustomerRoute, async (c) => c.json(await profileOf(requireCustomer(c).customerId), 200))

	app.openapi(changeProfileRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const typed = c.req.valid('json')
		const result = await changeProfile(db, { customerId, site: c.get('site'), typed, now: clock() })
		if (!result.ok) throw refusedValues(result.errors)
		return c.json(await profileOf(customerId), 200)
	})

	app.openapi(changeEmailRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const typed = c.req.valid('json')
		requireTokenPage(typed.pageUrl, isShopUrl)
		const now = clock()
		const result = await requestEmailChange(db, { ...placeOf(c), ...typed, customerId, secret, now })
		if (result.ok) return c.body(null, 202)
		if (result.reason === 'too-many-tries') throw tooManyTries({ until: result.until, now })
		throw refusedValues(result.errors)
	})
}
