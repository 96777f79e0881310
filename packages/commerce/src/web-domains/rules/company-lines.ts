import { addressLines } from '@vitrine/market/address-lines'
import type { Seller } from '../contract.ts'

/** Company and address, as lines in the format of its country. */
export function companyAddress({ companyName, address }: Seller): string[] {
	return [companyName, ...addressLines(address)]
}

/**
 * Company details required in e-mails (law 2; in many countries business letters must): name with legal form, address,
 * contact, registers and VAT number.
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
