import type { ReactNode, ToggleEvent } from 'react'
import { classNames } from './class-names.ts'

type PopoverProps = {
	/** Give the same to the `popoverTarget` of the button; the browser does the rest, also without JavaScript. */
	id: string
	/** Spoken name. */
	label: string
	/** Which edge of the button it shares; `end` grows towards the start of the line. */
	align?: 'start' | 'end'
	className?: string
	children: ReactNode
}

/** A panel beside its button: `<Button popoverTarget={id}>`. Closes with Esc and by pressing elsewhere. */
export function Popover({ id, label, align = 'end', className, children }: PopoverProps) {
	return (
		<div
			id={id}
			popover="auto"
			role="dialog"
			aria-label={label}
			className={classNames('popover', align === 'start' && 'popover-start', className)}
			onBeforeToggle={placeWithoutAnchors}
		>
			{children}
		</div>
	)
}

/** Browsers without CSS anchor positioning get the place from the rectangle of the button. */
function placeWithoutAnchors(event: ToggleEvent<HTMLElement>) {
	if (event.newState !== 'open' || CSS.supports('position-area', 'block-end span-inline-start')) return
	const popover = event.currentTarget
	const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
	if (!button) return
	const place = button.getBoundingClientRect()
	const fromStart = popover.classList.contains('popover-start')
	const top = `${place.bottom + 8}px`
	const room = document.documentElement.clientWidth
	popover.style.inset = fromStart
		? `${top} auto auto ${Math.max(16, place.left)}px`
		: `${top} ${Math.max(16, room - place.right)}px auto auto`
}
