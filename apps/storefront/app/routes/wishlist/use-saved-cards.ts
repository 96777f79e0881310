import { useEffect, useState } from 'react'
import type { CardView } from '#app/document/products/card-view.ts'
import { useLocalePath } from '#app/document/links/links.ts'

/** So many at once; the rest is asked for when these are here. */
const BLOCK = 60

type Known = { base: string; asked: ReadonlySet<string>; cards: ReadonlyMap<string, CardView> }

/**
 * What the shop says of garments now, by their ids, `given` what the page has come with: a garment asked for and not among the cards is sold no longer.
 * Past the router, so that a lost connection is a remark on the page and not its end.
 */
export function useSavedCards(ids: readonly string[], given: { asked: string[]; cards: CardView[] } | null) {
	const base = useLocalePath()('wishlist/saved')
	const [cached, setCached] = useState<Known>(() => {
		const cards = new Map((given?.cards ?? []).map((card) => [card.id, card]))
		return { base, asked: new Set(given?.asked), cards }
	})
	const [isLost, setLost] = useState(false)
	const known: Known = cached.base === base ? cached : { base, asked: new Set(), cards: new Map() }
	const missing = ids.filter((id) => !known.asked.has(id))
	const block = missing.slice(0, BLOCK).join(',')
	useEffect(() => {
		if (!block || isLost) return
		const asking = new AbortController()
		cardsOf(`${base}?ids=${block}`, asking.signal).then(
			(cards) => setCached((before) => joined(before.base === base ? before : undefined, { base, block, cards })),
			() => asking.signal.aborted || setLost(true),
		)
		return () => asking.abort()
	}, [base, block, isLost])
	return {
		cards: known.cards,
		gone: ids.filter((id) => known.asked.has(id) && !known.cards.has(id)),
		isWaiting: missing.length > 0,
		isLost,
		retry: () => setLost(false),
	}
}

function joined(before: Known | undefined, found: { base: string; block: string; cards: CardView[] }): Known {
	return {
		base: found.base,
		asked: new Set([...(before?.asked ?? []), ...found.block.split(',')]),
		cards: new Map([...(before?.cards ?? []), ...found.cards.map((card) => [card.id, card] as const)]),
	}
}

async function cardsOf(address: string, signal: AbortSignal): Promise<CardView[]> {
	const response = await fetch(address, { signal })
	if (!response.ok) throw new Error(`The wishlist was answered with ${response.status}`)
	const { cards } = (await response.json()) as { cards: CardView[] }
	return cards
}
