import { drawDocument } from '@vitrine/commerce/documents/pdf/invoice'
import { drawPage } from '@vitrine/commerce/documents/pdf/page'
import { drawReturnLabel } from '@vitrine/commerce/documents/pdf/return-label'
import type { IssuedDocument } from '@vitrine/commerce/documents/queries'
import { type DocumentContent, invoiceContent } from '@vitrine/commerce/documents/rules/content'
import { addressOf, CARD_TO, NOW, orderOf, pointOf, type Stage, stageOf, UUID } from '@vitrine/commerce/mail/test-stage'
import { demoSeller } from '@vitrine/commerce/web-domains/fixtures/sellers'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { Printed } from './main.ts'

const PRODUCTS = 'card sepa invoice paypal przelewy24 bizum blik postfinance satispay twint wero unknown'.split(' ')

/** Every document as a PDF: invoices in each of their forms, a credit note, return labels, a page of law. */
export async function documents(site: SiteCode): Promise<Printed[]> {
	const stage = stageOf(site)
	const invoice = contentOf(stage)
	const credit = {
		...invoice,
		invoice: { documentNumber: `${site.toUpperCase()}-2026-000041`, issuedAt: NOW.toISOString() },
		lines: invoice.lines.map((line) => ({ ...line, deductionCentAmount: 2_000 })),
	}
	const order = orderOf(stage)
	const collected = { ...order, snapshot: { ...order.snapshot, pickupPoint: pointOf(stage), paidWith: [] } }
	const byEmail = { ...order.snapshot, deliveryMethod: { id: 'email', kind: 'email' as const } }
	const cards = { ...order, lines: [], giftCards: [CARD_TO], deliveryCentAmount: 0, snapshot: byEmail }
	const free = { ...order, deliveryCentAmount: 0, discountCentAmount: 0 }
	const abroad = { ...addressOf(stage), countryCode: 'BE' }
	const sent = { ...order, snapshot: { ...order.snapshot, deliveryAddress: abroad } }
	const paidWith = [{ means: 'store-credit' as const, ending: '', centAmount: 2_500 }]
	const contents: [string, DocumentContent][] = [
		['invoice', invoice],
		['credit-note', credit],
		['invoice-store-credit', { ...invoice, payment: { ...invoice.payment, paidWith } }],
		['credit-note-store-credit', { ...credit, payment: { ...credit.payment, paidWith } }],
		['invoice-collected', contentOf(stage, collected)],
		['invoice-cards', contentOf(stage, cards)],
		['invoice-free', contentOf(stage, free)],
		['invoice-abroad', contentOf(stage, sent)],
		...PRODUCTS.map((product): [string, DocumentContent] => [
			`invoice-${product}`,
			{ ...invoice, payment: { ...invoice.payment, product } },
		]),
	]
	const printed: Printed[] = []
	for (const [name, content] of contents)
		printed.push([`documents/${site}/${name}.pdf`, await drawDocument(documentOf(stage, content))])
	for (const method of ['store', 'relay', 'pickup'] as const)
		printed.push([`documents/${site}/return-${method}.pdf`, await labelOf(stage, method)])
	const version = { title: 'Page', body: '## Page\n\n- a\n- b\n', validFrom: '2026-06-19' }
	const page = await drawPage({ version, brandName: 'Linaire', languageTag: stage.tag })
	return [...printed, [`documents/${site}/page.pdf`, page]]
}

function contentOf(stage: Stage, order = orderOf(stage)): DocumentContent {
	return invoiceContent({ order, languageTag: stage.tag, seller: demoSeller(stage.site) })
}

function documentOf({ site }: Stage, content: DocumentContent): IssuedDocument {
	return {
		documentId: UUID,
		site,
		kind: content.invoice ? 'credit-note' : 'invoice',
		documentNumber: `${site.toUpperCase()}-2026-000042`,
		orderId: UUID,
		issuedAt: NOW,
		currency: SITES[site].currency,
		totalCentAmount: content.totalCentAmount,
		content,
	}
}

function labelOf(stage: Stage, method: 'store' | 'relay' | 'pickup'): Promise<Buffer> {
	return drawReturnLabel({
		site: stage.site,
		languageTag: stage.tag,
		method,
		returnNumber: 'RT-7K2M9XQ4',
		orderNumber: `${stage.site.toUpperCase()}-100001`,
		sender: addressOf(stage),
		seller: demoSeller(stage.site),
		code: 'RT-7K2M9XQ4',
		lines: orderOf(stage).lines,
		issuedAt: NOW,
	})
}
