import type { Purpose } from '#app/document/consent/purposes.ts'

type Duration = { unit: 'session' } | { unit: 'days' | 'months'; n: number }

export type Tracker = {
	/** As the browser lists it. */
	name: string
	purpose: Purpose | 'necessary'
	/** Key of what it is for, below `cookies.uses`. */
	use: 'language' | 'bag' | 'signIn' | 'device' | 'choice' | 'measurement' | 'seen' | 'tests' | 'advertising'
	/** Another company; without one the shop itself. */
	owner?: string
	duration: Duration
}

const GOOGLE = 'Google Ireland Ltd'

/** Everything that is kept in the browser, by us or by those we name, for how long at most. A new one needs new texts: TEXTS_VERSION. */
export const TRACKERS: readonly Tracker[] = [
	{
		name: 'i18n_redirected',
		purpose: 'necessary',
		use: 'language',
		duration: { unit: 'days', n: 365 },
	},
	{
		name: 'cart_*, bag_count, checkout_*',
		purpose: 'necessary',
		use: 'bag',
		duration: { unit: 'days', n: 30 },
	},
	{
		name: 'access_token, refresh_token, signed_in',
		purpose: 'necessary',
		use: 'signIn',
		duration: { unit: 'days', n: 30 },
	},
	{ name: 'known_device', purpose: 'necessary', use: 'device', duration: { unit: 'days', n: 400 } },
	{
		name: 'partner_redirect, auth_state, account_news',
		purpose: 'necessary',
		use: 'device',
		duration: { unit: 'session' },
	},
	{ name: 'consent', purpose: 'necessary', use: 'choice', duration: { unit: 'months', n: 6 } },
	{
		name: '_ga, _ga_*',
		purpose: 'measurement',
		use: 'measurement',
		owner: GOOGLE,
		duration: { unit: 'months', n: 24 },
	},
	{ name: 'seen *', purpose: 'personalization', use: 'seen', duration: { unit: 'days', n: 90 } },
	{
		name: 'ABTasty',
		purpose: 'personalization',
		use: 'tests',
		owner: 'AB Tasty SAS',
		duration: { unit: 'months', n: 13 },
	},
	{
		name: 'ABTastySession',
		purpose: 'personalization',
		use: 'tests',
		owner: 'AB Tasty SAS',
		duration: { unit: 'session' },
	},
	{ name: '_gcl_*', purpose: 'advertising', use: 'advertising', owner: GOOGLE, duration: { unit: 'months', n: 3 } },
	{
		name: 'IDE (doubleclick.net)',
		purpose: 'advertising',
		use: 'advertising',
		owner: GOOGLE,
		duration: { unit: 'months', n: 13 },
	},
]
