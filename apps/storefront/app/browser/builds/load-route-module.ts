import { useEffect, useState } from 'react'
import { router } from '#app/browser/router/pending.ts'
import { hasStyle } from '#app/document/head/inline-styles.ts'
import { reloadTo, reloadToNextPage } from './reload.ts'

type Route = { id: string; module: string; css?: string[] }
type RouteModules = Record<string, object>

/**
 * Replaces React Router's own function in the built shop (scripts/guarded-chunks.ts): that one reloads the page the visitor
 * wants to leave, again and again. When code or style of a page is missing, its document is loaded instead, once (R169, R170).
 * A pending form is not disturbed: its answer stands on the page that takes over when the router has arrived.
 */
export async function loadRouteModule(route: Route, loaded: RouteModules): Promise<object> {
	const known = loaded[route.id]
	if (known) return known
	try {
		const [module] = await Promise.all([
			import(/* @vite-ignore */ route.module) as Promise<object>,
			...(route.css ?? []).map(preloadStyle),
		])
		loaded[route.id] = module
		return module
	} catch (error) {
		console.error(`The code of ${route.id} is lost`, error)
		// Without a connection its data is lost as well and the open page stays; a document could not be had either.
		if (navigator.onLine && reloadToNextPage(router()?.state.navigation)) return new Promise(() => undefined)
		return { default: LostPage }
	}
}

/** Stands where a page should be whose code is lost: its document once there is a connection, or the server-error page when that was tried a moment ago. */
function LostPage() {
	const [isLost, setLost] = useState(false)
	useEffect(() => {
		const load = () => setLost(!reloadTo(location.href))
		if (navigator.onLine) load()
		else addEventListener('online', load, { once: true })
	}, [])
	if (isLost) throw new Error('The code of this page is lost')
	return null
}

/** For code that has arrived: the styles of its page, where they have left the document meanwhile. Never rejects. */
export async function preloadStyles({ css = [] }: Route): Promise<void> {
	await Promise.allSettled(css.map(preloadStyle))
}

async function preloadStyle(href: string): Promise<void> {
	if (hasStyle(href)) return
	const link = document.createElement('link')
	const arrival = new Promise((resolve, reject) => {
		Object.assign(link, { rel: 'preload', as: 'style', href, onload: resolve, onerror: reject })
		document.head.append(link)
	})
	await arrival.finally(() => link.remove())
}
