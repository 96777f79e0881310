import type { RouterContextProvider } from 'react-router'
import type { SiteCode } from '@vitrine/market/sites'
import { requestContext } from '#app/request/context.ts'
import { saleChange } from '#app/request/web-domain/private-sale.ts'
import { edgeHead } from './edge.ts'
import { headOf } from './finish-page.ts'
import type { createContexts } from './contexts.ts'
import type { StorefrontOptions } from './options.ts'
import { isOwnHost, pageAddress, type PageAddress } from './page-address.ts'
import { createPageCache, isForEverybody, type PageCache, type Rendering } from './page-cache.ts'
import { createPageStore, type PageStore } from './page-store.ts'

/** For all pages of a process together: 10,000 lists and products, compressed, and what finds them. */
const MOST_BYTES = 320 * 1024 * 1024
/** How long after a change the page of before may still be given out while the next is rendered, in milliseconds. */
const STALE = 1_000

type Options = {
	options: StorefrontOptions
	contexts: ReturnType<typeof createContexts>
	render: (request: Request, context: RouterContextProvider) => Promise<Response>
	isAnnounced: () => boolean
}

export type SharedPages = {
	pages: PageCache
	store: PageStore
	/** The address under which the page of a request is kept; undefined where its visitor gets one of their own. */
	addressOf(request: Request, seen: { isNativeApp: boolean; hostSite: SiteCode | undefined }): PageAddress | undefined
}

/** The pages that everybody gets: rendered from their address alone, so that nothing a visitor has sent can be in them. */
export function createSharedPages({ options, contexts, render, isAnnounced }: Options): SharedPages {
	const { pageCacheSeconds = 0, pageCacheBytes = MOST_BYTES, edge } = options
	// What an edge takes for the next version it keeps: no page of before is given out after a change.
	const stale = edge ? 0 : STALE
	const store = createPageStore({ maxBytes: pageCacheBytes, shortest: pageCacheSeconds * 1_000, stale, isAnnounced })

	async function renderShared({ url, isNativeApp }: PageAddress, clientAddress?: string): Promise<Rendering> {
		const request = new Request(url)
		const renderedAt = new Date()
		const { context, shown, page } = await contexts({ request, clientAddress, isFromProxy: false, isNativeApp })
		const response = await render(request, context)
		const { site, directory } = context.get(requestContext)
		const { keys, until: untilRead } = shown.about()
		const until = Math.min(untilRead, saleChange(directory.known(site), renderedAt))
		// An edge tells pages by their address: what the app gets would be everybody's there.
		const ofEdge = edge && !isNativeApp && edgeHead(edge, { keys, until, renderedAt: renderedAt.getTime() })
		return {
			response,
			nonce: page.nonce,
			headOf: (cached) => headOf(cached, { ...page, request, ownCookies: [] }, ofEdge || undefined),
			isPublic: Boolean(ofEdge),
			keys,
			until,
		}
	}

	const pages = createPageCache({ store, render: renderShared })
	return {
		pages,
		store,
		addressOf(request, { isNativeApp, hostSite }) {
			const isDocument = request.method === 'GET' && request.headers.get('sec-fetch-dest') !== 'empty'
			if (pageCacheSeconds === 0 || !isDocument || !isForEverybody(request)) return undefined
			const { origin, hostname, pathname, search } = new URL(request.url)
			return pageAddress({ origin, pathname, search, isNativeApp, isOurHost: isOwnHost(hostname, hostSite) })
		},
	}
}
