import type { MouseEvent, PointerEvent } from 'react'
import { BREAKPOINTS } from './theme/breakpoints.ts'

/** Opens the dialog of this id above everything else; false when it is not on the page. Focus goes to its heading. */
export function openDialog(id: string): boolean {
	const dialog = document.getElementById(id)
	if (!(dialog instanceof HTMLDialogElement)) return false
	if (!dialog.open) {
		dialog.showModal()
		dialog.querySelector<HTMLElement>('[data-dialog-heading]')?.focus({ preventScroll: true })
	}
	return true
}

/** Closes the dialog of this id; the browser returns the focus to where it was. */
export function closeDialog(id: string): void {
	const dialog = document.getElementById(id)
	if (dialog instanceof HTMLDialogElement) dialog.close()
}

/** Whether a click opens the link here, and not in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
	return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Press on the scrim, or on a link that leaves the dialog: close it. */
export function closeOnLeave(event: MouseEvent<HTMLDialogElement>): void {
	const leaves = event.target instanceof Element && event.target.closest('a[href]')
	if (event.target === event.currentTarget || (leaves && isPlainClick(event))) event.currentTarget.close()
}

const SHEET_WIDTHS = `(width < ${BREAKPOINTS.tablet}px)`

/** How far a sheet must be pulled down to close. */
const closingDistance = 96

/** Lets a sheet follow the finger from its head; only below tablets, where a drawer is a sheet. */
export function dragSheet(event: PointerEvent<HTMLElement>): void {
	const head = event.currentTarget
	const sheet = head.closest('dialog')
	const onControl = event.target instanceof Element && event.target.closest('button, a, input')
	if (!sheet || onControl || !event.isPrimary || !matchMedia(SHEET_WIDTHS).matches) return
	const start = event.clientY
	let distance = 0
	const listening = new AbortController()
	const { signal } = listening
	head.setPointerCapture(event.pointerId)
	sheet.style.transition = 'none'
	function follow(move: globalThis.PointerEvent) {
		distance = Math.max(0, move.clientY - start)
		if (sheet) sheet.style.transform = `translateY(${distance}px)`
	}
	function release() {
		listening.abort()
		if (!sheet) return
		sheet.style.transition = ''
		sheet.style.transform = ''
		if (distance > closingDistance) sheet.close()
	}
	head.addEventListener('pointermove', follow, { signal })
	head.addEventListener('pointerup', release, { signal })
	head.addEventListener('pointercancel', release, { signal })
}
