import { type RefObject, useEffect } from 'react'

/** Tells the page how much of its foot the layer covers, so that it can scroll what it hides into sight (WCAG 2.4.11). */
export function useRoom(layer: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = layer.current
		if (!element) return
		const { style } = document.documentElement
		const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${element.offsetHeight}px`))
		observer.observe(element)
		return () => {
			observer.disconnect()
			style.removeProperty('--consent-height')
		}
	}, [layer])
}
