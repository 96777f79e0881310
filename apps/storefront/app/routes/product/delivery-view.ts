import type { DeliveryMethod } from '@vitrine/commerce/fulfillment/contract/delivery'
import type { Currency } from '@vitrine/market/currencies'
import { formatDay, formatMoney } from '@vitrine/market/format'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'

/** A delivery method in words: the day it is there at the latest, and what it costs; null is free. */
export type DeliveryView = { id: string; kind: Kind; by: string; cost: string | null }

/** Goods are never sent by e-mail. */
type Kind = Exclude<DeliveryMethod['kind'], 'email'>

export function deliveryViews(
	methods: DeliveryMethod[],
	{ site, locale, currency }: { site: SiteCode; locale: LocaleCode; currency: Currency },
): DeliveryView[] {
	const { tag } = LOCALES[locale]
	const { timeZone } = SITES[site]
	const ofGoods = methods.flatMap(({ kind, ...method }) => (kind === 'email' ? [] : { ...method, kind }))
	return ofGoods.map(({ id, kind, centAmount, latestOn }) => ({
		id,
		kind,
		// Noon of that day is on that day in every zone of ours.
		by: formatDay(tag, new Date(`${latestOn}T12:00:00Z`), timeZone),
		cost: centAmount === 0 ? null : formatMoney(tag, { centAmount, currency }),
	}))
}
