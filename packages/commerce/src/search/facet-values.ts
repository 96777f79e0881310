import { COLOR_FAMILIES } from '../catalog/colors.ts'
import { emptySet } from './bitset.ts'
import { VALUE_FACETS, type ValueFacet } from './contract.ts'
import type { ColorwayEntry, FacetValueEntry, VariantEntry } from './entries.ts'

/** Display order of values (brief 2.4); others follow alphabetically. Sizes have their own order. */
const NATURAL_ORDER: Readonly<Partial<Record<ValueFacet, readonly string[]>>> = {
	color: COLOR_FAMILIES,
	fit: ['slim', 'regular', 'straight', 'relaxed', 'oversized', 'wide'],
	length: ['cropped', 'mini', 'short', 'knee', 'regular', 'ankle', 'midi', 'full', 'long', 'maxi'],
	neckline: ['crew', 'v-neck', 'round', 'roll', 'polo-collar', 'shirt-collar', 'band-collar', 'wrap', 'square', 'boat'],
	sleeve: ['sleeveless', 'short', 'three-quarter', 'long'],
	material: [
		'cotton',
		'linen',
		'wool',
		'cashmere',
		'silk',
		'viscose',
		'lyocell',
		'polyester',
		'polyamide',
		'leather',
		'denim',
	],
	pattern: ['plain', 'stripes', 'checks', 'floral', 'dots', 'other'],
	season: ['spring-summer', 'autumn-winter', 'all-year'],
	occasion: [
		'office',
		'school',
		'wedding',
		'party',
		'holiday',
		'beach',
		'sport',
		'rain',
		'snow',
		'between-seasons',
		'home',
		'night',
		'birth',
		'gift',
	],
}

type Draft = {
	facet: ValueFacet
	value: string
	alias?: string
	rank?: number
	labels?: Record<string, string>
}

/** The distinct facet values of a catalog, each as long as something has it. Ordinals are not given twice. */
export class FacetValues {
	readonly #room: number
	readonly #byName = new Map<string, FacetValueEntry>()
	#sorted: FacetValueEntry[] | undefined
	/** Facet of each ordinal, as index into VALUE_FACETS. */
	facets = new Uint8Array(0)

	/** `room`: of the sets of colorways. */
	constructor(room: number) {
		this.#room = room
	}

	/** By facet, then in display order. */
	get all(): readonly FacetValueEntry[] {
		this.#sorted ??= [...this.#byName.values()].sort(inDisplayOrder)
		return this.#sorted
	}

	/** A value that something has from now on. */
	use(draft: Draft): FacetValueEntry {
		const name = nameOf(draft)
		const entry = this.#byName.get(name) ?? this.#create(draft)
		if (entry.uses === 0) this.#byName.set(name, entry)
		entry.uses += 1
		return entry
	}

	/** Something has the value no longer. */
	release(entry: FacetValueEntry): void {
		entry.uses -= 1
		if (entry.uses > 0) return
		this.#byName.delete(nameOf(entry))
		this.#sorted = undefined
	}

	#create({ facet, value, alias = value, rank, labels }: Draft): FacetValueEntry {
		const natural = NATURAL_ORDER[facet]?.indexOf(value) ?? -1
		const ordinal = this.facets.length
		this.facets = Uint8Array.of(...this.facets, VALUE_FACETS.indexOf(facet))
		this.#sorted = undefined
		return {
			ordinal,
			facet,
			value,
			alias,
			labels,
			rank: rank ?? (natural < 0 ? Number.MAX_SAFE_INTEGER : natural),
			members: emptySet(this.#room),
			uses: 0,
		}
	}
}

/** All values of a colorway, of its product and of its sizes, in stock or not. */
export function* valuesOf(
	variants: readonly VariantEntry[],
	{ product, color, firstVariant, endVariant }: ColorwayEntry,
): Generator<FacetValueEntry> {
	yield* product.values
	yield color
	for (let variant = firstVariant; variant < endVariant; variant++) yield variants[variant]!.size.value
}

function nameOf({ facet, value }: Pick<Draft, 'facet' | 'value'>): string {
	return `${facet} ${value}`
}

function inDisplayOrder(a: FacetValueEntry, b: FacetValueEntry): number {
	const byFacet = VALUE_FACETS.indexOf(a.facet) - VALUE_FACETS.indexOf(b.facet)
	return byFacet || a.rank - b.rank || (a.value < b.value ? -1 : Number(a.value > b.value))
}

/** The attribute facets of a style: a value or a list of them by facet key. Facts are written `facts` in catalog files. */
export function attributeValues(attributes: Record<string, string | string[]>, facet: ValueFacet): string[] {
	const raw = attributes[facet] ?? (facet === 'fact' ? attributes.facts : undefined) ?? []
	return Array.isArray(raw) ? raw : [raw]
}

/** Main fibres: half or more of the first part. Other materials, such as leather or denim, are attributes. */
export function mainFibre(composition: readonly { fibres: { fibre: string; percent: number }[] }[]): string[] {
	return (composition[0]?.fibres ?? []).filter(({ percent }) => percent >= 50).map(({ fibre }) => fibre)
}

/** The main fibres of a product: a fifth or more of any part. */
export function mainFibres(composition: readonly { fibres: { fibre: string; percent: number }[] }[]): string[] {
	const main = composition.flatMap(({ fibres }) => fibres.filter(({ percent }) => percent >= 20))
	return [...new Set(main.map(({ fibre }) => fibre))]
}
