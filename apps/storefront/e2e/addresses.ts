import type { SiteCode } from '@vitrine/market/sites'

type Shopper = {
	firstName: string
	lastName: string
	line1: string
	postalCode: string
	city: string
	region?: string
	phone: string
	/** Where to look for pick-up points. */
	near: string
}

/** A person with an address in each country. */
export const SHOPPERS = {
	fr: {
		firstName: 'Camille',
		lastName: 'Durand',
		line1: '12 rue Oberkampf',
		postalCode: '75011',
		city: 'Paris',
		phone: '06 12 34 56 78',
		near: '75011',
	},
	gb: {
		firstName: 'Emma',
		lastName: 'Clarke',
		line1: '12 Redchurch Street',
		postalCode: 'e27dp',
		city: 'London',
		phone: '07400 123456',
		near: 'E1 6AN',
	},
	es: {
		firstName: 'Lucía',
		lastName: 'García',
		line1: 'Calle de Alcalá 12',
		postalCode: '28014',
		city: 'Madrid',
		phone: '612 345 678',
		near: '28001',
	},
	de: {
		firstName: 'Jürgen',
		lastName: 'Weiß',
		line1: 'Karl-Liebknecht-Straße 112',
		postalCode: '10178',
		city: 'Berlin',
		phone: '0151 23456789',
		near: '10115',
	},
	it: {
		firstName: 'Giulia',
		lastName: 'Rossi',
		line1: 'Via Condotti 8',
		postalCode: '00187',
		city: 'Roma',
		region: 'rm',
		phone: '347 123 4567',
		near: 'Roma',
	},
	pl: {
		firstName: 'Małgorzata',
		lastName: 'Wiśniewska',
		line1: 'ul. Świętokrzyska 18',
		postalCode: '00052',
		city: 'Warszawa',
		phone: '512 345 678',
		near: '00-950',
	},
	ch: {
		firstName: 'Léa',
		lastName: 'Favre',
		line1: 'Rue du Rhône 12',
		postalCode: '1204',
		city: 'Genève',
		phone: '079 123 45 67',
		near: '1201',
	},
	at: {
		firstName: 'Johanna',
		lastName: 'Gruber',
		line1: 'Mariahilfer Straße 45',
		postalCode: '1060',
		city: 'Wien',
		phone: '0664 1234567',
		near: '1060',
	},
	ie: {
		firstName: 'Aoife',
		lastName: 'Byrne',
		line1: '14 Dawson Street',
		postalCode: 'd02x285',
		city: 'Dublin',
		phone: '085 123 4567',
		near: 'D02 X285',
	},
	be: {
		firstName: 'Élise',
		lastName: 'Peeters',
		line1: 'Rue Neuve 12',
		postalCode: '1000',
		city: 'Bruxelles',
		phone: '0470 12 34 56',
		near: '1000',
	},
} as Readonly<Record<string, Shopper>> as Readonly<Record<SiteCode, Shopper>>
