import { EASTER_MONDAY, type Country } from '../country.ts'

/** ISO 3166-2:IT. */
const PROVINCES = new Set(
	'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV'.split(
		' ',
	),
)

/** Italy. */
export const IT = {
	address: { postalCodeExample: '00184', isNumeric: true, region: 'required', regionLetters: 2, callingCode: '39' },
	postalCode: { pattern: /^\d{5}$/, undelivered: /^(23041|22061)$/ },
	provinceCodes: PROVINCES,
	vat: { standard: [{ from: '2013-10-01', basisPoints: 2200 }] },
	vatNumber: /^IT\d{11}$/,
	sizes: { first: 'it', second: 'eu' },
	/** Garante, 10 June 2021: nobody is asked again for six months, and a "×" closes the layer as a refusal. */
	consent: { months: 6, atLeastMonths: 6, hasRefusingClose: true },
	// Saint Francis since 2026 (legge 151/2025).
	holidays: [
		'01-01',
		'01-06',
		EASTER_MONDAY,
		'04-25',
		'05-01',
		'06-02',
		'08-15',
		'10-04',
		'11-01',
		'12-08',
		'12-25',
		'12-26',
	],
	/** Codice civile art. 2220. */
	invoiceYears: 10,
} as const satisfies Country
