import { formatDate } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { convert } from 'html-to-text'
import { html, raw } from 'hono/html'
import { findAgreedText } from '../../content/queries/agreed-pages.ts'
import { renderMarkdown } from '../../content/rules/markdown.ts'
import type { Database } from '../../database/client.ts'
import type { Order } from '../contract.ts'

/** Appendix of a confirmation, as HTML and as lines of plain text. */
export type Appendix = { html: ReturnType<typeof html>; text: string[] }

type Agreed = NonNullable<Order['snapshot']['agreedPages']>

/** Pages that are no part of the contract: the site shows them where it collects data. */
const NOT_SENT = ['privacy']

/**
 * The legal pages of an order, word for word in the agreed version: a link could lead to another text tomorrow, an
 * e-mail is a durable medium (CRD art. 8(7)). Undefined for orders without any.
 */
export async function confirmationAppendix(
	db: Database,
	{ order, site, tag }: { order: Order; site: SiteCode; tag: LanguageTag },
): Promise<Appendix | undefined> {
	const { agreedPages = [], pageUrl } = order.snapshot
	const sent = agreedPages.filter(({ page }) => !NOT_SENT.includes(page))
	const texts = await Promise.all(sent.map((page) => findAgreedText(db, { site, ...page })))
	const parts = texts.flatMap((version) => {
		if (!version) return []
		const day = formatDate(tag, version.validFrom, 'UTC')
		const body = withAddresses(renderMarkdown(version.body).html, { agreedPages, pageUrl })
		return [{ title: `${version.title} (${day})`, body }]
	})
	if (parts.length === 0) return undefined
	return {
		html: html`<div style="font-size:13px;line-height:20px;color:#4a4e54">${parts.map(
			({ title, body }) =>
				html`<hr style="border:0;border-top:1px solid #dddcd6;margin:32px 0"><h2 style="font:600 17px/24px Helvetica,Arial,sans-serif">${title}</h2>${raw(body)}`,
		)}</div>`,
		text: parts.flatMap(({ title, body }) => ['', '-'.repeat(40), title, '', convert(body, PLAIN)]),
	}
}

const PLAIN = {
	wordwrap: false as const,
	selectors: [
		...['h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
		{ selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
		{ selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
	],
}

/** Makes links absolute, from the URL of the order's page; without that URL they are removed. */
function withAddresses(
	body: string,
	{ agreedPages, pageUrl }: { agreedPages: Agreed; pageUrl?: string | undefined },
): string {
	const base = pageUrl && /^(https?:\/\/[^/]+\/[a-z]{2}\/)/.exec(pageUrl)?.[1]
	return body.replaceAll(/ href="(page|shop):([^"]*)"/g, (_, kind: string, target: string) => {
		const page = agreedPages.find((one) => one.page === target)
		const path = kind === 'shop' ? target : page && `${page.group}/${page.slug}`
		return base && path ? ` href="${base}${path}/"` : ''
	})
}
