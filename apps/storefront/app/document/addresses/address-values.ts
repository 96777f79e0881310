import type { DeliveryChoice } from '@vitrine/commerce/checkout/contract'
import type { Address } from '@vitrine/commerce/orders/contract'
import type { FormValues } from '#app/document/forms/submitted-form.ts'

/** Parts of an address as the form's controls end in them. */
export const PARTS = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'region', 'countryCode'] as const

/** An address under the names of the form's controls. */
export function prefixed(prefix: 'a-' | 'b-', address: Address): Record<string, string> {
	return Object.fromEntries(PARTS.map((part) => [`${prefix}${part}`, address[part] ?? '']))
}

/** The address whose controls begin with a prefix, as typed. */
export function addressOf(values: FormValues, prefix: 'a-' | 'b-') {
	const part = (name: (typeof PARTS)[number]) => values[`${prefix}${name}`] ?? ''
	return {
		firstName: part('firstName'),
		lastName: part('lastName'),
		line1: part('line1'),
		line2: part('line2'),
		postalCode: part('postalCode'),
		city: part('city'),
		region: part('region'),
		countryCode: part('countryCode'),
	}
}

export function isBilledElsewhere({
	address,
	billingAddress,
}: Pick<DeliveryChoice, 'address' | 'billingAddress'>): boolean {
	return JSON.stringify(Object.entries(address).sort()) !== JSON.stringify(Object.entries(billingAddress).sort())
}
