import { addressLines } from '@vitrine/market/address-lines'
import type { Seller } from '../contract.ts'

/** The company and its address, in the lines its country writes them in. */
export function companyAddress({ companyName, address }: Seller): string[] {
	return [companyName, ...addressLines(address)]
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
