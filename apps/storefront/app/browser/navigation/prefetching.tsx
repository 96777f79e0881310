import { useEffect, useState } from 'react'
import { matchRoutes, PrefetchPageLinks, useLocation } from 'react-router'
import { inlineStyle } from '#app/document/head/inline-styles.ts'
import { router } from '#app/browser/router/pending.ts'
import { loadErrorPage } from '#app/document/errors/error-page-slot.tsx'
import { loadMessages } from '#app/facts/locale/messages.ts'

declare global {
	interface Window {
		/** Put there by React Router: what the code of each page is made of. */
		__reactRouterManifest?: {
			url: string
			routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>
		}
	}
}

/** Brief 6.1, in milliseconds: how long a link is in view before its page's code is fetched, a card pointed at before its data is. */
const IN_VIEW = 1_000
const POINTED_AT = 80

/**
 * The code of pages whose links are looked at and of the error page, the texts of all pages once a link is meant, and the data
 * of the product a mouse rests on.
 */
export function Prefetching() {
	const location = useLocation()
	const [product, setProduct] = useState<string>()
	const [knowsImports, setKnowsImports] = useState(false)
	useEffect(() => {
		void loadImports().then(() => setKnowsImports(true))
		void loadErrorPage()
	}, [])
	useEffect(() => (knowsImports ? watchLinks() : undefined), [location, knowsImports])
	useEffect(() => watchIntent(), [])
	useEffect(() => watchCards(setProduct), [])
	return product ? <PrefetchPageLinks page={product} /> : null
}

/** What the code of each page imports, which the built manifest leaves out (scripts/browser-manifest.ts); while developing it is the manifest itself. */
async function loadImports(): Promise<void> {
	const url = window.__reactRouterManifest?.url.replace('/manifest-', '/imports-')
	await import(/* @vite-ignore */ url ?? '').catch(() => undefined)
}

/** Every kind of page is fetched once, however many links lead to it; side pages few ask for are left (`nofollow`). */
function watchLinks(): () => void {
	const timers = new Map<Element, ReturnType<typeof setTimeout>>()
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			clearTimeout(timers.get(target))
			if (isIntersecting)
				timers.set(
					target,
					setTimeout(() => fetchCode(target as HTMLAnchorElement), IN_VIEW),
				)
		}
	})
	for (const link of document.querySelectorAll('a[href^="/"]:not([rel="nofollow"])')) observer.observe(link)
	return () => {
		observer.disconnect()
		for (const timer of timers.values()) clearTimeout(timer)
	}
}

const fetched = new Set<string>()

function fetchCode({ pathname }: HTMLAnchorElement): void {
	const matches = matchRoutes(router()?.routes ?? [], pathname) ?? []
	for (const { route } of matches) {
		const { module, imports = [], css = [] } = window.__reactRouterManifest?.routes[route.id ?? ''] ?? {}
		for (const file of [module, ...imports]) preload(file, { rel: 'modulepreload' })
		for (const file of css) if (!inlineStyle(file)) preload(file, { rel: 'prefetch', as: 'style' })
	}
}

function preload(href: string | undefined, kind: { rel: string; as?: string }): void {
	if (!href || fetched.has(href)) return
	fetched.add(href)
	document.head.append(Object.assign(document.createElement('link'), { href, ...kind }))
}

/** Whoever points at a link, presses it or comes to it by keyboard will probably follow it. */
function watchIntent(): () => void {
	const stop = new AbortController()
	function bringTexts({ target }: Event) {
		if (!(target instanceof Element) || !target.closest('a[href^="/"]')) return
		stop.abort()
		void loadMessages()
	}
	for (const type of ['pointerover', 'focusin']) {
		document.addEventListener(type, bringTexts, { signal: stop.signal, passive: true })
	}
	return () => stop.abort()
}

/** A finger rests on nothing; it presses. */
function watchCards(onProduct: (address: string) => void): () => void {
	const stop = new AbortController()
	let timer: ReturnType<typeof setTimeout> | undefined
	let card: Element | null = null
	function point({ target, pointerType }: PointerEvent) {
		const pointed = pointerType === 'mouse' && target instanceof Element ? target.closest('.product-card') : null
		if (pointed === card) return
		card = pointed
		clearTimeout(timer)
		const link = pointed?.querySelector<HTMLAnchorElement>('a[href]')
		if (link) timer = setTimeout(() => onProduct(link.pathname + link.search), POINTED_AT)
	}
	document.addEventListener('pointerover', point, { signal: stop.signal, passive: true })
	return () => {
		stop.abort()
		clearTimeout(timer)
	}
}
