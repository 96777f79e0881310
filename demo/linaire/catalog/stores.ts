import type { CatalogRecordInput } from '@vitrine/commerce/catalog/records'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { STORE_TABLES } from './store-tables.ts'
import { slugOf } from './texts.ts'

type Hours = [opens: string, closes: string][]
type Week = 'all-day' | 'midday' | 'late' | 'sunday' | 'swiss' | 'british'

const CLOSED: Hours = []
const SPLIT: Hours = [
	['10:00', '13:30'],
	['16:00', '20:00'],
]

function days(hours: Hours, count: number): Hours[] {
	return Array.from({ length: count }, () => hours)
}

/** Opening hours, Monday first, in local time. */
const WEEKS: Readonly<Record<Week, Hours[]>> = {
	'all-day': [...days([['10:00', '19:30']], 6), CLOSED],
	midday: [[['16:00', '20:00']], ...days(SPLIT, 5), CLOSED],
	late: [...days([['10:00', '21:00']], 6), CLOSED],
	sunday: [...days([['10:00', '20:00']], 6), [['11:00', '19:00']]],
	swiss: [...days([['09:00', '18:30']], 3), [['09:00', '20:00']], [['09:00', '18:30']], [['09:00', '17:00']], CLOSED],
	british: [
		...days([['10:00', '19:00']], 3),
		[['10:00', '20:00']],
		...days([['10:00', '19:00']], 2),
		[['12:00', '18:00']],
	],
}

function isWeek(word: string): word is Week {
	return Object.hasOwn(WEEKS, word)
}

/** What a store does beyond selling: collecting and reserving depend on the site (brief 2.8). */
const SITE_SERVICES: Readonly<Record<SiteCode, readonly string[]>> = {
	fr: ['click-and-collect', 'reservation', 'returns'],
	gb: ['click-and-collect', 'returns'],
	es: ['click-and-collect', 'reservation', 'returns'],
	de: ['returns'],
	it: ['click-and-collect', 'reservation', 'returns'],
	pl: ['click-and-collect', 'returns'],
	ch: ['click-and-collect', 'reservation', 'returns'],
}

/** Departments a store carries, by letter, and services of its own. All codes are told by the shop's messages. */
const OWN_SERVICES: Readonly<Record<string, string>> = {
	w: 'women',
	m: 'men',
	k: 'kids',
	t: 'alterations',
	g: 'gift-cards',
	s: 'step-free-access',
}

function storeRecord(site: SiteCode, line: string) {
	const [city = '', quarter = '', street = '', postalCode = '', place = '', phone = '', week = '', letters = ''] = line
		.split('|')
		.map((cell) => cell.trim())
	const [latitude = Number.NaN, longitude = Number.NaN] = place.split(' ').map(Number)
	if (!isWeek(week)) throw new Error(`store ${line}: no week ${week}`)
	const name = `${city} ${quarter}`
	const { locale, countryCode } = SITES[site]
	const slug = slugOf(name, locale === 'de' ? 'de' : 'fr')
	return {
		type: 'store',
		id: `${site}-${slug}`,
		site,
		name,
		slug,
		street,
		postalCode,
		city,
		countryCode,
		phone,
		email: `${site}-${slug}@linaire.example`,
		latitude,
		longitude,
		openingHours: WEEKS[week],
		services: [...letters]
			.map((letter) => OWN_SERVICES[letter])
			.filter((code) => code !== undefined)
			.concat(SITE_SERVICES[site]),
	} satisfies CatalogRecordInput
}

const STORES = STORE_TABLES.flatMap(({ site, table }) =>
	table
		.trim()
		.split('\n')
		.map((line) => storeRecord(site, line)),
)

/** The fifty stores of brief 2.8, site by site. Cities are real, streets invented. */
export function stores(): CatalogRecordInput[] {
	return STORES
}

const STORE_IDS = STORES.map(({ id, site }, index) => ({ id, first: STORES[index - 1]?.site !== site }))

/** Ids in order; `first`: the largest store of its site. */
export function storeIds(): readonly { id: string; first: boolean }[] {
	return STORE_IDS
}
