import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { finishPage, type Page } from './finish-page.ts'
import { securityHeaders } from './security-headers.ts'

const Files = z.record(z.string(), z.object({ file: z.string(), headers: z.record(z.string(), z.string()) }))

/** A page or the data of one, as the build has written it (scripts/prerender.ts). */
type PrerenderedFile = { parts: string[]; headers: Record<string, string>; hashes: string[] }

/** Between them, the facts of a document: they are data and no script, so no hash depends on them. */
const FACTS = /(?<=<script id="document-facts"[^>]*>)([^<]*)/

/**
 * Serves the pages that were rendered with the build, and the data a navigation to them fetches (R9, R17, R168): no render, no
 * call. They carry no nonce, so the policy of such a page names the hashes of its own inline scripts instead. `facts` are what
 * the build could not know: host, domains, settings of the deployment. Undefined for every other address.
 */
export function createPrerendered(folder: string) {
	const files = new Map<string, PrerenderedFile>()
	for (const [address, { file, headers }] of Object.entries(readIndex(folder))) {
		const text = readFileSync(join(folder, file), 'utf8')
		const isDocument = headers['content-type']?.startsWith('text/html')
		files.set(address, { parts: text.split(FACTS), headers, hashes: isDocument ? inlineScriptHashes(text) : [] })
	}

	return (path: string, { facts, ...page }: Page & { facts: object }): Promise<Response> | undefined => {
		const file = ['GET', 'HEAD'].includes(page.request.method) ? files.get(path) : undefined
		if (!file) return undefined
		const headers = new Headers(file.headers)
		if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policyOf(file, page))
		return finishPage(new Response(withFacts(file, facts), { headers }), page)
	}
}

/** The page is kept for everybody who visits its host, so what it says of a device stays as it was built. */
function withFacts({ parts: [before = '', built, after = ''] }: PrerenderedFile, facts: object): string {
	if (built === undefined) return before
	const { locale, device, isNativeApp, ...own } = JSON.parse(built)
	const told = JSON.stringify({ ...own, ...facts, locale, device, isNativeApp })
	return before + told.replaceAll('<', '\\u003c') + after
}

function policyOf({ hashes }: PrerenderedFile, page: Page): string {
	const policy = securityHeaders({ ...page, isHttps: false })['Content-Security-Policy'] ?? ''
	return policy.replaceAll(`'nonce-${page.nonce}'`, hashes.map((hash) => `'${hash}'`).join(' '))
}

/** Of what a browser would run; data in scripts needs no permission. */
export function inlineScriptHashes(html: string): string[] {
	const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)
	return [...scripts].flatMap(({ groups: { attributes = '', text = '' } = {} }) => {
		if (/\ssrc=|type="application\//.test(attributes)) return []
		return `sha256-${createHash('sha256').update(text).digest('base64')}`
	})
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
