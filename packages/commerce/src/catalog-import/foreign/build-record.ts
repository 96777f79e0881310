import type { CatalogRecordInput } from '../records.ts'
import type { Entry } from '../entries.ts'
import { buildColorways } from './build-colorways.ts'
import { Findings } from './findings.ts'
import { idOf } from './ids.ts'
import { plainText } from './plain-text.ts'
import type { ForeignProduct } from './product.ts'
import { categoryOf, compositionOf, isDefaultManufacturer, manufacturerOf, sizeRunOf } from './resolve.ts'
import type { Vocabulary } from './vocabulary.ts'
import { lookUp, slugOf } from './words.ts'

/** Converts a foreign product to a record, or reports every fault. */
export function buildRecord(product: ForeignProduct, vocabulary: Vocabulary): Entry {
	const id = idOf(product.id.value)
	const findings = new Findings(id)
	const words = product.categoryWords.map(({ value }) => value)
	const category = categoryOf(words, vocabulary)
	const categoryPlace = product.categoryWords[0] ?? product.id
	if (category === undefined) {
		vocabulary.unknown.add('categories', words[0] ?? '')
		findings.fault(categoryPlace, 'no-category-for-it', words.join(' | ').slice(0, 200))
	}
	if (product.title.value === '') findings.fault(product.title, 'missing')
	const sizes = product.variants.map(({ size }) => size.value)
	const system = product.variants[0]?.sizeSystem
	const sizeRun = sizeRunOf(sizes, { category, system }, vocabulary)
	const sizePlace = product.variants[0]?.size ?? product.id
	if (!sizeRun) {
		for (const size of new Set(sizes)) vocabulary.unknown.add('sizes', size)
		findings.fault(sizePlace, 'no-size-run-for-it', [...new Set(sizes)].join(' | ').slice(0, 200))
	}
	const keys = sizeRun?.keys ?? new Map<string, string>()
	const colorways = buildColorways(product, { id, keys, findings, vocabulary })
	if (category === undefined || !sizeRun || findings.rows.length > 0) return { kind: 'bad', rows: findings.rows }

	findings.place('category', categoryPlace)
	findings.place('texts', product.title)
	findings.place('sizeRun', sizePlace)
	findings.place('manufacturer', product.vendor)
	findings.place('id', product.id)
	const manufacturer = manufacturerOf(product.vendor.value, vocabulary)
	if (isDefaultManufacturer(product.vendor.value, vocabulary))
		vocabulary.unknown.add('manufacturers', product.vendor.value)
	const brand = product.vendor.value.trim().slice(0, 70)
	const composition = compositionOf([...product.materials, ...product.tags], vocabulary)
	const text = {
		name: product.title.value.slice(0, 200),
		slug: slugOf(product.slug) || slugOf(id),
		description: plainText(product.description),
	}
	const record: CatalogRecordInput = {
		type: 'product',
		id,
		category,
		sizeRun: sizeRun.run,
		launchedOn: vocabulary.now.toISOString().slice(0, 10),
		texts: { [vocabulary.language]: text },
		attributes: { ...product.attributes, ...attributesOf(product.tags, vocabulary) },
		...(manufacturer === undefined ? {} : { manufacturer }),
		...(brand === '' ? {} : { brand }),
		...(composition === undefined ? {} : { composition: composition as never }),
		colorways,
	}
	return { kind: 'record', line: product.line, record, fields: findings.fields }
}

function attributesOf(tags: readonly string[], { mapping }: Vocabulary): Record<string, string> {
	return Object.assign({}, ...tags.map((tag) => lookUp(mapping.attributes, tag) ?? {}))
}
