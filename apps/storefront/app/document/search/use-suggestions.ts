import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { CategoryPath } from '#app/request/web-domain/departments.ts'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import type { PriceView } from '#app/facts/money/price-view.ts'

/** The suggestions below a search field, before and during typing. */
export type SuggestionView = {
	terms: string[]
	categories: { name: string; path: CategoryPath; picture: PictureView | null }[]
	products: { name: string; urlKey: string; price: PriceView; picture: PictureView | null }[]
	total: number
	/** Nothing is typed yet: where to begin. */
	isStart: boolean
}

const SHORTEST = 2
const DEBOUNCE = 150

/** Fetches suggestions during typing, starting points before that, and moves through them by keyboard. The newest request aborts the one before. */
export function useSuggestions(initial = '') {
	const to = useLocalePath()
	const { locale } = useDocument()
	const fetcher = useFetcher<SuggestionView | null>({ key: `suggestions ${useId()} ${locale}` })
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const [typed, setTyped] = useState(initial)
	const [isOpen, setOpen] = useState(false)
	const [active, setActive] = useState(-1)
	const isTyping = typed.trim().length >= SHORTEST
	// What was asked before the field was emptied is no answer to an empty field, nor the other way round.
	const suggestions = fetcher.data && fetcher.data.isStart !== isTyping ? fetcher.data : undefined
	const count = suggestions ? countOf(suggestions) : 0

	function ask(words: string, delay: number) {
		clearTimeout(timer.current)
		const query = words.length >= SHORTEST ? `?${new URLSearchParams({ q: words })}` : ''
		timer.current = setTimeout(() => void fetcher.load(`${to('search/suggestions')}${query}`), delay)
	}
	function open() {
		setOpen(true)
		if (!suggestions && fetcher.state === 'idle') ask(typed.trim(), 0)
	}
	function type(words: string) {
		setTyped(words)
		setActive(-1)
		setOpen(true)
		ask(words.trim(), DEBOUNCE)
	}
	function move(event: KeyboardEvent) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (event.key === 'Escape') setOpen(false)
		// The link itself is followed, as if it had been clicked: it closes the list and is told the same way.
		const chosen = isOpen ? event.currentTarget.getAttribute('aria-activedescendant') : null
		if (event.key === 'Enter' && chosen) {
			event.preventDefault()
			document.getElementById(chosen)?.click()
		}
		if (!step || count === 0) return
		event.preventDefault()
		setOpen(true)
		setActive((at) => Math.min(count - 1, Math.max(-1, at + step)))
	}
	return { suggestions: isOpen ? suggestions : undefined, active, open, type, move, close: () => setOpen(false) }
}

function countOf({ terms, categories, products }: SuggestionView): number {
	return terms.length + categories.length + products.length
}
