import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { followGestures, type Point } from './zoom-gestures.ts'

/** As large as it goes, and what a click or a double tap asks for. */
const MOST = 4
const NEAR = 2.5

/** Where a stage must be scrolled to, so that what lies at `point` within it stays there while its content grows by `ratio`. */
export function heldAt({ scroll, point, ratio }: { scroll: number; point: number; ratio: number }): number {
	return (scroll + point) * ratio - point
}

/** A factor within what a picture may be enlarged by. */
export function allowed(scale: number): number {
	return Math.min(MOST, Math.max(1, scale))
}

/** Enlarges what lies in the stage by the property `--scale`, around a point of the window or the middle, and lets fingers, mouse and wheel do so. */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (by: number) => void) {
	const [scale, setScale] = useState(1)
	const shown = useRef(1)
	const zoomTo = useCallback(
		(wanted: number, at?: Point) => {
			const { current: element } = stage
			if (!element) return
			const next = allowed(wanted)
			const ratio = next / shown.current
			const box = element.getBoundingClientRect()
			const x = at ? at.x - box.left : box.width / 2
			const y = at ? at.y - box.top : box.height / 2
			const left = heldAt({ scroll: element.scrollLeft, point: x, ratio })
			const top = heldAt({ scroll: element.scrollTop, point: y, ratio })
			shown.current = next
			element.style.setProperty('--scale', String(next))
			element.scrollTo({ left, top, behavior: 'instant' })
			setScale(next)
		},
		[stage],
	)
	const zoomBy = useCallback((factor: number, at?: Point) => zoomTo(shown.current * factor, at), [zoomTo])
	const swipe = useRef(onSwipe)
	useEffect(() => {
		swipe.current = onSwipe
	})
	useEffect(() => {
		if (!stage.current) return
		const ending = new AbortController()
		followGestures(stage.current, {
			zoomBy,
			toggle: (at) => zoomTo(shown.current > 1 ? 1 : NEAR, at),
			swipe: (by) => shown.current === 1 && swipe.current(by),
			signal: ending.signal,
		})
		return () => ending.abort()
	}, [stage, zoomBy, zoomTo])
	return { scale, zoomBy, zoomTo }
}
