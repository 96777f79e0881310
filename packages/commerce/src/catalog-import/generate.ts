import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { CURRENCIES } from '@vitrine/market/currencies'
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { COLOR_FAMILIES } from '../catalog/colors.ts'
import { webDomainRecord } from './fixtures.ts'
import type { CatalogRecordInput } from './records.ts'

const SIZES = ['XS', 'S', 'M', 'L', 'XL']
const COLORS_PER_PRODUCT = 4
const DEPARTMENTS = ['women', 'men', 'kids', 'accessories']
const GARMENTS = ['shirt', 'dress', 'skirt', 'coat', 'jumper', 'jeans', 'tee', 'jacket', 'blouse', 'shorts']
const CLOTHS = ['poplin', 'linen', 'denim', 'wool', 'jersey', 'twill', 'velvet']
const FITS = ['slim', 'regular', 'loose']

/** Generates a catalog of `variants` variants without pictures, deterministically, for benchmarks. */
export function* generateCatalog({
	variants,
	variantsPerProduct = SIZES.length * COLORS_PER_PRODUCT,
	sites = SITE_CODES,
}: {
	variants: number
	/** By default five sizes in each of up to four colors. */
	variantsPerProduct?: number
	sites?: readonly SiteCode[]
}): Generator<CatalogRecordInput> {
	for (const site of sites) yield webDomainRecord(site)
	yield { type: 'size-run', id: 'letters', sizes: SIZES.map((key) => ({ key, labels: { alpha: key } })) }
	for (const department of DEPARTMENTS) {
		yield { type: 'category', id: department, texts: { fr: { name: department, slug: department } } }
		for (const garment of GARMENTS) {
			const id = `${department}-${garment}`
			yield { type: 'category', id, parent: department, texts: { fr: { name: garment, slug: garment } } }
		}
	}
	const perProduct = variantsPerProduct
	for (let number = 0; number * perProduct < variants; number++) {
		yield generatedProduct({ number, sites, variants: Math.min(perProduct, variants - number * perProduct) })
	}
}

function pick<T>(values: readonly T[], number: number): T {
	return values[number % values.length]!
}

type Options = { number: number; sites: readonly SiteCode[]; variants: number }

function generatedProduct({ number, sites, variants }: Options): CatalogRecordInput {
	const id = `GEN${String(number).padStart(6, '0')}`
	const garment = pick(GARMENTS, number)
	const department = pick(DEPARTMENTS, Math.floor(number / GARMENTS.length))
	const cloth = pick(CLOTHS, number)
	const from = '2026-01-05T00:00:00Z'
	const colorways = Array.from({ length: Math.ceil(variants / SIZES.length) }, (_, color) => ({
		id: `${id}-C${color}`,
		family: pick(COLOR_FAMILIES, number + 5 * color),
		swatch: `#${((number * 7919 + color * 104729) % 0xffffff).toString(16).padStart(6, '0')}`,
		texts: { fr: { name: pick(COLOR_FAMILIES, number + 5 * color) } },
		published: Object.fromEntries(sites.map((site) => [site, { from }])),
		variants: SIZES.slice(0, variants - color * SIZES.length).map((size, position) => ({
			sku: `${id}-C${color}-${size}`,
			size,
			prices: Object.fromEntries(sites.map((site) => [site, generatedPrice(site, number)])),
			stock: { warehouse: (number * 13 + color * 7 + position * 3) % 40 },
		})),
	}))
	return {
		type: 'product',
		id,
		category: `${department}-${garment}`,
		sizeRun: 'letters',
		launchedOn: `2026-0${1 + (number % 9)}-1${number % 10}`,
		rank: number,
		texts: {
			fr: { name: `${garment} ${cloth} ${number}`, slug: `${garment}-${cloth}-${number}`, description: `${garment}.` },
			en: { name: `${cloth} ${garment} ${number}`, slug: `${cloth}-${garment}-${number}`, description: `${cloth}.` },
		},
		attributes: { fit: pick(FITS, number), cloth },
		composition: [{ part: 'main', fibres: [{ fibre: 'cotton', percent: 100 }] }],
		colorways,
	}
}

function generatedPrice(site: SiteCode, number: number) {
	const { priceStep } = CURRENCIES[SITES[site].currency]
	const centAmount = 1995 + (number % 120) * 100
	if (number % 5 !== 0) return { centAmount }
	const reduced = Math.floor((centAmount * 7) / 10 / priceStep) * priceStep
	return { centAmount, offer: { centAmount: reduced, from: '2026-02-10T00:00:00Z' } }
}

/** `node generate.ts --variants 100000 FILE` writes such a catalog as JSON Lines. */
async function main(): Promise<void> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { variants: { type: 'string', default: '100000' } },
	})
	const output = createWriteStream(positionals[0] ?? 'generated.jsonl')
	for (const record of generateCatalog({ variants: Number(values.variants) })) {
		if (!output.write(`${JSON.stringify(record)}\n`)) await once(output, 'drain')
	}
	output.end()
	await once(output, 'close')
}

if (import.meta.main) await main()
