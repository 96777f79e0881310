import { GOOD_FRIDAY, type Country } from '../country.ts'

/** Provinces of ISO 3166-2:ES by the first two digits of the postal code, from 01 on. */
const PROVINCES =
	'Álava,Albacete,Alicante,Almería,Ávila,Badajoz,Illes Balears,Barcelona,Burgos,Cáceres,Cádiz,Castellón,Ciudad Real,Córdoba,A Coruña,Cuenca,Girona,Granada,Guadalajara,Gipuzkoa,Huelva,Huesca,Jaén,León,Lleida,La Rioja,Lugo,Madrid,Málaga,Murcia,Navarra,Ourense,Asturias,Palencia,Las Palmas,Pontevedra,Salamanca,Santa Cruz de Tenerife,Cantabria,Segovia,Sevilla,Soria,Tarragona,Teruel,Toledo,Valencia,Valladolid,Bizkaia,Zamora,Zaragoza,Ceuta,Melilla'.split(
		',',
	)

/** Spain. */
export const ES = {
	address: { postalCodeExample: '28001', isNumeric: true, region: 'follows', callingCode: '34' },
	postalCode: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, undelivered: /^(35|38|51|52)/ },
	provinceOf: (postalCode) => PROVINCES[Number(postalCode.slice(0, 2)) - 1],
	vat: { standard: [{ from: '2012-09-01', basisPoints: 2100 }] },
	vatNumber: /^ES[A-Z]\d{7}[A-Z0-9]$/,
	sizes: { first: 'fr' },
	/** AEPD, guide on cookies: 24 months at most. */
	consent: { months: 6, atMostMonths: 24 },
	holidays: ['01-01', '01-06', GOOD_FRIDAY, '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
	/** Código de Comercio art. 30. */
	invoiceYears: 6,
} as const satisfies Country
