import type { Store } from '@vitrine/commerce/stores/contract'

/** As the gateway gives the hours. */
const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type StoreFactsInput = {
	/** Stands before the name of a store. */
	prefix: string
	store: Omit<Store, 'openingHours'>
	hours: Store['openingHours']
	/** Of its page, and of the country's own domain. */
	url: string
	origin: string
}

/** A store for search engines (schema.org). */
export function storeFacts({ prefix, store, hours, url, origin }: StoreFactsInput): object {
	return {
		'@type': 'ClothingStore',
		'@id': url,
		name: `${prefix} ${store.name}`,
		url,
		parentOrganization: { '@id': `${origin}/#organization` },
		...(store.phone ? { telephone: store.phone } : {}),
		address: {
			'@type': 'PostalAddress',
			streetAddress: store.street,
			postalCode: store.postalCode,
			addressLocality: store.city,
			addressCountry: store.countryCode,
		},
		geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
		openingHoursSpecification: hours.flatMap((spans, day) =>
			spans.map(([opens, closes]) => ({
				'@type': 'OpeningHoursSpecification',
				dayOfWeek: `https://schema.org/${SCHEMA_DAYS[day]}`,
				opens,
				closes,
			})),
		),
	}
}
