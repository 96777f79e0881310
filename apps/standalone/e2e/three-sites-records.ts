import { shopRecords } from '../src/opening/shop-records.ts'

export const BRAND = 'Nordlicht'
export const DOMAIN = 'nordlicht.localhost'
export const COMPANY = 'Nordlicht GmbH'
export const EMAIL = 'hallo@nordlicht.example'
export const INK = '#2a1245'

/** Each language of the three sites, with the first segment of its pages. */
export const SHOWN = [
	{ site: 'at', locale: 'at', tag: 'de-AT' },
	{ site: 'ie', locale: 'ie', tag: 'en-IE' },
	{ site: 'be', locale: 'be', tag: 'fr-BE' },
	{ site: 'be', locale: 'be-de', tag: 'de-BE' },
] as const
export type Shown = (typeof SHOWN)[number]

export const COLORWAY = 'mantel-blau'
export const SKU = 'MANTEL-BLAU-M'

const SITES = ['at', 'ie', 'be'] as const
const TEXTS = {
	de: { name: 'Mantel Tromsø', slug: 'mantel-tromso' },
	en: { name: 'Tromsø coat', slug: 'tromso-coat' },
	fr: { name: 'Manteau Tromsø', slug: 'manteau-tromso' },
}
const ofSites = <T>(value: T) => Object.fromEntries(SITES.map((site) => [site, value]))

/** The file of a shop of its own: what `shop init` writes for three countries, its look, its pages of law and a coat with a picture. */
export function threeSites(): object[] {
	const opening = shopRecords({
		name: BRAND,
		company: COMPANY,
		address: 'Mariahilfer Straße 1, 1060, Wien, AT',
		vat: 'ATU12345678',
		email: EMAIL,
		sites: SITES.join(),
		domain: DOMAIN,
		delivery: '5.90 2-4',
	}).flatMap(({ records }) => records)
	const look = {
		wordmark: { viewBox: '0 0 400 100', path: 'M0 0h20v80h60v20H0zM120 0h20v100h-20z' },
		theme: { colors: { ink: INK }, radius: { control: 0, sheet: 4 } },
	}
	const pages = SHOWN.flatMap(({ site, tag }) =>
		['legal-notice', 'terms', 'privacy', 'withdrawal'].map((id) => ({
			type: 'page',
			site,
			language: tag.slice(0, 2),
			id,
			group: 'legal',
			slug: id,
			title: id,
			link: id,
			validFrom: '2026-01-01',
			body: '{{seller.brand}}, {{seller.company}}, {{seller.address}}. [{{seller.brand}}](page:privacy)\n',
		})),
	)
	const coat = {
		type: 'product',
		id: 'MANTEL',
		category: 'collection',
		sizeRun: 'alpha',
		manufacturer: 'own',
		launchedOn: new Date().toISOString().slice(0, 10),
		texts: TEXTS,
		colorways: [
			{
				id: COLORWAY,
				family: 'blue',
				swatch: '#27408b',
				texts: { de: { name: 'Blau' }, en: { name: 'Blue' }, fr: { name: 'Bleu' } },
				images: [{ view: 'front', source: 'coat.jpg' }],
				published: ofSites({ from: '2026-01-01T00:00:00Z' }),
				variants: [{ sku: SKU, size: 'M', prices: ofSites({ centAmount: 12900 }), stock: { warehouse: 50 } }],
			},
		],
	}
	return [...opening.map((record) => (record.type === 'brand' ? { ...record, ...look } : record)), ...pages, coat]
}
