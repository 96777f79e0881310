import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import type { SiteRecord } from '@vitrine/market/sites'

const GERMAN = {
	locale: 'ch-de',
	tag: 'de-CH',
	name: 'German (Switzerland)',
	nativeName: 'Deutsch (Schweiz)',
	row: { country: 'Schweiz', language: 'Deutsch' },
} as const
const ITALIAN = {
	locale: 'ch-it',
	tag: 'it-CH',
	name: 'Italian (Switzerland)',
	nativeName: 'Italiano (Svizzera)',
	row: { country: 'Svizzera', language: 'italiano' },
} as const

/** The shipped sites as a retailer records them whose Swiss site has its three languages. */
export function withThreeSwissLanguages(): SiteRecord[] {
	return SEVEN_SITES.map((one) => (one.site === 'ch' ? { ...one, locales: [...one.locales, GERMAN, ITALIAN] } : one))
}
