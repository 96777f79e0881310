import type { Session } from '@vitrine/commerce/sessions/contract'
import { isKnownSite, SITES } from '@vitrine/market/sites'
import { countryNames } from '#app/document/addresses/countries.ts'
import { type BrowserFamily, readUserAgent } from '#app/document/device-marks/browser-device.ts'

export type DeviceView = {
	browser: BrowserFamily | 'other'
	system: 'ios' | 'android' | 'windows' | 'macos' | 'other'
}
export type SessionView = DeviceView & {
	id: string
	isHandheld: boolean
	/** Country of the site it was opened on. */
	country: string
	lastUsed: string
	isCurrent: boolean
}

/** The place of a session in words of a language tag. */
export function sessionView(session: Session, { tag, timeZone }: { tag: string; timeZone: string }): SessionView {
	const device = deviceView(session.userAgent)
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })
	return {
		id: session.id,
		...device,
		isHandheld: device.system === 'ios' || device.system === 'android',
		country: isKnownSite(session.site) ? countryNames(tag)(SITES[session.site].countryCode) : '',
		lastUsed: moment.format(new Date(session.lastUsedAt)).replaceAll('\u202f', '\u00a0'),
		isCurrent: session.isCurrent,
	}
}

/** What a browser says of itself, for a name people know it by. */
export function deviceView(userAgent: string): DeviceView {
	const said = readUserAgent(userAgent)
	// In this order: iPhones also say that they are like a Mac.
	const systems = [
		['ios', said.isIos],
		['android', said.isAndroid],
		['windows', said.isWindows],
		['macos', said.isMacos],
	] as const
	return { browser: said.browser ?? 'other', system: systems.find(([, isIt]) => isIt)?.[0] ?? 'other' }
}
