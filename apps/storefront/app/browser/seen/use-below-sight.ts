import { type RefObject, useEffect, useState } from 'react'

/** True from when something is ready and its place lies below what is seen: what grows there moves nothing in sight. */
export function useBelowSight(place: RefObject<HTMLElement | null>, isReady: boolean): boolean {
	const [isBelow, setBelow] = useState(false)
	useEffect(() => {
		const element = place.current
		if (!element || !isReady || isBelow) return
		// Called at once, and whenever the place comes into sight or leaves it.
		const observer = new IntersectionObserver(() => {
			if (element.getBoundingClientRect().top >= window.innerHeight) setBelow(true)
		})
		observer.observe(element)
		return () => observer.disconnect()
	}, [place, isReady, isBelow])
	return isReady && isBelow
}
