import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useDocument } from '#app/site/document.tsx'
import { useLocalePath } from '#app/site/locale/links.ts'
import { useNavigateTo } from '#app/site/navigation/navigate-to.ts'
import type { SuggestionView } from './suggestion-view.ts'

const SHORTEST = 2
const DEBOUNCE = 150

/** Asks for suggestions while somebody types, and moves through them by keyboard. The newest question drops the one before. */
export function useSuggestions() {
	const to = useLocalePath()
	const { locale } = useDocument()
	const navigateTo = useNavigateTo()
	const fetcher = useFetcher<SuggestionView | null>({ key: `suggestions ${useId()} ${locale}` })
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const [typed, setTyped] = useState('')
	const [isOpen, setOpen] = useState(false)
	const [active, setActive] = useState(-1)
	const suggestions = typed.trim().length >= SHORTEST ? fetcher.data : undefined
	const options = suggestions ? optionsOf(suggestions, to) : []

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
		const chosen = options[active]
		if (event.key === 'Enter' && isOpen && chosen) {
			event.preventDefault()
			setOpen(false)
			void navigateTo(chosen)
		}
		if (!step || options.length === 0) return
		event.preventDefault()
		setOpen(true)
		setActive((at) => Math.min(options.length - 1, Math.max(-1, at + step)))
	}
	return { suggestions: isOpen ? suggestions : undefined, active, type, move, close: () => setOpen(false) }
}

/** Addresses of everything suggested, in the order it is shown. */
function optionsOf({ terms, categories, products }: SuggestionView, to: (path: string) => string): string[] {
	return [
		...terms.map((term) => `${to('search')}?${new URLSearchParams({ q: term })}`),
		...categories.map((category) => to(category.path)),
		...products.map((product) => to(`p/${product.urlKey}`)),
	]
}
