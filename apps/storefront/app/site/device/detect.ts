export type Device = {
	/** m, t, d: mobile, tablet, desktop (R142). From the user agent, never from a width (R127). */
	class: 'm' | 't' | 'd'
	/** Our app shows the shop without header and footer: it has its own (R128). */
	isNativeApp: boolean
}

const MOBILE = /iphone|ipod|android.+mobile|windows phone|blackberry|bb10|opera m(ob|in)i|iemobile|mobile.+firefox/i
const TABLET = /ipad|android|playbook|silk|kindle|tablet/i

/** What kind of device sends this user agent; without one we assume a desktop. */
export function detectDevice(userAgent: string, nativeAppPrefix: string): Device {
	const isNativeApp = nativeAppPrefix !== '' && userAgent.startsWith(nativeAppPrefix)
	if (MOBILE.test(userAgent)) return { class: 'm', isNativeApp }
	return { class: TABLET.test(userAgent) ? 't' : 'd', isNativeApp }
}
