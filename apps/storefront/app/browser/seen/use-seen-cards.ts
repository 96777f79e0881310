import { useEffect, useState } from 'react'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { CardView } from '#app/document/products/card-view.ts'
import { measure } from '#app/document/tracking/measure.ts'
import { loadLayerMessages } from '#app/facts/locale/messages.ts'
import { mayRemember } from './may-remember.ts'
import { rememberSeen, seenOn } from './seen.ts'

/** As many as a row of the shop has. */
const SHOWN = 8

/**
 * What the shop has of the garments looked at before this page, which counts as looked at from then on. Empty while it is asked,
 * where it does not answer, and when the list was cleared in another tab.
 */
export function useSeenCards(shown: string): { cards: readonly CardView[]; drop: () => void } {
	const { site, locale } = useDocument()
	const base = useLocalePath()('seen')
	const [cards, setCards] = useState<readonly CardView[]>([])
	useEffect(() => {
		const asking = new AbortController()
		const ids = seenOn(site, Date.now()).filter((id) => id !== shown)
		// The list may have waited here for its code while consent was taken back.
		if (shown && mayRemember()) rememberSeen(site, shown, Date.now())
		if (ids.length > 0)
			Promise.all([cardsOf(`${base}?ids=${ids.join()}`, asking.signal), loadLayerMessages(locale)]).then(
				([found, hasTexts]) => hasTexts && !asking.signal.aborted && setCards(found.slice(0, SHOWN)),
				// Nobody misses what was never announced.
				() => undefined,
			)
		return () => asking.abort()
	}, [site, locale, base, shown])
	useEffect(() => {
		const look = () => seenOn(site, Date.now()).length === 0 && setCards([])
		window.addEventListener('storage', look)
		return () => window.removeEventListener('storage', look)
	}, [site])
	useWatched(cards)
	return { cards, drop: () => setCards([]) }
}

async function cardsOf(address: string, signal: AbortSignal): Promise<CardView[]> {
	const response = await fetch(address, { signal })
	if (!response.ok) return []
	const { cards } = (await response.json()) as { cards: CardView[] }
	return cards
}

/** Cards that come after the page are looked at like any others, also when consent to measuring comes later still. */
function useWatched(cards: readonly CardView[]): void {
	useEffect(() => {
		const watch = () => measure(({ watchAlso }) => watchAlso([...cards]))
		watch()
		window.addEventListener('consent-changed', watch)
		return () => window.removeEventListener('consent-changed', watch)
	})
}
