import type { LocaleCode } from '@vitrine/market/locales'
import type { SiteParams } from './site-params.ts'
import { roundAmount } from '#app/facts/money/round-amount.ts'

/** The amount from which a site delivers free, in words (R123); null where it never does, or the criteria have an unknown form. */
export function freeDeliveryAmount({ freeDelivery, currency }: SiteParams, locale: LocaleCode): string | null {
	return roundAmount({ locale, currency, centAmount: freeDelivery?.minAmountCents ?? null })
}

/** The same in minor units for programs, which ask about delivery to the door; null where that is never free. */
export function freeHomeDeliveryFrom({ freeDelivery }: SiteParams): number | null {
	return freeDelivery?.deliveryModes.includes('home') ? freeDelivery.minAmountCents : null
}
