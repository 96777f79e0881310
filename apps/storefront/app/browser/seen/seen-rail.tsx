import { useRef } from 'react'
import { showToast } from '#app/ui/toast.tsx'
import { forgetSeen } from './seen.ts'
import { SeenRow } from './seen-row.tsx'
import { useBelowSight } from './use-below-sight.ts'
import { useSeenCards } from './use-seen-cards.ts'

/** `shown`: colorway of the page, empty where it has none. */
export type SeenProps = { shown: string }

/** What was looked at before, below the page; remembers what is looked at now. A new one for each page. */
export function SeenRail({ shown }: SeenProps) {
	const place = useRef<HTMLDivElement>(null)
	const { cards, drop } = useSeenCards(shown)
	const isVisible = useBelowSight(place, cards.length > 0)
	function clear(told: string) {
		forgetSeen()
		drop()
		// The button goes, and with it the focus: the keyboard goes on from here.
		place.current?.focus({ preventScroll: true })
		showToast({ message: told })
	}
	return (
		<div ref={place} tabIndex={-1} className="page-container">
			{isVisible && <SeenRow cards={cards} onClear={clear} />}
		</div>
	)
}
