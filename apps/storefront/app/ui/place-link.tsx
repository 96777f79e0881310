import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from './dialog.ts'

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
	/** Id of an element of this page. */
	place: string
}

/**
 * A link to a place of its own page, and the focus with it. Without a script the browser jumps there. With one the address
 * stays: to the router a hash is a navigation, after which a refused form has forgotten what was typed and what was wrong.
 */
export function PlaceLink({ place, ...link }: PlaceLinkProps) {
	return <a {...link} href={`#${place}`} onClick={(event) => isPlainClick(event) && goTo(event, place)} />
}

const CONTROL = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]'

function goTo(event: MouseEvent, id: string): void {
	const place = document.getElementById(id)
	if (!place) return
	event.preventDefault()
	for (let closed = place.closest('details'); closed; closed = closed.parentElement?.closest('details') ?? null)
		closed.open = true
	// The label above the control belongs to what is looked at.
	const shown = place.closest('.field') ?? place
	shown.scrollIntoView()
	const control = place.matches(CONTROL) ? place : shown.querySelector<HTMLElement>(CONTROL)
	if (control && place.localName !== 'main') control.focus({ preventScroll: true })
	else focusOnce(place)
}

/** What takes no focus by itself takes it this once: the next press of the tabulator goes on from there. */
function focusOnce(place: HTMLElement): void {
	place.tabIndex = -1
	place.focus({ preventScroll: true })
	place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
}
