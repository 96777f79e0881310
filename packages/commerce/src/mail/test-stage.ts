import type { Currency } from '@vitrine/market/currencies'
import { type Language, type LanguageTag, LOCALES, languageOfTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { Address, Order, PickupPoint } from '../orders/contract.ts'
import type { Email } from './commands.ts'

type Words = {
	product: string
	color: string
	firstName: string
	lastName: string
	line1: string
	city: string
	postalCode: string
	store: string
	message: string
}

/** Long values as in production, to test the layout. */
const WORDS: Readonly<Record<Language, Words>> = {
	fr: {
		product: 'Manteau long ceinturé en laine vierge double face',
		color: 'Bleu nuit chiné',
		firstName: 'Marie-Christine',
		lastName: 'de La Rochefoucauld-Montmorency',
		line1: '128 bis boulevard du Général-Martial-Valin, bâtiment C',
		city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
		postalCode: '51290',
		store: 'Bordeaux Saint-Pierre',
		message: 'Joyeux anniversaire, maman !\nÀ très vite.',
	},
	en: {
		product: 'Double-faced pure new wool belted long coat',
		color: 'Midnight blue melange',
		firstName: 'Penelope-Anne',
		lastName: 'Featherstonehaugh-Cholmondeley',
		line1: 'Flat 12b, 128 Llanfairpwllgwyngyll Terrace',
		city: 'Newcastle upon Tyne',
		postalCode: 'NE1 4XD',
		store: 'London Marylebone',
		message: 'Happy birthday, Mum!\nSee you soon.',
	},
	es: {
		product: 'Abrigo largo con cinturón de lana virgen de doble cara',
		color: 'Azul noche jaspeado',
		firstName: 'María del Carmen',
		lastName: 'Fernández de Córdoba y Álvarez de Toledo',
		line1: 'Calle de la Virgen de los Desamparados 128, 4.º izquierda',
		city: 'San Sebastián de los Reyes',
		postalCode: '28703',
		store: 'Madrid Salamanca',
		message: '¡Feliz cumpleaños, mamá!\nHasta pronto.',
	},
	de: {
		product: 'Wollwalkdoppelfutterwintermantel mit Schalkragenbindegürtel',
		color: 'Nachtblau meliert',
		firstName: 'Maximiliane-Charlotte',
		lastName: 'Freifrau von Hohenzollern-Sigmaringen',
		line1: 'Donaudampfschifffahrtsgesellschaftsstraße 128',
		city: 'Schmalkalden-Meiningen am Thüringer Wald',
		postalCode: '98574',
		store: 'Berlin Prenzlauer Berg',
		message: 'Alles Gute zum Geburtstag!\nBis bald.',
	},
	it: {
		product: 'Cappotto lungo con cintura in lana vergine double',
		color: 'Blu notte mélange',
		firstName: 'Maria Antonietta',
		lastName: 'Castelbarco Visconti Simonetta della Gherardesca',
		line1: 'Via della Madonna dei Sette Dolori 128, scala C, interno 14',
		city: 'San Giovanni in Persiceto',
		postalCode: '40017',
		store: 'Milano Brera',
		message: 'Buon compleanno, mamma!\nA presto.',
	},
	pl: {
		product: 'Dwustronny długi płaszcz z paskiem z wełny dziewiczej',
		color: 'Granatowy melanż',
		firstName: 'Wszebora Małgorzata',
		lastName: 'Brzęczyszczykiewicz-Szczebrzeszyńska',
		line1: 'ul. Księdza Józefa Poniatowskiego 128 m. 14',
		city: 'Konstantynów Łódzki',
		postalCode: '95-050',
		store: 'Kraków Stare Miasto',
		message: 'Wszystkiego najlepszego, mamo!\nDo zobaczenia.',
	},
}

export const SENDER = {
	shopName: 'Linaire',
	companyLine: 'Linaire SAS, 12 rue des Rouissoirs, 59000 Lille, France',
	origin: 'https://vitrine.example',
	wordmark: { url: 'https://vitrine.example/media/ab/abc-wordmark.png', width: 132, height: 29 },
}
/** As an import stores it; no store has its files. */
export const PICTURE = {
	base: `/media/ab/${'ab'.repeat(32)}`,
	widths: [320, 640],
	width: 1200,
	height: 1600,
	view: 'front',
}
export const TO = 'customer.with.a.long.address@mail.example.com'
export const UUID = '0f9a7c1e-3b5d-4e2f-8a6b-1c2d3e4f5a6b'
export const TOKEN = 'mJ4s9vQpX2nL7wR5tY8uB3cD6fG1hK0eZaSxOiPl_-E'
export const NOW = new Date('2026-11-21T18:04:05Z')
/** A Friday to a Tuesday. */
export const DATES = { earliestOn: '2026-11-27', latestOn: '2026-12-01' }

export type Stage = { site: SiteCode; tag: LanguageTag; words: Words; home: string; currency: Currency }

export function stageOf(site: SiteCode): Stage {
	const { locale, currency } = SITES[site]
	const { tag } = LOCALES[locale]
	return {
		site,
		tag,
		words: WORDS[languageOfTag(tag) ?? 'fr'],
		home: `https://${SITES[site].domain}/${locale}/`,
		currency,
	}
}

export type Emails = [name: string, mail: Promise<Email>][]

export function addressOf({ site, words }: Stage): Address {
	const { firstName, lastName, line1, postalCode, city } = words
	return { firstName, lastName, line1, postalCode, city, countryCode: SITES[site].countryCode }
}

export function pointOf(stage: Stage): PickupPoint {
	const { store, line1, postalCode, city } = stage.words
	const week = Array.from({ length: 6 }, (): [string, string][] => [['10:00', '19:30']])
	return {
		id: 'point-1',
		kind: 'store',
		name: `Linaire ${store}`,
		street: line1,
		postalCode,
		city,
		countryCode: SITES[stage.site].countryCode,
		latitude: 0,
		longitude: 0,
		distanceMeters: null,
		openingHours: [...week, []],
	}
}

export const CARD_TO: Order['giftCards'][number] = {
	design: 'linen',
	recipientName: 'Zoë Wawrzyńska-Ostrowska',
	recipientEmail: TO,
	senderName: 'Camille',
	message: '',
	sendOn: '2026-12-24',
	centAmount: 15_000,
}

export function orderOf(stage: Stage): Order {
	const { words, currency } = stage
	const address = addressOf(stage)
	return {
		id: UUID,
		orderNumber: `${stage.site.toUpperCase()}-100001`,
		email: TO,
		currency,
		orderStatus: 'confirmed',
		paymentStatus: 'paid',
		fulfillmentStatus: 'unfulfilled',
		statusWord: 'preparing',
		orderedAt: NOW.toISOString(),
		confirmedAt: NOW.toISOString(),
		lines: [2, 1].map((quantity) => ({
			productId: 'p',
			colorwayId: 'c',
			urlKey: 'u',
			name: words.product,
			colorName: words.color,
			sizeLabel: '38/40',
			gtin: null,
			image: PICTURE,
			priorCentAmount: null,
			sku: 'LIN-4711-38',
			quantity,
			unitCentAmount: 124_995,
			discountCentAmount: 0,
			totalCentAmount: quantity * 124_995,
			taxRate: 2000,
			taxCentAmount: 0,
			cancelledQuantity: 0,
			cancelledCentAmount: 0,
		})),
		giftCards: [CARD_TO],
		subtotalCentAmount: 389_985,
		discountCentAmount: 38_998,
		deliveryCentAmount: 490,
		cancelledCentAmount: 0,
		taxCentAmount: 58_580,
		totalCentAmount: 351_477,
		taxLines: [{ taxRate: stage.site === 'ch' ? 810 : 2000, grossCentAmount: 351_477, taxCentAmount: 58_580 }],
		left: { deliveryCentAmount: 490, totalCentAmount: 351_477, taxLines: [], paidWith: [] },
		snapshot: {
			deliveryMethod: { id: 'home', kind: 'home' },
			...DATES,
			deliveryAddress: address,
			billingAddress: address,
			pickupPoint: null,
			phoneNumber: null,
			coupon: null,
			paymentProduct: 'card',
			wantsNewsletter: false,
			loyaltyCardNumber: '2980000123450',
			paidWith: [{ ending: '4821', centAmount: 5_000 }],
			pageUrl: `${stage.home}order/${UUID}/confirmation/`,
		},
	}
}
