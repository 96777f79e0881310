import type { DeliveryMethod } from '@vitrine/commerce/fulfillment/contract'
import type { Currency } from '@vitrine/market/currencies'
import { formatDay, formatMoney } from '@vitrine/market/format'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'

/** A delivery method in words: the day it is there at the latest, and what it costs; null is free. */
export type DeliveryView = { id: string; kind: DeliveryMethod['kind']; by: string; cost: string | null }

export function deliveryViews(
	methods: DeliveryMethod[],
	{ site, locale, currency }: { site: SiteCode; locale: LocaleCode; currency: Currency },
): DeliveryView[] {
	const { tag } = LOCALES[locale]
	const { timeZone } = SITES[site]
	return methods.map(({ id, kind, centAmount, latestOn }) => ({
		id,
		kind,
		// Noon of that day is on that day in every zone of ours.
		by: formatDay(tag, new Date(`${latestOn}T12:00:00Z`), timeZone),
		cost: centAmount === 0 ? null : formatMoney(tag, { centAmount, currency }),
	}))
}
