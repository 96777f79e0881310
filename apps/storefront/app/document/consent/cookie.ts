import type { ConsentAct } from '@vitrine/commerce/consents/contract'
import { type ConsentChoice, PURPOSES, TEXTS_VERSION } from './purposes.ts'

/** One per host; no script but ours needs it, yet ours do, so it is not HttpOnly (R158). */
export const CONSENT_COOKIE = 'consent'

/** A decision as the visitor's browser keeps it. */
export type StoredConsent = {
	choice: ConsentChoice
	/** Day of the texts decided on. */
	version: string
	decidedAt: Date
	/** When the choice lapses and the visitor is asked anew (law 8). */
	askAgainAt: Date
	/** Pseudonymous: identifies the decisions of one browser in the proof, and no person. */
	id: string
	/** How the decision was made, until its proof has been stored: then it need not be sent again. */
	unproven?: ConsentAct | undefined
}

const ACTS: Readonly<Record<string, ConsentAct>> = {
	a: 'accept-all',
	r: 'refuse-all',
	o: 'own-choice',
	w: 'withdrawn',
}
const PROVEN = 'p'

const VALUE = /^(\d{4}-\d\d-\d\d)\.([01]{3})\.(\d{10})\.(\d{10})\.([0-9a-f]{32})\.([arowp])$/

/** `2026-11-21.101.1795219200.1810857600.0123456789abcdef0123456789abcdef.p` */
export function consentValue({ choice, version, decidedAt, askAgainAt, id, unproven }: StoredConsent): string {
	const allowed = PURPOSES.map((purpose) => digit(choice[purpose])).join('')
	return [version, allowed, seconds(decidedAt), seconds(askAgainAt), id, unproven?.[0] ?? PROVEN].join('.')
}

/** The decision of a cookie's value, lapsed or not; undefined for what is none. */
export function parseConsent(value: string | undefined): StoredConsent | undefined {
	const [, version = '', allowed = '', decided, askAgain, id = '', proven] = VALUE.exec(value ?? '') ?? []
	if (!id) return undefined
	const choice = Object.fromEntries(PURPOSES.map((purpose, index) => [purpose, allowed[index] === '1']))
	return {
		choice: choice as ConsentChoice,
		version,
		decidedAt: new Date(Number(decided) * 1_000),
		askAgainAt: new Date(Number(askAgain) * 1_000),
		id,
		unproven: ACTS[proven ?? ''],
	}
}

/** By so much the clocks of a server and a visitor may differ. */
const CLOCK_TOLERANCE = 86_400_000

/** Whether a decision still counts: made on today's texts and not older than its site allows. */
export function isCurrent(stored: StoredConsent, now: Date): boolean {
	const isPast = stored.decidedAt.getTime() <= now.getTime() + CLOCK_TOLERANCE
	return stored.version === TEXTS_VERSION && now < stored.askAgainAt && isPast
}

/** The cookie as a Set-Cookie header or `document.cookie` takes it: kept until the visitor is asked again. */
export function consentCookie(stored: StoredConsent, { isHttps }: { isHttps: boolean }): string {
	const parts = [`${CONSENT_COOKIE}=${consentValue(stored)}`, 'Path=/', `Expires=${stored.askAgainAt.toUTCString()}`]
	return [...parts, 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])].join('; ')
}

function seconds(instant: Date): string {
	return String(Math.floor(instant.getTime() / 1_000)).padStart(10, '0')
}

function digit(value: boolean): '0' | '1' {
	return value ? '1' : '0'
}
