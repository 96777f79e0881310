import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import type { VatClass } from '@vitrine/market/vat'
import type { DatabaseTransaction } from '../../database/client.ts'
import { lockPriceLog, offerOfRow, priceFault, setPrices, type VariantPrice } from './set-prices.ts'

/** What changes of a price: what is absent stays, `offer: null` ends the offer. */
export type PriceChange = {
	sku: string
	centAmount?: number | undefined
	vatClass?: VatClass | undefined
	offer?: { centAmount: number; from: Date; until: Date | null } | null | undefined
}

export const PRICE_OUTCOMES = [
	'accepted',
	'sku-unknown',
	'price-missing',
	'not-a-price-step',
	'offer-not-below-price',
	'offer-ends-before-it-starts',
] as const
export type PriceOutcome = (typeof PRICE_OUTCOMES)[number]

type Changes = { site: SiteCode; currency: Currency; now: Date; changes: readonly PriceChange[] }

/**
 * Changes prices of variants on a site, with the log that reductions are compared with (law 1). One outcome per change,
 * in their order; a refused one stops no other. Of several for one variant the last counts. `written`: how many prices
 * differ now.
 */
export async function changePrices(
	tx: DatabaseTransaction,
	input: Changes,
): Promise<{ outcomes: PriceOutcome[]; written: number }> {
	const { site, currency, now, changes } = input
	const skus = [...new Set(changes.map(({ sku }) => sku))]
	// What is read here is written back: nobody else may change it in between.
	await lockPriceLog(tx)
	const rows = await tx.selectFrom('prices').selectAll().where('site', '=', site).where('sku', 'in', skus).execute()
	const prices = new Map(
		rows.map((row): [string, VariantPrice] => [
			row.sku,
			{
				sku: row.sku,
				centAmount: row.cent_amount,
				vatClass: row.vat_class,
				offer: offerOfRow(row),
			},
		]),
	)
	const changed = new Set<string>()
	const outcomes = changes.map((change): PriceOutcome => {
		const before = prices.get(change.sku)
		const centAmount = change.centAmount ?? before?.centAmount
		if (centAmount === undefined) return 'price-missing'
		const offer = change.offer === undefined ? (before?.offer ?? null) : change.offer
		const price = { sku: change.sku, centAmount, vatClass: change.vatClass ?? before?.vatClass ?? 'standard', offer }
		const fault = priceFault(price, currency)
		if (fault) return fault
		prices.set(change.sku, price)
		changed.add(change.sku)
		return 'accepted'
	})
	const written = await setPrices(tx, { site, currency, now, prices: [...changed].map((sku) => prices.get(sku)!) })
	return { outcomes, written }
}
