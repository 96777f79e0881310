import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { CardView } from '#app/document/products/card-view.ts'
import type { ListView } from './load-list.ts'

type Block = { page: number; cards: CardView[] }

/** Blocks seen of each list while this document is open, so that coming back from a product finds them all. */
const seen = new Map<string, Block[]>()
const CACHED_LISTS = 20

/** The blocks before and including the one of this address that follow on one another, as one list. */
export function useBlocks(list: ListView): { cards: CardView[]; firstPage: number; firstNewCard: number } {
	const { pathname, search } = useLocation()
	const key = listKey(pathname, search)
	const { page, cards } = list
	const joined = useMemo(() => {
		const known = seen.get(key) ?? []
		const before = known.filter((block) => block.page < page)
		const isNext = before.at(-1)?.page === page - 1
		return [...(isNext ? before : []), { page, cards }]
	}, [key, page, cards])
	useEffect(() => {
		seen.delete(key)
		seen.set(key, joined)
		const [oldest] = seen.keys()
		if (seen.size > CACHED_LISTS && oldest !== undefined) seen.delete(oldest)
	}, [key, joined])
	const before = joined.slice(0, -1).flatMap((block) => block.cards)
	const known = new Set(before.map(({ id }) => id))
	// A catalog that changed between two blocks may repeat a card.
	const all = [...before, ...cards.filter(({ id }) => !known.has(id))]
	return { cards: all, firstPage: joined[0]?.page ?? 1, firstNewCard: before.length }
}

/** The list without its page: everything else in the address makes another list. */
function listKey(pathname: string, search: string): string {
	const parameters = new URLSearchParams(search)
	parameters.delete('page')
	return `${pathname}?${parameters}`
}
