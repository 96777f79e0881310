import { formatDate } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { convert } from 'html-to-text'
import { findAgreedText } from '../../content/queries/agreed-pages.ts'
import { renderMarkdown } from '../../content/rules/markdown.ts'
import type { Database } from '../../database/client.ts'
import type { Page } from '../../mail/parts.ts'
import type { Order } from '../contract.ts'

type Agreed = NonNullable<Order['snapshot']['agreedPages']>

/** Pages that are no part of the contract: the site shows them where it collects data. */
const NOT_SENT = ['privacy']

/** Pages as last rendered, by what they are made of: a version of a page never changes. */
const rendered = new WeakMap<Database, Map<string, Page[]>>()
const MOST_RENDERED = 50

type AppendixInput = { order: Order; site: SiteCode; tag: LanguageTag }

/**
 * The legal pages of an order, word for word in the agreed version: a link could lead to another text tomorrow, an
 * e-mail is a durable medium (CRD art. 8(7)). Empty for orders without any. Orders of the same pages share them.
 */
export async function confirmationAppendix(db: Database, { order, site, tag }: AppendixInput): Promise<Page[]> {
	const { agreedPages = [], pageUrl } = order.snapshot
	const base = pageUrl && /^(https?:\/\/[^/]+\/[a-z]{2}(?:-[a-z]{2})?\/)/.exec(pageUrl)?.[1]
	const kept = rendered.get(db) ?? new Map<string, Page[]>()
	rendered.set(db, kept)
	const key = JSON.stringify([site, tag, base, agreedPages])
	const known = kept.get(key)
	if (known) return known
	const pages = await renderPages(db, { site, tag, base, agreedPages })
	if (pages.length === 0) return pages
	const [oldest] = kept.keys()
	if (kept.size >= MOST_RENDERED) kept.delete(oldest!)
	kept.set(key, pages)
	return pages
}

async function renderPages(
	db: Database,
	{ site, tag, ...links }: Omit<AppendixInput, 'order'> & Links,
): Promise<Page[]> {
	const sent = links.agreedPages.filter(({ page }) => !NOT_SENT.includes(page))
	const texts = await Promise.all(sent.map((page) => findAgreedText(db, { site, ...page })))
	return texts.flatMap((version) => {
		if (!version) return []
		const day = formatDate(tag, version.validFrom, 'UTC')
		const html = withAddresses(renderMarkdown(version.body).html, links)
		return [{ title: `${version.title} (${day})`, html, text: convert(html, PLAIN) }]
	})
}

const PLAIN = {
	wordwrap: false as const,
	selectors: [
		...['h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
		{ selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
		{ selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
	],
}

/** `base`: of the shop's pages; without it links are removed. */
type Links = { agreedPages: Agreed; base: string | undefined }

/** Makes links absolute. */
function withAddresses(body: string, { agreedPages, base }: Links): string {
	return body.replaceAll(/ href="(page|shop):([^"]*)"/g, (_, kind: string, target: string) => {
		const page = agreedPages.find((one) => one.page === target)
		const path = kind === 'shop' ? target : page && `${page.group}/${page.slug}`
		return base && path ? ` href="${base}${path}/"` : ''
	})
}
