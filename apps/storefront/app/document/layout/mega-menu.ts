import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Hovering opens after a moment, leaving closes after a longer one, so that a diagonal way to the panel does not lose it. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 300

/** Adds to native disclosures what a menu over the page needs: hover, Esc, press outside, arrow keys, closing on navigation. */
export function useMegaMenu(): RefObject<HTMLElement | null> {
	const menu = useRef<HTMLElement>(null)
	const { pathname } = useLocation()
	useEffect(() => (menu.current ? attach(menu.current) : undefined), [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes the menu
	useEffect(() => closeAll(menu.current), [pathname])
	return menu
}

function closeAll(menu: HTMLElement | null) {
	for (const item of menu?.querySelectorAll('details[open]') ?? []) item.removeAttribute('open')
}

function attach(menu: HTMLElement): () => void {
	const listening = new AbortController()
	const options = { signal: listening.signal }
	let timer: ReturnType<typeof setTimeout> | undefined

	function later(action: () => void, delay: number) {
		clearTimeout(timer)
		timer = setTimeout(action, delay)
	}
	function hover(event: PointerEvent) {
		const item = event.target instanceof Element ? event.target.closest('details') : null
		if (event.pointerType !== 'mouse' || !item) return
		later(() => item.setAttribute('open', ''), OPEN_AFTER)
	}
	function leave(event: PointerEvent) {
		if (event.pointerType === 'mouse') later(() => closeAll(menu), CLOSE_AFTER)
	}
	// A press right after hovering would close what the hover has just opened.
	function press(event: MouseEvent) {
		const summary = event.target instanceof Element ? event.target.closest('summary') : null
		clearTimeout(timer)
		if (summary?.parentElement?.matches('[open]:hover') && event.detail > 0) event.preventDefault()
	}
	menu.addEventListener('pointerover', hover, options)
	menu.addEventListener('pointerleave', leave, options)
	menu.addEventListener('click', press, options)
	menu.addEventListener('keydown', (event) => moveByKey(menu, event), options)
	document.addEventListener('pointerdown', (event) => !menu.contains(event.target as Node) && closeAll(menu), options)
	menu.addEventListener('focusout', (event) => !menu.contains(event.relatedTarget as Node) && closeAll(menu), options)
	return () => {
		clearTimeout(timer)
		listening.abort()
	}
}

function moveByKey(menu: HTMLElement, event: KeyboardEvent) {
	const open = menu.querySelector<HTMLElement>('details[open] > summary')
	if (event.key === 'Escape' && open) {
		closeAll(menu)
		open.focus()
	}
	const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
	const heads = [...menu.querySelectorAll<HTMLElement>('summary, .department-menu-link')]
	const at = heads.indexOf(document.activeElement as HTMLElement)
	if (step && at >= 0) heads[at + step]?.focus()
}
