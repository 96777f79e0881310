import { parseAmount } from '../foreign/amounts.ts'
import type { ForeignProduct, ForeignVariant, SourceValue } from '../foreign/product.ts'
import type { TableRow } from '../foreign/read-table.ts'
import type { Vocabulary } from '../foreign/vocabulary.ts'
import type { ReportedRow } from '../report.ts'
import { optionKind } from './options.ts'

const GTIN = /^(\d{8}|\d{12,14})$/
const OPTIONS = [1, 2, 3] as const

type ReadInput = { vocabulary: Vocabulary; market: string; faults: ReportedRow[]; first: TableRow }

function sourceOf({ line, cells }: TableRow, field: string): SourceValue {
	return { line, field, value: cells[field] ?? '' }
}

/** Builds a product from all rows of its handle: the first has the product data, each may have a variant and a picture. */
export function shopifyProduct(
	rows: readonly [TableRow, ...TableRow[]],
	{ vocabulary, market }: { vocabulary: Vocabulary; market: string },
): { product: ForeignProduct; faults: ReportedRow[] } {
	const [first] = rows
	const input: ReadInput = { vocabulary, market, faults: [], first }
	const variants = rows
		.filter(({ cells }) => cells['Variant Price'] || cells['Option1 Value'] || cells['Variant SKU'])
		.map((row) => variantOf(row, input))
	checkOptions(rows, input)
	if (variants.length === 0)
		input.faults.push({ ...sourceOf(first, 'Variant Price'), reason: 'no-variant' } as ReportedRow)
	const tags = (first.cells.Tags ?? '').split(',').flatMap((tag) => tag.trim() || [])
	const ofVariants = new Set(variants.flatMap(({ images }) => images.map(({ value }) => value)))
	const hasColors = new Set(variants.map(({ color }) => color.value)).size > 1
	const images = imagesOf(rows).filter(({ value }) => !hasColors || !ofVariants.has(value))
	const included = first.cells[`Included / ${market}`]
	const filled = (field: string) => [sourceOf(first, field)].filter(({ value }) => value !== '')
	const product: ForeignProduct = {
		line: first.line,
		id: sourceOf(first, 'Handle'),
		slug: first.cells.Handle ?? '',
		title: sourceOf(first, 'Title'),
		description: first.cells['Body (HTML)'] ?? '',
		vendor: sourceOf(first, 'Vendor'),
		categoryWords: [
			...filled('Type'),
			...filled('Product Category'),
			...filled('Google Shopping / Google Product Category'),
			...tags.map((value) => ({ ...sourceOf(first, 'Tags'), value })),
		],
		tags,
		materials: materialsOf(first),
		attributes: attributesOf(first),
		isPublished:
			!/^false$/i.test(first.cells.Published ?? '') &&
			/^(active)?$/i.test(first.cells.Status ?? '') &&
			!/^false$/i.test(included ?? ''),
		images,
		variants,
	}
	return { product, faults: input.faults.map((fault) => ({ ...fault, record: product.id.value })) }
}

function optionOf(row: TableRow, kind: 'color' | 'size', { first }: ReadInput): SourceValue {
	const option = OPTIONS.find((n) => optionKind(first.cells[`Option${n} Name`] ?? '') === kind)
	if (option) return sourceOf(row, `Option${option} Value`)
	if (kind === 'size') return { ...sourceOf(row, 'Option1 Value'), value: '' }
	const metafield = Object.keys(first.cells).find((name) => name.endsWith('metafields.shopify.color-pattern)'))
	if (!metafield) return { ...sourceOf(row, 'Option1 Value'), value: '' }
	return { line: first.line, field: metafield, value: first.cells[metafield]?.split(';')[0]?.trim() ?? '' }
}

/** Vitrine's variants have color and size only: a third option is a fault. */
function checkOptions(rows: readonly TableRow[], { first, faults }: ReadInput): void {
	for (const n of OPTIONS) {
		const name = sourceOf(first, `Option${n} Name`)
		if (!['other', 'material'].includes(optionKind(name.value))) continue
		const values = new Set(rows.flatMap(({ cells }) => cells[`Option${n} Value`] || []))
		if (values.size > 1) {
			faults.push({ line: first.line, field: name.field, reason: 'option-not-supported', detail: name.value })
		}
	}
}

function variantOf(row: TableRow, input: ReadInput): ForeignVariant {
	const { vocabulary } = input
	// Shopify writes an apostrophe before digits so that spreadsheets keep their zeros.
	const bare = (field: string) => ({ ...sourceOf(row, field), value: (row.cells[field] ?? '').replace(/^'/, '') })
	const barcode = bare('Variant Barcode')
	const picture = sourceOf(row, 'Variant Image')
	return {
		line: row.line,
		sku: bare('Variant SKU'),
		color: optionOf(row, 'color', input),
		size: optionOf(row, 'size', input),
		gtin: GTIN.test(barcode.value) ? barcode : { ...barcode, value: '' },
		...pricesOf(row, input),
		units: unitsOf(row, { vocabulary, faults: input.faults }),
		images: picture.value === '' ? [] : [withProtocol(picture)],
	}
}

/** Reads prices: one with a higher compare-at price is an offer. The market's columns take precedence over the shop's. */
function pricesOf(
	row: TableRow,
	{ vocabulary, market }: ReadInput,
): Pick<ForeignVariant, 'price' | 'currency' | 'offer'> {
	const ofMarket = sourceOf(row, `Price / ${market}`)
	const isOfMarket = ofMarket.value !== ''
	const price = isOfMarket ? ofMarket : sourceOf(row, 'Variant Price')
	const compared = sourceOf(row, isOfMarket ? `Compare At Price / ${market}` : 'Variant Compare At Price')
	const currency = isOfMarket ? vocabulary.currency : vocabulary.mapping.currency
	if (compared.value === '') return { price, currency }
	const [now, before] = [price, compared].map(({ value }) => parseAmount(value, vocabulary.currency))
	if (now !== undefined && before !== undefined && before <= now) return { price, currency }
	return { price: compared, currency, offer: { price } }
}

function unitsOf(row: TableRow, { vocabulary, faults }: Pick<ReadInput, 'vocabulary' | 'faults'>): number | undefined {
	const { value, field } = sourceOf(row, 'Variant Inventory Qty')
	if (!row.cells['Variant Inventory Tracker'] && vocabulary.mapping.unitsWhenAvailable !== undefined) {
		return vocabulary.mapping.unitsWhenAvailable
	}
	if (value === '') return 0
	if (!/^-?\d{1,7}$/.test(value)) faults.push({ line: row.line, field, reason: 'not-a-whole-number', detail: value })
	// Negative stock is oversold.
	return Math.max(0, Number(value) || 0)
}

function imagesOf(rows: readonly TableRow[]): SourceValue[] {
	return rows
		.filter(({ cells }) => cells['Image Src'])
		.map((row) => ({
			position: Number(row.cells['Image Position'] || Number.MAX_SAFE_INTEGER),
			source: sourceOf(row, 'Image Src'),
		}))
		.toSorted((a, b) => a.position - b.position)
		.map(({ source }) => withProtocol(source))
}

function withProtocol(source: SourceValue): SourceValue {
	return source.value.startsWith('//') ? { ...source, value: `https:${source.value}` } : source
}

function materialsOf({ cells }: TableRow): string[] {
	const columns = Object.keys(cells).filter((name) => /metafields\.\w+\.(fabric|material|composition)\)$/.test(name))
	const options = OPTIONS.filter((n) => optionKind(cells[`Option${n} Name`] ?? '') === 'material')
	return [...columns, ...options.map((n) => `Option${n} Value`)].flatMap((name) => cells[name] || [])
}

function attributesOf({ cells }: TableRow): Record<string, string> {
	const gender = cells['Google Shopping / Gender']?.toLowerCase()
	const age = cells['Google Shopping / Age Group']?.toLowerCase()
	return { ...(gender ? { gender } : {}), ...(age ? { 'age-group': age } : {}) }
}
