import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import { priceFault } from '../pricing/commands/set-prices.ts'
import type { Scope } from './entries.ts'
import { duplicates, type Fault, under } from './fault.ts'
import type { Known } from './known.ts'
import type { ProductRecord } from './product-record.ts'

type Colorway = ProductRecord['colorways'][number]
type Variant = Colorway['variants'][number]
type Price = NonNullable<Variant['prices'][SiteCode]>
type Context = { known: Known; scope: Scope; sizes: ReadonlyMap<string, unknown> | undefined }

/** Validates a product: unknown references, an incomplete composition, a site without a price. */
export function checkProduct(product: ProductRecord, { known, scope }: { known: Known; scope: Scope }): Fault[] {
	const faults: Fault[] = []
	if (known.products.has(product.id)) faults.push({ field: 'id', reason: 'duplicate-product', detail: product.id })
	const categories = [
		['category', product.category],
		...(product.categories ?? []).map((id, i) => [`categories[${i}]`, id]),
	]
	for (const [field, id] of categories as [string, string][]) {
		if (!known.categories.has(id)) faults.push({ field, reason: 'unknown-category', detail: id })
	}
	const sizes = known.sizeRuns.get(product.sizeRun)
	if (!sizes) faults.push({ field: 'sizeRun', reason: 'unknown-size-run', detail: product.sizeRun })
	if (product.manufacturer !== undefined && !known.manufacturers.has(product.manufacturer)) {
		faults.push({ field: 'manufacturer', reason: 'unknown-manufacturer', detail: product.manufacturer })
	}
	if (Object.keys(product.texts).length === 0) faults.push({ field: 'texts', reason: 'no-language' })
	faults.push(...checkComposition(product), ...checkIdentities(product), ...checkMeasures(product, sizes))
	for (const [i, colorway] of product.colorways.entries()) {
		faults.push(...checkColorway(colorway, { known, scope, sizes }).map(under(`colorways[${i}]`)))
	}
	return faults
}

function checkComposition({ composition }: ProductRecord): Fault[] {
	return (composition ?? []).flatMap(({ fibres }, i): Fault[] => {
		// Hundredths of a percent as integers: 33.33 three times must not be 99.99000000000001.
		const sum = fibres.reduce((total, { percent }) => total + Math.round(percent * 100), 0)
		if (sum === 10_000) return []
		return [{ field: `composition[${i}].fibres`, reason: 'composition-not-100-percent', detail: String(sum / 100) }]
	})
}

/** A measure is of a size that exists: a size key mistyped would be missing from the table, and nobody would notice. */
function checkMeasures({ measures }: ProductRecord, sizes: Context['sizes']): Fault[] {
	return Object.entries(measures ?? {}).flatMap(([measure, bySize]) =>
		Object.keys(bySize)
			.filter((size) => sizes && !sizes.has(size))
			.map((size) => ({ field: `measures.${measure}`, reason: 'unknown-size', detail: size })),
	)
}

function checkIdentities({ colorways }: ProductRecord): Fault[] {
	const ids = duplicates(colorways.map(({ id }) => id.toLowerCase()))
	const places = colorways.flatMap((colorway, i) =>
		colorway.variants.map((variant, j) => ({ field: `colorways[${i}].variants[${j}]`, ...variant })),
	)
	const skus = duplicates(places.map(({ sku }) => sku))
	const withGtin = places.filter((place) => place.gtin !== undefined)
	const gtins = duplicates(withGtin.map(({ gtin }) => gtin!))
	return [
		...ids.map((i) => ({ field: `colorways[${i}].id`, reason: 'duplicate-colorway', detail: colorways[i]?.id })),
		...skus.map((i) => ({ field: `${places[i]!.field}.sku`, reason: 'duplicate-sku', detail: places[i]?.sku })),
		...gtins.map((i) => ({ field: `${withGtin[i]!.field}.gtin`, reason: 'duplicate-gtin', detail: withGtin[i]?.gtin })),
	]
}

function checkColorway(colorway: Colorway, context: Context): Fault[] {
	const faults: Fault[] = []
	if (Object.keys(colorway.texts).length === 0) faults.push({ field: 'texts', reason: 'no-language' })
	const published = publicationsOf(colorway)
	for (const [site, { from, until }] of published) {
		if (isOutOfScope(site, context)) continue
		if (!context.known.currencies.has(site)) faults.push({ field: `published.${site}`, reason: 'unknown-site' })
		if (until && Date.parse(until) <= Date.parse(from)) {
			faults.push({ field: `published.${site}.until`, reason: 'ends-before-it-starts' })
		}
	}
	for (const i of duplicates(colorway.variants.map(({ size }) => size))) {
		faults.push({ field: `variants[${i}].size`, reason: 'duplicate-size', detail: colorway.variants[i]?.size })
	}
	const sites = published.map(([site]) => site).filter((site) => context.scope.sites.has(site))
	for (const [i, variant] of colorway.variants.entries()) {
		faults.push(...checkVariant(variant, { ...context, sites }).map(under(`variants[${i}]`)))
	}
	return faults
}

function publicationsOf({ published }: Colorway) {
	const periods = Object.entries(published) as [SiteCode, { from: string; until?: string } | null][]
	return periods.flatMap(([site, period]) => (period ? [[site, period] as const] : []))
}

function checkVariant(variant: Variant, context: Context & { sites: SiteCode[] }): Fault[] {
	const faults: Fault[] = []
	if (context.sizes && !context.sizes.has(variant.size)) {
		faults.push({ field: 'size', reason: 'unknown-size', detail: variant.size })
	}
	for (const site of context.sites) {
		if (!variant.prices[site]) faults.push({ field: `prices.${site}`, reason: 'no-price-on-published-site' })
	}
	for (const location of Object.keys(variant.stock ?? {})) {
		if (location === 'warehouse' || context.known.stores.has(location)) continue
		faults.push({ field: `stock.${location}`, reason: 'unknown-store', detail: location })
	}
	for (const [site, price] of Object.entries(variant.prices) as [SiteCode, Price][]) {
		if (isOutOfScope(site, context)) continue
		const currency = context.known.currencies.get(site)
		const fault = currency ? faultOfPrice(variant.sku, price, currency) : 'unknown-site'
		if (fault) faults.push({ field: `prices.${site}`, reason: fault, detail: JSON.stringify(price) })
	}
	return faults
}

/** A known site that the file is not taken for. */
function isOutOfScope(site: SiteCode, { known, scope }: Context): boolean {
	return known.sites.has(site) && !scope.sites.has(site)
}

function faultOfPrice(sku: string, { centAmount, offer }: Price, currency: Currency) {
	if (offer && !offer.privateSale && offer.from === undefined) return 'offer-without-start'
	if (offer?.privateSale && (offer.from ?? offer.until) !== undefined) return 'private-sale-has-its-own-period'
	const dated = offer && {
		centAmount: offer.centAmount,
		from: new Date(offer.from ?? 0),
		until: offer.until === undefined ? null : new Date(offer.until),
	}
	return priceFault({ sku, centAmount, vatClass: 'standard', offer: dated ?? null }, currency)
}
