import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useDocument } from '#app/site/document.tsx'
import { useLocalePath } from '#app/site/locale/links.ts'
import type { SuggestionView } from './suggestion-view.ts'

const SHORTEST = 2
const DEBOUNCE = 150

/** Asks for suggestions while somebody types, and moves through them by keyboard. The newest question drops the one before. */
export function useSuggestions() {
	const to = useLocalePath()
	const { locale } = useDocument()
	const fetcher = useFetcher<SuggestionView | null>({ key: `suggestions ${useId()} ${locale}` })
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const [typed, setTyped] = useState('')
	const [isOpen, setOpen] = useState(false)
	const [active, setActive] = useState(-1)
	const suggestions = typed.trim().length >= SHORTEST ? fetcher.data : undefined
	const count = suggestions ? countOf(suggestions) : 0

	function type(words: string) {
		setTyped(words)
		setActive(-1)
		setOpen(true)
		clearTimeout(timer.current)
		if (words.trim().length < SHORTEST) return
		const query = new URLSearchParams({ q: words.trim() })
		timer.current = setTimeout(() => void fetcher.load(`${to('search/suggestions')}?${query}`), DEBOUNCE)
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
	return { suggestions: isOpen ? suggestions : undefined, active, type, move, close: () => setOpen(false) }
}

function countOf({ terms, categories, products }: SuggestionView): number {
	return terms.length + categories.length + products.length
}
