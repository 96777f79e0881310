import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleCode } from '@vitrine/market/locales'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { finishPage, type Page } from './finish-page.ts'
import { localeOfPath } from '#app/facts/locale/path.ts'
import { escapeHtml, withShopName } from '#app/facts/deployment/shop-name.ts'
import { inlineHashes, cacheDocument, type CachedDocument, type InlineHashes } from './cached-document.ts'

const Files = z.record(z.string(), z.object({ file: z.string(), headers: z.record(z.string(), z.string()) }))

/** A page or the data of one, as the build has written it (scripts/prerender.ts). */
type PrerenderedFile = { parts: string[]; headers: [string, string][]; hashes: InlineHashes }

/** `staging`: by locale, what every page of a shop for trying says. */
type Facts = { staging?: Readonly<Partial<Record<LocaleCode, string>>> | undefined }

/** For as many hosts as a shop may have; made-up hosts only replace each other. */
const MOST_DOCUMENTS = 100

/** Between them, the facts of a document: they are data and no script, so no hash depends on them. */
const FACTS = /(?<=<script id="document-facts"[^>]*>)([^<]*)/

/**
 * Serves the pages that were rendered with the build, and the data a navigation to them fetches (R9, R17, R168): no render, no
 * call. They carry no nonce, so the policy of such a page names the hashes of its own inline scripts instead. `facts` are what
 * the build could not know: host, domains, settings of the deployment. Undefined for every other address.
 */
export function createPrerendered(folder: string, shopName: string) {
	const files = new Map<string, PrerenderedFile>()
	for (const [address, { file, headers }] of Object.entries(readIndex(folder))) {
		const text = withShopName(readFileSync(join(folder, file), 'utf8'), shopName)
		files.set(address, { parts: text.split(FACTS), headers: Object.entries(headers), hashes: inlineHashes(text) })
	}

	const documents = new LRUCache<string, CachedDocument>({ max: MOST_DOCUMENTS })

	return (path: string, { facts, ...page }: Page & { facts: Facts }): Promise<Response> | undefined => {
		const file = ['GET', 'HEAD'].includes(page.request.method) ? files.get(path) : undefined
		if (!file) return undefined
		const text = withBar(withFacts(file, facts), facts.staging?.[localeOfPath(path) ?? 'fr'])
		const document = documents.get(text) ?? cacheDocument(text, file.hashes)
		documents.set(text, document)
		return finishPage({ status: 200, headers: file.headers, document }, page)
	}
}

/** The page is kept for everybody who visits its host, so what it says of a device stays as it was built. */
function withFacts({ parts: [before = '', built, after = ''] }: PrerenderedFile, facts: Facts): string {
	if (built === undefined) return before
	const { locale, device, isNativeApp, ...own } = JSON.parse(built)
	const json = JSON.stringify({ ...own, ...facts, locale, device, isNativeApp })
	return before + json.replaceAll('<', '\\u003c') + after
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
