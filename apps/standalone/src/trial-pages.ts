import { getRequestListener } from '@hono/node-server'
import type { Database } from '@vitrine/commerce/database/client'
import { inboxRoutes } from '@vitrine/commerce/mail/routes'
import { sandboxPages } from '@vitrine/commerce/sandbox-bank/pages'
import { isLoopback } from '@vitrine/market/essentials'
import { Hono } from 'hono'
import type { Env } from './env.ts'
import type { Listener } from './storefront.ts'

/** Content security policy of these pages; those that need more set their own. E-mails show pictures of the shop on this machine. */
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src http://localhost:* http://*.localhost:* http://127.0.0.1:*; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Origin of these pages and the sandbox's bank: this machine, independent of the shop's hosts. */
export function trialOrigin({ PORT }: Pick<Env, 'PORT'>): string {
	return `http://localhost:${PORT}`
}

type Trial = { env: Pick<Env, 'PORT' | 'VITRINE_DEMO' | 'SANDBOX_PAYMENTS'>; db: Database }

/**
 * The local inbox and the sandbox's bank, for the person at this machine. Every other host name is refused, even one
 * that resolves here (DNS rebinding), because the inbox holds the links of all customers.
 */
export function createTrialPages({ env, db }: Trial): Hono {
	const app = new Hono()
	app.use(async (c, next) => {
		const { hostname } = new URL(c.req.url)
		if (!isLoopback(hostname))
			return c.text(`This page is open at ${trialOrigin(env)}${c.req.path} only.`, 403, headers())
		await next()
		for (const [name, value] of Object.entries(headers())) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
	})
	if (env.VITRINE_DEMO) app.get('/_inbox', (c) => c.redirect('/_inbox/')).route('/_inbox/', inboxRoutes({ db }))
	if (env.SANDBOX_PAYMENTS) app.route('/sandbox', sandboxPages({ db, clock: () => new Date() }))
	return app
}

function headers(): Record<string, string> {
	return {
		'Content-Security-Policy': POLICY,
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'no-referrer',
		'Cache-Control': 'no-store',
		'Cross-Origin-Resource-Policy': 'same-origin',
	}
}

/** Mounts them beside the shop's own pages. */
export function withTrialPages(pages: Listener, options: Trial): Listener {
	if (!options.env.VITRINE_DEMO && !options.env.SANDBOX_PAYMENTS) return pages
	const trial = getRequestListener(createTrialPages(options).fetch)
	return (request, response) => {
		if (/^\/(?:_inbox|sandbox)(?:\/|$)/.test(request.url ?? '')) void trial(request, response)
		else pages(request, response)
	}
}
