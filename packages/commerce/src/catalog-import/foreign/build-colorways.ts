import type { CatalogRecordInput } from '../records.ts'
import { parseAmount } from './amounts.ts'
import type { Findings } from './findings.ts'
import { idOf } from './ids.ts'
import type { ForeignProduct, ForeignVariant, SourceValue } from './product.ts'
import { colorOf } from './resolve.ts'
import type { Vocabulary } from './vocabulary.ts'
import { lookUp, plain, slugOf } from './words.ts'

type ColorwayInput = (CatalogRecordInput & { type: 'product' })['colorways'][number]
type VariantInput = ColorwayInput['variants'][number]
type Context = { id: string; keys: ReadonlyMap<string, string>; findings: Findings; vocabulary: Vocabulary }

/** Groups the variants of a product by color, in file order. */
export function buildColorways(product: ForeignProduct, context: Context): ColorwayInput[] {
	const byColor = Map.groupBy(product.variants, ({ color }) => plain(color.value))
	return [...byColor.values()].flatMap((variants, i) => {
		const colorway = buildColorway(product, { ...context, variants, path: `colorways[${i}]` })
		return colorway ? [colorway] : []
	})
}

function buildColorway(
	product: ForeignProduct,
	context: Context & { variants: readonly ForeignVariant[]; path: string },
): ColorwayInput | undefined {
	const { id, findings, vocabulary, variants, path } = context
	const source = variants[0]!.color
	const color = colorOf(source.value, vocabulary)
	if (!color) {
		vocabulary.unknown.add('colors', source.value)
		findings.fault(source, source.value === '' ? 'no-color' : 'unknown-color', source.value || undefined)
		return undefined
	}
	findings.place(path, source)
	const images = [
		...new Map(
			[...variants.flatMap((variant) => variant.images), ...product.images].map((image) => [image.value, image]),
		).values(),
	]
	for (const [j, image] of images.entries()) findings.place(`${path}.images[${j}]`, image)
	const vatClass = vatClassOf(product, vocabulary)
	return {
		// A product without colors needs no suffix.
		id: idOf(source.value === '' ? id : `${id}-${slugOf(source.value) || idOf(source.value)}`),
		family: color.family,
		swatch: color.swatch,
		texts: { [vocabulary.language]: { name: color.name } },
		...(images.length > 0
			? { images: images.map(({ value }, j) => ({ view: j === 0 ? 'front' : `view-${j + 1}`, source: value })) }
			: {}),
		published: { [vocabulary.site]: product.isPublished ? { from: vocabulary.now.toISOString() } : null },
		variants: variants.map((variant, j) =>
			buildVariant(variant, { ...context, path: `${path}.variants[${j}]`, vatClass }),
		),
	}
}

function vatClassOf(product: ForeignProduct, { mapping }: Vocabulary) {
	const words = [...product.categoryWords.map(({ value }) => value), ...product.tags]
	return words.map((word) => lookUp(mapping.vatClasses, word)).find((vatClass) => vatClass !== undefined)
}

function buildVariant(
	variant: ForeignVariant,
	context: Context & { path: string; vatClass: 'standard' | 'childrens' | undefined },
): VariantInput {
	const { id, keys, findings, vocabulary, path, vatClass } = context
	const { site, currency, now } = vocabulary
	const price = `${path}.prices.${site}`
	findings.place(path, { line: variant.line, field: variant.sku.field })
	findings.place(`${path}.size`, variant.size)
	findings.place(`${path}.gtin`, variant.gtin)
	findings.place(price, variant.offer?.price ?? variant.price)
	if (variant.currency !== undefined && variant.currency !== currency) {
		findings.fault(variant.price, 'other-currency', `${variant.currency}, not ${currency}`)
	}
	const centAmount = amountOf(variant.price, context)
	const offerAmount = variant.offer && amountOf(variant.offer.price, context)
	const key = keys.get(variant.size.value) ?? variant.size.value
	const offer = variant.offer
		? {
				centAmount: offerAmount ?? 0,
				from: (variant.offer.from ?? now).toISOString(),
				...(variant.offer.until ? { until: variant.offer.until.toISOString() } : {}),
			}
		: null
	return {
		sku: variant.sku.value || [id, slugOf(variant.color.value), slugOf(key)].filter(Boolean).join('-'),
		size: key,
		...(variant.gtin.value === '' ? {} : { gtin: variant.gtin.value }),
		prices: {
			[site]: { centAmount: centAmount ?? 0, ...(vatClass ? { vatClass } : {}), offer },
		},
		...(variant.units === undefined ? {} : { stock: { warehouse: variant.units } }),
	}
}

function amountOf(source: SourceValue, { findings, vocabulary }: Context): number | undefined {
	const amount = parseAmount(source.value, vocabulary.currency)
	if (amount === undefined)
		findings.fault(source, source.value === '' ? 'missing' : 'not-an-amount', source.value || undefined)
	return amount
}
