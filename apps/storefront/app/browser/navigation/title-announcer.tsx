import { useEffect, useRef } from 'react'

/** T5: changes of the head within this time are one, in milliseconds (R175). */
const DEBOUNCE = 10

/** What was said last. Not in the component: an error page mounts it again. */
let said: string | undefined

/**
 * Announces the title of the next page to screen readers (R54). React writes titles itself, and several during one navigation:
 * the announcement is written once, with the last (R175).
 */
export function TitleAnnouncer() {
	const region = useRef<HTMLParagraphElement>(null)
	useEffect(() => {
		said ??= document.title
		let timer: ReturnType<typeof setTimeout> | undefined
		function write() {
			timer = undefined
			// What has left the page before its turn has said nothing: the next one does.
			if (!region.current || document.title === said) return
			said = document.title
			region.current.textContent = said
		}
		const observer = new MutationObserver(() => {
			timer ??= setTimeout(write, DEBOUNCE)
		})
		// An error page has its title before it is watched.
		timer = setTimeout(write, DEBOUNCE)
		observer.observe(document.head, { subtree: true, childList: true, characterData: true })
		return () => {
			observer.disconnect()
			clearTimeout(timer)
		}
	}, [])
	return <p ref={region} className="visually-hidden" aria-live="polite" data-title="" />
}
