import { formatMoney } from '@vitrine/market/format'
import { type VoucherProgress, voucherProgress } from '@vitrine/market/loyalty'
import type { SiteParams } from '#app/request/web-domain/site-params.ts'

/** Why points are not understood. */
type PointsRefusal = 'required' | 'whole' | 'huge'

/** A real number of points has no more digits. */
const MOST_DIGITS = 9

export type LoyaltyView = {
	/** What the card costs, null when it is free; missing where none is sold (R112). */
	card?: { price: string | null }
	/** How far points go; missing where the site has no scale (R113). */
	points?: PointsView
}

export type PointsView = {
	/** Points that make a voucher. */
	scale: number
	/** As they came, for the form to show again. */
	typed: string
	/** Only once points were asked about. */
	answer?: VoucherProgress
	refusal?: PointsRefusal
}

type Terms = Pick<SiteParams, 'loyaltyCardCentAmount' | 'loyaltyScale' | 'currency'>

/** What the site's parameters say of its loyalty card, in words of a language tag; `typed`: the points of the address, null without. */
export function loyaltyView(terms: Terms, { tag, typed }: { tag: string; typed: string | null }): LoyaltyView {
	const { loyaltyCardCentAmount: centAmount, loyaltyScale: scale, currency } = terms
	return {
		...(centAmount === null
			? {}
			: { card: { price: centAmount === 0 ? null : formatMoney(tag, { centAmount, currency }) } }),
		...(scale ? { points: pointsView(scale, typed) } : {}),
	}
}

function pointsView(scale: number, typed: string | null): PointsView {
	if (typed === null) return { scale, typed: '' }
	const read = readPoints(typed)
	if ('refusal' in read) return { scale, typed: typed.slice(0, 40), refusal: read.refusal }
	return { scale, typed: String(read.points), answer: voucherProgress(read.points, scale) }
}

/** Points as they were typed into the form: a whole number, blanks between thousands allowed (R113). */
export function readPoints(typed: string): { points: number } | { refusal: PointsRefusal } {
	const digits = typed.replaceAll(/\s/g, '').replace(/^0+(?=\d)/, '')
	if (digits === '') return { refusal: 'required' }
	if (!/^\d+$/.test(digits)) return { refusal: 'whole' }
	return digits.length > MOST_DIGITS ? { refusal: 'huge' } : { points: Number(digits) }
}
