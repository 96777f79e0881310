import { PAGE_GROUPS } from '../content/contract.ts'
import { findPage } from '../content/queries/pages.ts'
import { tagOf } from '../content/rules/facts.ts'
import type { Database } from '../database/client.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { createRouteApp, requireCustomer } from '../http/route-app.ts'
import { findOrderStatus } from '../orders/queries/find-order.ts'
import { findSeller, readSite } from '../web-domains/queries.ts'
import {
	type DocumentLink,
	type IssuedDocument as ListedDocument,
	linkDocumentRoute,
	listDocumentsRoute,
	listOrderDocumentsRoute,
	printPageRoute,
	readDocumentRoute,
} from './contract.ts'
import { drawDocument } from './pdf/invoice.ts'
import { drawPage } from './pdf/page.ts'
import {
	findDocumentById,
	type IssuedDocument,
	isOwner,
	listDocumentsOfCustomer,
	listDocumentsOfOrder,
} from './queries.ts'
import { judgeLink, signLink } from './rules/links.ts'
import type { Secrets } from '../settings/fields.ts'

export type DocumentOptions = { db: Database; clock: () => Date; authSecrets: Secrets }

/** Lists invoices and credit notes for their owner, and signs links to the PDF for ten minutes (R118). */
export function documentRoutes({ db, clock, authSecrets: secrets }: DocumentOptions) {
	const app = createRouteApp()
	const linkTo = (documentId: string): DocumentLink => {
		const { token, expiresAt } = signLink({ documentId, secret: secrets[0], now: clock() })
		return { documentId, token, expiresAt: expiresAt.toISOString() }
	}

	app.openapi(listDocumentsRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		if (!(await readSite(db, c.get('site'))).myDownloads) throw notFound('documents-not-offered')
		return c.json((await listDocumentsOfCustomer(db, customerId)).map(listed), 200)
	})
	app.openapi(linkDocumentRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const { documentId } = c.req.valid('param')
		if (!(await isOwner(db, { documentId, customerId }))) throw notFound('document-not-found')
		return c.json(linkTo(documentId), 201)
	})
	app.openapi(listOrderDocumentsRoute, async (c) => {
		const { orderId } = c.req.valid('param')
		if (!(await findOrderStatus(db, orderId))) throw notFound('order-not-found')
		const documents = await listDocumentsOfOrder(db, orderId)
		return c.json(
			documents.map((document) => ({ ...listed(document), link: linkTo(document.documentId) })),
			200,
		)
	})
	app.openapi(readDocumentRoute, async (c) => {
		const { documentId } = c.req.valid('param')
		const verdict = judgeLink({ documentId, secrets, now: clock(), token: c.req.valid('query').token })
		if (verdict === 'over') throw new ProblemError({ status: 410, code: 'document-link-over' })
		const document = verdict === 'good' ? await findDocumentById(db, documentId) : undefined
		if (!document) throw notFound('document-not-found')
		return c.body(new Uint8Array(await drawDocument(document)), 200, {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `inline; filename="${document.documentNumber}.pdf"`,
			'Cache-Control': 'private, no-store',
			'X-Content-Type-Options': 'nosniff',
		})
	})
	app.openapi(printPageRoute, async (c) => {
		const { group: named, slug } = c.req.valid('param')
		const group = PAGE_GROUPS.find((known) => known === named)
		const site = c.get('site')
		const reading = { site, language: c.get('language'), now: clock(), number: c.req.valid('query').version }
		const found = group && (await findPage(db, { ...reading, group, slug }))
		if (!found) throw notFound('page-not-found')
		const { version } = found
		const seller = await findSeller(db, site)
		const facts = { version, brandName: seller?.brandName ?? '', languageTag: tagOf(site, version.language) }
		return c.body(new Uint8Array(await drawPage(facts)), 200, {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `inline; filename="${slug}.pdf"`,
			'X-Content-Type-Options': 'nosniff',
		})
	})
	return app
}

function listed(document: IssuedDocument): ListedDocument {
	const { documentId, kind, documentNumber, orderId, issuedAt, currency, totalCentAmount, content } = document
	return {
		id: documentId,
		kind,
		documentNumber,
		orderId,
		orderNumber: content.orderNumber,
		issuedAt: issuedAt.toISOString(),
		currency,
		totalCentAmount,
	}
}
