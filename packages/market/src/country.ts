/** A fixed day (`12-25`), or days after Easter Sunday. */
export type Holiday = `${number}-${number}` | number

/** A rate of VAT in basis points (2000 is 20 %) from a day on (ISO date, in the zone of the site that sells). */
export type VatRate = { from: string; basisPoints: number }

/** How a choice of cookies holds (law 8). */
export type ConsentRules = {
	/** Until the visitor is asked again, after a refusal and a consent alike. */
	months: number
	/** The law forbids asking again earlier. */
	atLeastMonths?: number
	/** The law lets no choice hold longer. */
	atMostMonths?: number
	/** A "×" that closes the layer stands in it, and means a refusal. */
	hasRefusingClose?: boolean
}

/**
 * What a country's law and post say: one file per country in `countries/`. A shop delivers to, bills in and sells in
 * countries that have one. Address forms are from Google's libaddressinput data (CC BY 4.0, see NOTICE.md).
 */
export type Country = {
	address: {
		/** A valid postal code, for hint and error. */
		postalCodeExample: string
		/** Postal codes of digits only: a numeric keyboard fits. */
		isNumeric: boolean
		/** First administrative level, where the country writes it. One that `follows` is a fact of the postal code, and may stay empty. */
		region?: 'required' | 'optional' | 'follows'
		/** Letters of the code the region is written as. */
		regionLetters?: number
		/** Calling code of its phone numbers (R108). */
		callingCode: string
	}
	postalCode: {
		/** Of a normalized code. */
		pattern: RegExp
		/** Where a code without blanks and hyphens is divided, from its end when negative, and by what. */
		divided?: { at: number; by: ' ' | '-' }
		/** Codes outside the VAT area (law 11), or with another standard rate than the country's: no delivery there. */
		undelivered?: RegExp
	}
	/** Where the region follows from the postal code; undefined for an invalid one. */
	provinceOf?: (postalCode: string) => string | undefined
	/** Where the region is written as a code. */
	provinceCodes?: ReadonlySet<string>
	/** Rates in order of their days. `childrens` where the law has a rate for the sizes that files mark as children's. */
	vat: { standard: readonly VatRate[]; childrens?: readonly VatRate[] }
	/** Format of VAT numbers, without a check of validity. */
	vatNumber?: RegExp
	/** Codes of the size system of its shop, and of the one in brackets (brief 2.5). */
	sizes: { first: string; second?: string }
	/** Six months, what the strictest authorities ask, where a file cites nothing else. */
	consent: ConsentRules
	/** National public holidays: no delivery, and no legal period ends on them (Regulation 1182/71, art. 3). */
	holidays: readonly Holiday[]
	/** Holidays by the weekday (0 is Sunday), such as first Mondays. */
	isMovableHoliday?: (day: { month: number; date: number; weekday: number }) => boolean
	/** Years an invoice is kept after the year of its issue. */
	invoiceYears: number
}

export const GOOD_FRIDAY = -2
export const EASTER_MONDAY = 1
export const ASCENSION = 39
export const WHIT_MONDAY = 50
export const CORPUS_CHRISTI = 60
