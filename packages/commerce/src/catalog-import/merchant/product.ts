import { SIZE_SYSTEMS } from '@vitrine/market/size-systems'
import { splitPrice } from '../foreign/amounts.ts'
import type { ForeignProduct, ForeignVariant, SourceValue } from '../foreign/product.ts'
import type { Vocabulary } from '../foreign/vocabulary.ts'
import type { ReportedRow } from '../report.ts'
import { type FeedItem, valueOf } from './attributes.ts'

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

type ReadInput = { vocabulary: Vocabulary; faults: ReportedRow[] }
const GTIN = /^(\d{8}|\d{12,14})$/

function sourceOf(item: FeedItem, field: string): SourceValue {
	return { line: item.line, field, value: valueOf(item, field) }
}

/** Builds a product from the items of a group. Common values come from the first. */
export function merchantProduct(
	items: readonly [FeedItem, ...FeedItem[]],
	vocabulary: Vocabulary,
): { product: ForeignProduct; faults: ReportedRow[] } {
	const [first] = items
	const input: ReadInput = { vocabulary, faults: [] }
	const variants = items.map((item) => variantOf(item, input))
	const group = sourceOf(first, 'item_group_id')
	const id = group.value === '' ? sourceOf(first, 'id') : group
	const title = sourceOf(first, 'title')
	const name = commonTitle(title.value || valueOf(first, 'structured_title'), first)
	const words = (field: string) =>
		(first.values.get(field) ?? []).filter(Boolean).map((value) => ({ line: first.line, field, value }))
	const product: ForeignProduct = {
		line: first.line,
		id,
		slug: name,
		title: { ...title, value: name },
		description: valueOf(first, 'description') || valueOf(first, 'structured_description'),
		vendor: sourceOf(first, 'brand'),
		categoryWords: [...words('product_type'), ...words('google_product_category')],
		tags: [0, 1, 2, 3, 4].flatMap((n) => valueOf(first, `custom_label_${n}`) || []),
		materials: [valueOf(first, 'material')].filter(Boolean),
		attributes: attributesOf(first),
		isPublished: true,
		images: [],
		variants,
	}
	return { product, faults: input.faults.map((fault) => ({ ...fault, record: id.value })) }
}

/** Removes color and size from the end of a title: feeds append them, `Linen shirt - Blue, M`. */
function commonTitle(title: string, item: FeedItem): string {
	let name = title
	for (let before = ''; before !== name; ) {
		before = name
		for (const word of [valueOf(item, 'size'), valueOf(item, 'color')]) {
			const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
			if (word !== '') name = name.replace(new RegExp(`\\s*(?:[-–,|/(]\\s*|\\s)${escaped}\\s*\\)?$`, 'i'), '')
		}
	}
	return name.trim() || title
}

function variantOf(item: FeedItem, input: ReadInput): ForeignVariant {
	const { vocabulary } = input
	const gtin = { ...sourceOf(item, 'gtin'), value: valueOf(item, 'gtin').replaceAll(/[\s-]/g, '') }
	const images = [...(item.values.get('image_link') ?? []), ...(item.values.get('additional_image_link') ?? [])]
	return {
		line: item.line,
		sku: sourceOf(item, 'id'),
		color: sourceOf(item, 'color'),
		size: sourceOf(item, 'size'),
		sizeSystem: labelledSystem(valueOf(item, 'size_system').toUpperCase()),
		gtin: GTIN.test(gtin.value) ? gtin : { ...gtin, value: '' },
		...pricesOf(item, input),
		units: isAvailable(item) ? vocabulary.mapping.unitsWhenAvailable : 0,
		images: images
			.filter(Boolean)
			.map((value, i) => ({ line: item.line, field: i === 0 ? 'image_link' : 'additional_image_link', value })),
	}
}

/** Code of the size system whose labels a system of the feed has. */
function labelledSystem(merchantCode: string): string | undefined {
	const system = [...SIZE_SYSTEMS.values()].find((one) => one.merchantCode === merchantCode)
	return system?.labelsOf ?? system?.code
}

function isAvailable(item: FeedItem): boolean {
	return /^(in[_ ]stock|backorder|preorder|limited[_ ]availability)$/i.test(valueOf(item, 'availability'))
}

function pricesOf(item: FeedItem, input: ReadInput): Pick<ForeignVariant, 'price' | 'currency' | 'offer'> {
	const price = priceOf(item, 'price', input)
	const sale = valueOf(item, 'sale_price') === '' ? undefined : priceOf(item, 'sale_price', input)
	if (!sale) return price
	const effective = sourceOf(item, 'sale_price_effective_date')
	const period = effective.value === '' ? undefined : parsePeriod(effective.value)
	if (effective.value !== '' && !period) {
		input.faults.push({ line: item.line, field: effective.field, reason: 'not-a-period', detail: effective.value })
	}
	// A feed may repeat the price as the sale price when there is no sale.
	if (sale.price.value === price.price.value) return price
	return { ...price, offer: { price: sale.price, ...period } }
}

/** Reads a price with its currency; reports a missing or unsupported one. */
function priceOf(item: FeedItem, field: string, { vocabulary, faults }: ReadInput) {
	const source = sourceOf(item, field)
	const parts = splitPrice(source.value)
	if (source.value !== '' && !parts) {
		faults.push({ line: item.line, field, reason: 'no-currency', detail: source.value })
	} else if (parts && parts.currency !== vocabulary.currency) {
		faults.push({
			line: item.line,
			field,
			reason: 'other-currency',
			detail: `${parts.code}, not ${vocabulary.currency}`,
		})
	}
	return { price: { ...source, value: parts?.amount ?? source.value }, currency: undefined }
}

function attributesOf(item: FeedItem): Record<string, string> {
	const source = { gender: 'gender', 'age-group': 'age_group', pattern: 'pattern', 'size-type': 'size_type' }
	const entries = Object.entries(source).map(([key, name]) => [key, valueOf(item, name).toLowerCase()] as const)
	return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** Parses an instant of a feed, `2026-02-24T11:07+0100`; without a zone it is UTC. Undefined when invalid. */
export function parseInstant(text: string): Date | undefined {
	const [, day, time = '00:00', zone = 'Z'] = INSTANT.exec(text.trim()) ?? []
	if (!day) return undefined
	const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`
	const instant = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${offset}`)
	return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** Parses `2026-02-24T11:07+0100/2026-03-01T23:59+0100`. Undefined unless two instants in order. */
export function parsePeriod(text: string): { from: Date; until: Date } | undefined {
	const [start, end, ...rest] = text.split('/')
	const from = parseInstant(start ?? '')
	const until = parseInstant(end ?? '')
	return from && until && rest.length === 0 && from < until ? { from, until } : undefined
}
