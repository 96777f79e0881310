import type { Database } from '../database/client.ts'
import { signLink, judgeLink } from '../documents/rules/links.ts'
import { requireShopPage } from '../http/shop-page.ts'
import { conflict, notFound, ProblemError, refusedValues, tooManyTries } from '../http/problem.ts'
import { createRouteApp, requireCustomer } from '../http/route-app.ts'
import { requestErasure } from './commands/request-erasure.ts'
import { type Refusal, requestExport } from './commands/request-export.ts'
import {
	getErasureRoute,
	linkExportRoute,
	listExportsRoute,
	readExportRoute,
	requestErasureRoute,
	requestExportRoute,
} from './contract.ts'
import { findFile, isOpenFor, listExports } from './queries/exports.ts'
import { listOpenMatters, listStoreCredit } from './queries/open-matters.ts'
import type { Secrets } from '../settings/fields.ts'

export type PrivacyOptions = { db: Database; clock: () => Date; isShopUrl: (url: URL) => boolean; authSecrets: Secrets }

/** Export and erasure of personal data (GDPR art. 15, 17, 20). */
export function privacyRoutes(options: PrivacyOptions) {
	const app = createRouteApp()
	addExportRoutes(app, options)
	addErasureRoutes(app, options)
	return app
}

type App = ReturnType<typeof createRouteApp>

/** Signed like a document link; the prefix keeps export and document ids apart. */
const signedId = (exportId: string) => `export ${exportId}`

function addExportRoutes(app: App, { db, clock, isShopUrl, authSecrets: secrets }: PrivacyOptions): void {
	app.openapi(requestExportRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const { password, pageUrl } = c.req.valid('json')
		requireShopPage(pageUrl, isShopUrl)
		const now = clock()
		const input = { customerId, password, pageUrl, languageTag: c.get('languageTag'), secret: secrets[0], now }
		const result = await requestExport(db, input)
		if (!result.ok) throw refusalOf(result, now)
		return c.json(result.export, 202)
	})

	app.openapi(listExportsRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		return c.json(await listExports(db, { customerId, now: clock() }), 200)
	})

	app.openapi(linkExportRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const { exportId } = c.req.valid('param')
		const now = clock()
		if (!(await isOpenFor(db, { exportId, customerId, now }))) throw notFound('export-not-found')
		const { token, expiresAt } = signLink({ documentId: signedId(exportId), secret: secrets[0], now })
		return c.json({ exportId, token, expiresAt: expiresAt.toISOString() }, 201)
	})

	app.openapi(readExportRoute, async (c) => {
		const { exportId } = c.req.valid('param')
		const { token, format } = c.req.valid('query')
		const now = clock()
		const verdict = judgeLink({ documentId: signedId(exportId), secrets, now, token })
		if (verdict === 'over') throw new ProblemError({ status: 410, code: 'export-link-over' })
		const file = verdict === 'good' ? await findFile(db, { exportId, format, now }) : undefined
		if (file === undefined) throw notFound('export-not-found')
		const mediaType = format === 'json' ? 'application/json' : 'text/html; charset=utf-8'
		return c.json({ fileName: `personal-data.${format}`, mediaType, text: file }, 200)
	})
}

function addErasureRoutes(app: App, { db, clock, authSecrets: [secret] }: PrivacyOptions): void {
	app.openapi(getErasureRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const storeCredit = await listStoreCredit(db, customerId)
		return c.json({ open: await listOpenMatters(db, { customerId, now: clock() }), storeCredit }, 200)
	})

	app.openapi(requestErasureRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const now = clock()
		const { password, givesUpStoreCredit } = c.req.valid('json')
		const result = await requestErasure(db, { customerId, password, givesUpStoreCredit, secret, now })
		if (result.ok) return c.json({ erasureId: result.erasureId }, 202)
		if ('open' in result)
			throw new ProblemError({
				status: 409,
				code: result.reason,
				errors: result.open.map(({ orderNumber, kind }) => ({ field: orderNumber, code: kind })),
			})
		if (result.reason === 'store-credit') throw conflict(result.reason)
		throw refusalOf(result, now)
	})
}

function refusalOf(refusal: Refusal, now: Date): ProblemError {
	if (refusal.reason === 'too-many-tries') return tooManyTries({ until: refusal.until, now })
	return refusedValues([{ field: 'password', code: 'wrong' }])
}
