import type { Session } from '@vitrine/commerce/sessions/contract'
import { isSiteCode, SITES } from '@vitrine/market/sites'
import { countryNames } from '#app/routes/checkout/address/countries.ts'
import { type BrowserFamily, readUserAgent } from '#app/site/device/browser-device.ts'

export type SessionView = {
	id: string
	browser: BrowserFamily | 'other'
	system: 'ios' | 'android' | 'windows' | 'macos' | 'other'
	isHandheld: boolean
	/** Country of the site it was opened on. */
	country: string
	lastUsed: string
	isCurrent: boolean
}

/** Where somebody is signed in, in words of a language tag. */
export function sessionView(session: Session, { tag, timeZone }: { tag: string; timeZone: string }): SessionView {
	const said = readUserAgent(session.userAgent)
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })
	return {
		id: session.id,
		browser: said.browser ?? 'other',
		// In this order: iPhones also say that they are like a Mac.
		system: said.isIos
			? 'ios'
			: said.isAndroid
				? 'android'
				: said.isWindows
					? 'windows'
					: said.isMacos
						? 'macos'
						: 'other',
		isHandheld: said.isIos || said.isAndroid,
		country: isSiteCode(session.site) ? countryNames(tag)(SITES[session.site].countryCode) : '',
		lastUsed: moment.format(new Date(session.lastUsedAt)).replaceAll('\u202f', '\u00a0'),
		isCurrent: session.isCurrent,
	}
}
