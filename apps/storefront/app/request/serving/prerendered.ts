import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLocale, type LocaleCode } from '@vitrine/market/locales'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { finishPage, type Page } from './finish-page.ts'
import { localeOfPath } from '#app/facts/locale/path.ts'
import { escapeHtml, MARK_PLACE, SHOP_NAME_PLACE } from '#app/facts/deployment/shop-name.ts'
import type { ShopBrand } from '#app/request/web-domain/brands.ts'
import { lookWithoutFonts, plainMark } from './plain-page.ts'
import { inlineHashes, cacheDocument, type CachedDocument } from './cached-document.ts'

const Files = z.record(z.string(), z.object({ file: z.string(), headers: z.record(z.string(), z.string()) }))

/** A page or the data of one, as the build has written it (scripts/prerender.ts). */
type PrerenderedFile = { text: string; headers: [string, string][] }

/** `staging`: by locale, what every page of a shop for trying says. */
type Facts = { staging?: Readonly<Partial<Record<LocaleCode, string>>> | undefined }

/** For as many hosts as a shop may have; made-up hosts only replace each other. */
const MOST_DOCUMENTS = 100

/** Between them, the facts of a document: they are data and no script, so no hash depends on them. */
const FACTS = /(?<=<script id="document-facts"[^>]*>)([^<]*)/

/**
 * Serves the pages that were rendered with the build, and the data a navigation to them fetches (R9, R17, R168): no render, no
 * call. They carry no nonce, so the policy of such a page names the hashes of its own inline scripts instead. `facts` are what
 * the build could not know: host, domains, settings of the deployment; the brand is the one known.
 */
export function createPrerendered(folder: string) {
	const files = new Map<string, PrerenderedFile>()
	for (const [address, { file, headers }] of Object.entries(readIndex(folder))) {
		files.set(address, { text: readFileSync(join(folder, file), 'utf8'), headers: Object.entries(headers) })
	}

	const documents = new LRUCache<string, CachedDocument>({ max: MOST_DOCUMENTS })

	function find({ url, method }: Request): PrerenderedFile | undefined {
		return method === 'GET' || method === 'HEAD' ? files.get(new URL(url).pathname) : undefined
	}

	/** Of an address that `has` knows. */
	function answer({ facts, brand, ...page }: Page & { facts: Facts; brand: ShopBrand }): Promise<Response> {
		const file = find(page.request)!
		const [before = '', built, after = ''] = file.text.split(FACTS)
		const filled = withBrand(before, brand) + (built ? withFacts(built, facts) : '') + withBrand(after, brand)
		const text = withBar(filled, facts.staging?.[localeOfPath(new URL(page.request.url).pathname) ?? firstLocale()])
		const document = documents.get(text) ?? cacheDocument(text, inlineHashes(text))
		documents.set(text, document)
		return finishPage({ status: 200, headers: file.headers, document }, page)
	}
	return { has: (request: Request) => find(request) !== undefined, answer }
}

/** The look of the brand is the same element that pages have which are rendered for a request (document/head/brand-look.tsx). */
function withBrand(text: string, brand: ShopBrand): string {
	const css = text.includes(MARK_PLACE) ? lookWithoutFonts(brand) : brand.css
	const style = css && `<style id="shop-style">${css}</style>`
	return text
		.replaceAll(SHOP_NAME_PLACE, () => escapeHtml(brand.name))
		.replace(MARK_PLACE, () => plainMark(brand))
		.replace('</head>', () => `${style}</head>`)
}

/** The page is kept for everybody who visits its host, so what it says of a device stays as it was built. */
function withFacts(built: string, facts: Facts): string {
	// Its header has the name in type: the build knows no drawing.
	const { locale, device, isNativeApp, ...own } = JSON.parse(built)
	return JSON.stringify({ ...own, ...facts, locale, device, isNativeApp, markRatio: undefined }).replaceAll(
		'<',
		'\\u003c',
	)
}

/** The page of a shop for trying says so above it. */
function withBar(text: string, bar: string | undefined): string {
	return bar ? text.replace('<body>', `<body data-staging="${escapeHtml(bar)}">`) : text
}

function readIndex(folder: string): z.infer<typeof Files> {
	try {
		return Files.parse(JSON.parse(readFileSync(join(folder, '.prerendered.json'), 'utf8')))
	} catch (error) {
		// Sources that run without a build have none: their pages are rendered like all others.
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
		throw error
	}
}
