/** Columns of a Shopify product export, in order; `{market}` is the name of a market. */
export const SHOPIFY_COLUMNS = [
	'Handle',
	'Title',
	'Body (HTML)',
	'Vendor',
	'Product Category',
	'Type',
	'Tags',
	'Published',
	...[1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`, `Option${n} Linked To`]),
	'Variant SKU',
	'Variant Grams',
	'Variant Inventory Tracker',
	'Variant Inventory Qty',
	'Variant Inventory Policy',
	'Variant Fulfillment Service',
	'Variant Price',
	'Variant Compare At Price',
	'Variant Requires Shipping',
	'Variant Taxable',
	'Unit Price Total Measure',
	'Unit Price Total Measure Unit',
	'Unit Price Base Measure',
	'Unit Price Base Measure Unit',
	'Variant Barcode',
	'Image Src',
	'Image Position',
	'Image Alt Text',
	'Gift Card',
	'SEO Title',
	'SEO Description',
	'Google Shopping / Google Product Category',
	'Google Shopping / Gender',
	'Google Shopping / Age Group',
	'Google Shopping / MPN',
	'Google Shopping / AdWords Grouping',
	'Google Shopping / AdWords Labels',
	'Google Shopping / Condition',
	'Google Shopping / Custom Product',
	...[0, 1, 2, 3, 4].map((n) => `Google Shopping / Custom Label ${n}`),
	'Variant Image',
	'Variant Weight Unit',
	'Variant Tax Code',
	'Cost per item',
	'Status',
] as const

/** Column names of the newer template. */
const NEWER_NAMES: Readonly<Record<string, string>> = {
	'url handle': 'Handle',
	description: 'Body (HTML)',
	'published on online store': 'Published',
	sku: 'Variant SKU',
	barcode: 'Variant Barcode',
	price: 'Variant Price',
	'compare-at price': 'Variant Compare At Price',
	'charge tax': 'Variant Taxable',
	'tax code': 'Variant Tax Code',
	'inventory tracker': 'Variant Inventory Tracker',
	'inventory quantity': 'Variant Inventory Qty',
	'continue selling when out of stock': 'Variant Inventory Policy',
	'weight value (grams)': 'Variant Grams',
	'weight unit for display': 'Variant Weight Unit',
	'requires shipping': 'Variant Requires Shipping',
	'fulfillment service': 'Variant Fulfillment Service',
	'unit price total measure': 'Unit Price Total Measure',
	'product image url': 'Image Src',
	'variant image url': 'Variant Image',
	'google shopping / manufacturer part number (mpn)': 'Google Shopping / MPN',
	'google shopping / ad group name': 'Google Shopping / AdWords Grouping',
	'google shopping / ads labels': 'Google Shopping / AdWords Labels',
}

const KNOWN = new Map<string, string>(SHOPIFY_COLUMNS.map((name) => [name.toLowerCase(), name]))
const OF_A_MARKET = /^(Included|Price|Compare At Price|Compare-at price) \/ (.+)$/i
/** `Fabric (product.metafields.shopify.fabric)`. */
const METAFIELD = /\((?:product|variant)\.metafields\./i

/** Canonical name of a column. */
export function shopifyColumn(name: string): string {
	const market = OF_A_MARKET.exec(name)
	if (market) {
		const kind = /^c/i.test(market[1]!)
			? 'Compare At Price'
			: market[1]!.charAt(0).toUpperCase() + market[1]!.slice(1).toLowerCase()
		return `${kind} / ${market[2]}`
	}
	const lower = name.toLowerCase()
	return KNOWN.get(lower) ?? NEWER_NAMES[lower] ?? name
}

export function isShopifyColumn(name: string): boolean {
	return KNOWN.has(name.toLowerCase()) || OF_A_MARKET.test(name) || METAFIELD.test(name)
}

/** Columns without a counterpart in Vitrine: reported, so that operators do not believe they were imported. */
const NOT_TAKEN =
	/^(?:SEO (?:Title|Description)|Image Alt Text|Variant Grams|Variant Weight Unit|Cost per item|Variant Tax Code|Unit Price .*|Google Shopping \/ (?:MPN|AdWords .*|Custom Product|Custom Label \d))$/
/** Material metafields, the only ones read. */
const MATERIAL_METAFIELD = /metafields\.\w+\.(?:fabric|material|composition)\)$/i

/** True if a known column is imported. */
export function isTaken(name: string): boolean {
	if (METAFIELD.test(name)) return MATERIAL_METAFIELD.test(name)
	return !NOT_TAKEN.test(shopifyColumn(name))
}
