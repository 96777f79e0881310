import type { VatRate } from './country.ts'
import { COUNTRIES } from './country-packs.ts'

/** VAT class of a variant: `childrens` has a rate of its own in Great Britain only, per size (law 11). */
export const VAT_CLASSES = ['standard', 'childrens'] as const
export type VatClass = (typeof VAT_CLASSES)[number]

/** A rate of the records, which takes the place of the country's own from its day on. */
export type RecordedRate = VatRate & { countryCode: string; vatClass: VatClass }

let recorded: readonly RecordedRate[] = []

/** Makes these the recorded rates of this process: with its sites, before anything is sold (decision 0100). */
export function installVatRates(rates: readonly RecordedRate[]): void {
	recorded = rates.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/**
 * VAT rate in basis points in the country of delivery on a day (ISO date in the zone of the site): of the records and
 * the country's file, the one that began last. Throws for a country without a file: nothing may be sold there.
 */
export function vatRate(countryCode: string, { vatClass, day }: { vatClass: VatClass; day: string }): number {
	const { vat } = COUNTRIES[countryCode] ?? {}
	if (!vat) throw new RangeError(`no VAT rate for ${countryCode}`)
	const own = vatClass === 'childrens' ? vat.childrens : undefined
	const ofClass = [...(own ?? []), ...recordedOf(countryCode, vatClass)]
	// Until a rate of its own begins a class has the standard one.
	const hasOwn = vatClass !== 'standard' && ofClass.some(({ from }) => from <= day)
	return rateOn(hasOwn ? ofClass : [...vat.standard, ...recordedOf(countryCode, 'standard')], day)
}

function recordedOf(countryCode: string, vatClass: VatClass): readonly RecordedRate[] {
	return recorded.filter((rate) => rate.countryCode === countryCode && rate.vatClass === vatClass)
}

/** The rate that began last by a day; before all of them the first. */
function rateOn(rates: readonly VatRate[], day: string): number {
	const begun = rates.filter(({ from }) => from <= day)
	return (begun.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)).at(-1) ?? rates[0]!).basisPoints
}

/** Countries with a known rate: the only ones a web domain may deliver to. */
export const TAXED_COUNTRIES: readonly string[] = Object.keys(COUNTRIES)
