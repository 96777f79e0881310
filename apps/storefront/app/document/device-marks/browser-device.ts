import { useEffect, useState } from 'react'
import { useDocument } from '#app/document/document.tsx'
import { classOfBrowser, type DeviceClass } from '#app/facts/device/browser-class.ts'

export type BrowserFamily = 'samsung' | 'edge' | 'firefox' | 'chrome' | 'safari'

/** In this order: Edge says that it is Chrome and Safari as well, Samsung that it is Chrome (R133). */
const FAMILIES: [family: BrowserFamily, pattern: RegExp][] = [
	['samsung', /SamsungBrowser/i],
	['edge', /edg(e|a|ios)?\//i],
	['firefox', /firefox|iceweasel|fxios/i],
	['chrome', /chrome|crios|crmo/i],
	['safari', /safari|applewebkit/i],
]

export type UserAgentFlags = {
	isIos: boolean
	isAndroid: boolean
	isWindows: boolean
	/** Also on iPhones: they are "like Mac OS X". */
	isMacos: boolean
	/** Undefined for Internet Explorer and what is no browser. */
	browser: BrowserFamily | undefined
}

/** What a user agent says of its system and its browser (R129 to R133). */
export function readUserAgent(userAgent: string): UserAgentFlags {
	return {
		isIos: /iPad|iPhone|iPod/.test(userAgent),
		isAndroid: /android/i.test(userAgent),
		isWindows: /Windows/.test(userAgent),
		isMacos: /Mac OS X/.test(userAgent),
		browser: FAMILIES.find(([, pattern]) => pattern.test(userAgent))?.[0],
	}
}

/** Device and window. What only the browser knows is missing on the server and while hydrating, so that both render the same (R126). */
export type DeviceState = Partial<UserAgentFlags> & { class?: DeviceClass; width?: number }

const AFTER_RESIZE = 50

/** The state of the device, read again 50 ms after every resize (R135). */
export function useDevice(): DeviceState {
	const { device } = useDocument()
	const [seen, setSeen] = useState<Partial<DeviceState>>({})
	useEffect(() => {
		let isCurrent = true
		const atStart = navigator.userAgent
		function look() {
			const { userAgent } = navigator
			// Where the server has said it, it perhaps knew it from the network's edge: that holds until the browser calls itself another.
			const said = userAgent === atStart ? device?.class : undefined
			const own = { class: said ?? classOfBrowser(userAgent), width: window.innerWidth }
			if (isCurrent) setSeen({ ...readUserAgent(userAgent), ...own })
		}
		// Each resize has a timer of its own: while a window is being drawn the state follows 50 ms behind.
		const later = () => void setTimeout(look, AFTER_RESIZE)
		void look()
		window.addEventListener('resize', later)
		return () => {
			isCurrent = false
			window.removeEventListener('resize', later)
		}
	}, [device])
	return seen
}
