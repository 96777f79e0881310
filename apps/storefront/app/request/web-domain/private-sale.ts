import { privateSaleAt } from '@vitrine/commerce/web-domains/rules/web-domain'
import { formatDay } from '@vitrine/market/format'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { SiteParams } from './site-params.ts'

type Sold = Pick<SiteParams, 'privateSales'>
/** A moment in the words of a language and the time of a site. */
export type MomentView = { day: string; time: string }
/** What is said of a private sale that is to come or runs: when it opens or ends. */
export type SaleNotice = { state: 'before' | 'open'; moment: MomentView }

/** Of a site's private sale, for its menu: whether it has an entry, and when, in milliseconds, that may be otherwise (R122). */
export function saleEntry({ privateSales: sale }: Sold, now: Date): { isAnnounced: boolean; changesAt: number | null } {
	if (!sale) return { isAnnounced: false, changesAt: null }
	const { isAnnounced, changesAt } = privateSaleAt(sale, now)
	return { isAnnounced, changesAt }
}

/** When what kept pages of a site say of its private sale is over, in milliseconds since 1970: no page is given past it (R122). */
export function saleChange({ privateSales: sale }: Sold, now: Date): number {
	return (sale && privateSaleAt(sale, now).changesAt) ?? Number.POSITIVE_INFINITY
}

type Where = { site: SiteCode; locale: LocaleCode; now: Date }

/** What the home page says of a site's private sale from seven days before it until its end; null at all other times (brief 3.15). */
export function saleNotice({ privateSales: sale }: Sold, where: Where): SaleNotice | null {
	if (!sale) return null
	const { isAnnounced, state } = privateSaleAt(sale, where.now)
	if (!isAnnounced || state === 'over') return null
	return { state, moment: momentView(state === 'open' ? sale.endDate : sale.startDate, where) }
}

/** `Friday 28 November`, `08:00`. */
export function momentView(instant: string, { site, locale }: Omit<Where, 'now'>): MomentView {
	const { tag } = LOCALES[locale]
	const { timeZone } = SITES[site]
	const moment = new Date(instant)
	const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
	return { day: formatDay(tag, moment, timeZone), time: time.format(moment) }
}
