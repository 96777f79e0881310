import { hash } from 'node:crypto'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { siteOfHost } from '#app/facts/deployment/site-of-host.ts'
import type { SiteDirectory } from '#app/request/web-domain/directory.ts'
import { CONTENT_TYPES } from './file-types.ts'

type Options = {
	directory: SiteDirectory
	siteHosts: Readonly<Record<string, SiteCode>> | undefined
	/** Files of the build, which has the icon of a shop without one. */
	clientFile: (request: Request, path: string) => Promise<Response | undefined>
}

/** Answers with the small picture of the host's brand, which may change with its record. Nothing in it runs, whatever it holds. */
export function createIcon({ directory, siteHosts = {}, clientFile }: Options) {
	return async (request: Request, url: URL): Promise<Response | undefined> => {
		const { favicon } = await directory.brand(siteOfHost(url.hostname, siteHosts) ?? SITE_CODES[0]!)
		if (!favicon) return clientFile(request, url.pathname)
		const tag = `"${hash('sha256', favicon, 'base64url').slice(0, 22)}"`
		const headers = {
			'Content-Type': CONTENT_TYPES['svg']!,
			'Cache-Control': 'public, no-cache',
			'Content-Security-Policy': "default-src 'none'; sandbox",
			'X-Content-Type-Options': 'nosniff',
			ETag: tag,
		}
		const isKnown = request.headers.get('if-none-match')?.includes(tag) ?? false
		return isKnown ? new Response(null, { status: 304, headers }) : new Response(favicon, { headers })
	}
}
