import type { Database } from '../database/client.ts'
import { notFound, refusedValues } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { requireShopPage } from '../http/shop-page.ts'
import { confirmNewsletter, endNewsletter, requestNewsletter } from './commands/newsletter.ts'
import { recordConsent } from './commands/record-consent.ts'
import {
	askNewsletterRoute,
	confirmNewsletterRoute,
	endNewsletterRoute,
	getNewsletterRoute,
	type NewsletterSubscription,
	recordConsentRoute,
} from './contract.ts'
import { findSubscription } from './queries.ts'

export type ConsentOptions = {
	db: Database
	clock: () => Date
	/** True if a URL belongs to the shop: e-mails link to no other. */
	isShopUrl: (url: URL) => boolean
}

/** Proofs of consent: to cookies, which no route returns, and to the newsletter, for the recipient of its e-mail. */
export function consentRoutes({ db, clock, isShopUrl }: ConsentOptions) {
	const app = createRouteApp()

	async function answer(subscriptionId: string): Promise<NewsletterSubscription> {
		const found = await findSubscription(db, subscriptionId)
		if (!found) throw notFound('subscription-not-found')
		return found
	}

	app.openapi(recordConsentRoute, async (c) => {
		const decision = c.req.valid('json')
		const result = await recordConsent(db, { site: c.get('site'), language: c.get('language'), now: clock(), decision })
		if (!result.ok) throw refusedValues([{ field: 'act', code: result.reason }])
		return c.json(result.consent, 201)
	})

	app.openapi(askNewsletterRoute, async (c) => {
		const { email, pageUrl } = c.req.valid('json')
		requireShopPage(pageUrl, isShopUrl)
		const wish = { email, pageUrl, site: c.get('site'), languageTag: c.get('languageTag'), now: clock() }
		await db.transaction().execute((tx) => requestNewsletter(tx, { ...wish, source: 'page' }))
		return c.body(null, 202)
	})

	app.openapi(getNewsletterRoute, async (c) => c.json(await answer(c.req.valid('param').subscriptionId), 200))

	app.openapi(confirmNewsletterRoute, async (c) => {
		const { subscriptionId } = c.req.valid('param')
		await confirmNewsletter(db, { subscriptionId, now: clock() })
		return c.json(await answer(subscriptionId), 200)
	})

	app.openapi(endNewsletterRoute, async (c) => {
		const { subscriptionId } = c.req.valid('param')
		await endNewsletter(db, { subscriptionId, now: clock() })
		return c.json(await answer(subscriptionId), 200)
	})

	return app
}
