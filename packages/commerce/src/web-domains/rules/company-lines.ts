import { formatAddress } from 'localized-address-format'
import type { Seller } from '../contract.ts'

/** The company and its address, in the lines its country writes them in. */
export function companyAddress({ companyName, address }: Seller): string[] {
	const { line1, line2, postalCode, city, countryCode } = address
	const addressLines = [line1, line2 ?? ''].filter(Boolean)
	return [companyName, ...formatAddress({ postalCountry: countryCode, locality: city, postalCode, addressLines })]
}

/**
 * Who a company is, as every e-mail says it (law 2; in many countries business letters must): name with legal form, address,
 * where it is reached, its registers and its VAT number.
 */
export function companyLines(seller: Seller): string[] {
	const registers = seller.registrations.map(({ label, value }) => `${label} ${value}`)
	return [
		...companyAddress(seller),
		seller.email,
		...(seller.phone ? [seller.phone] : []),
		...registers,
		seller.vatNumber,
	]
}
