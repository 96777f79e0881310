import type { DeliveryMethod } from '@vitrine/commerce/fulfillment/contract/delivery'
import type { Currency } from '@vitrine/market/currencies'
import { formatMoney } from '@vitrine/market/format'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'

export type DeliveryPrice = {
	kind: Exclude<DeliveryMethod['kind'], 'email'>
	/** Null when it is free. */
	price: string | null
}

/**
 * What each way of delivery costs a cart, in the order they are offered in: one amount for all of them would call the
 * delivery free as soon as the store hands it out for nothing.
 */
export function deliveryPrices(
	methods: readonly Pick<DeliveryMethod, 'kind' | 'centAmount'>[],
	{ locale, currency }: { locale: LocaleCode; currency: Currency },
): DeliveryPrice[] {
	const cheapest = new Map<DeliveryPrice['kind'], number>()
	for (const { kind, centAmount } of methods)
		if (kind !== 'email') cheapest.set(kind, Math.min(centAmount, cheapest.get(kind) ?? centAmount))
	return [...cheapest].map(([kind, centAmount]) => ({
		kind,
		price: centAmount > 0 ? formatMoney(LOCALES[locale].tag, { centAmount, currency }) : null,
	}))
}
