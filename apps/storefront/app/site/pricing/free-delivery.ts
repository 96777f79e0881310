import type { LocaleCode } from '@vitrine/market/locales'
import type { SiteParams } from '#app/site/web-domain/site-params.ts'
import { roundAmount } from './round-amount.ts'

/** From which amount a site delivers free, in words (R123); null where it never does, or the criteria are of a shape nobody understands. */
export function freeDeliveryAmount({ freeDelivery, currency }: SiteParams, locale: LocaleCode): string | null {
	return roundAmount({ locale, currency, centAmount: freeDelivery?.minAmountCents ?? null })
}
