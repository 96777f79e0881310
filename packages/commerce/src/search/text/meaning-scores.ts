import type { Language } from '@vitrine/market/locales'
import { sizeLabel } from '../../catalog/rules/naming.ts'
import { pickText } from '../../catalog/queries/texts.ts'
import { forEachMember } from '../bitset.ts'
import { AUDIENCES, type Meaning } from '../meaning.ts'
import type { ColorwayEntry, FacetValueEntry, ProductEntry } from '../entries.ts'
import type { Projection } from '../projection.ts'
import type { SiteCatalog } from '../site-catalog.ts'
import type { Audiences } from './audiences.ts'
import type { Lexicon } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

/** Scores of meanings. Below the score of a garment's own name: a red coat is a coat first. */
const WEIGHTS = { value: 6, nextValue: 4.5, accent: 3.5, fibre: 3, neutral: 1.5 }

export type Raise = (colorway: number, score: number) => void

/** An age or age range in a size's label. */
const AGE = /(\d+)(?:[–-](\d+))?\s*(ans?|years?|años?|anni|anno|lat|jahre?|mois|months?|mes(?:es)?|mesi|mies)/gi
const MONTHS = /^m/i

/** Scores colorways by a meaning. One per language, because color names are words. */
export class MeaningScores {
	readonly #projection: Projection
	readonly #audiences: Audiences
	readonly #lexicon: Lexicon
	readonly #language: Language
	/** Colorways whose second color or color name belongs to another family. */
	readonly #accents = new Map<string, Set<number>>()
	/** Families in a color name: thousands of colorways share a few dozen. */
	readonly #families = new Map<string, readonly string[]>()

	constructor(options: { projection: Projection; audiences: Audiences; lexicon: Lexicon; language: Language }) {
		this.#projection = options.projection
		this.#audiences = options.audiences
		this.#lexicon = options.lexicon
		this.#language = options.language
	}

	enter(colorway: ColorwayEntry): void {
		for (const family of this.#accentsOf(colorway)) {
			const own = this.#accents.get(family)
			if (own) own.add(colorway.ordinal)
			else this.#accents.set(family, new Set([colorway.ordinal]))
		}
	}

	leave(colorway: ColorwayEntry): void {
		for (const family of this.#accentsOf(colorway)) this.#accents.get(family)?.delete(colorway.ordinal)
	}

	/** Raises the score of every colorway with the meaning. `isAlone`: the query contains nothing else. */
	raise(meaning: Meaning, { catalog, isAlone, raise }: { catalog: SiteCatalog; isAlone: boolean; raise: Raise }): void {
		const { facet, values } = meaning
		if (facet === 'audience') return this.#raiseAudience(values, { isAlone, raise })
		if (facet === 'size' || facet === 'age') return raiseSizes(catalog, meaning, raise)
		if (facet === 'offer' || facet === 'new') {
			const set = facet === 'offer' ? catalog.listing.onOffer : catalog.listing.isNew
			return forEachMember(set, (colorway) => raise(colorway, WEIGHTS.value))
		}
		for (const [place, value] of values.entries()) {
			const score = place === 0 ? WEIGHTS.value : WEIGHTS.nextValue
			for (const entry of this.#projection.values.all)
				if (entry.facet === facet && entry.value === value) this.#raiseValue(entry, { score, raise })
			if (facet === 'color')
				for (const colorway of this.#accents.get(value) ?? []) raise(colorway, (WEIGHTS.accent * score) / WEIGHTS.value)
			if (facet === 'material') this.#raiseFibre(value, raise)
		}
	}

	#raiseValue(entry: FacetValueEntry, { score, raise }: { score: number; raise: Raise }): void {
		if (entry.facet !== 'occasion') return forEachMember(entry.members, (colorway) => raise(colorway, score))
		// A style lists its occasions by suitability.
		const { colorways } = this.#projection
		forEachMember(entry.members, (colorway) => raise(colorway, score - placeAmong(colorways[colorway]!.product, entry)))
	}

	#raiseFibre(fibre: string, raise: Raise): void {
		for (const { firstColorway, endColorway } of this.#projection.byFibre.get(fibre) ?? [])
			for (let colorway = firstColorway; colorway < endColorway; colorway++) raise(colorway, WEIGHTS.fibre)
	}

	#raiseAudience(values: readonly string[], { isAlone, raise }: { isAlone: boolean; raise: Raise }): void {
		for (const audience of AUDIENCES.filter((known) => values.includes(known))) {
			const { own, neutral } = this.#audiences.of(audience)
			for (const set of own) forEachMember(set, (colorway) => raise(colorway, WEIGHTS.value))
			if (neutral && !isAlone) forEachMember(neutral, (colorway) => raise(colorway, WEIGHTS.neutral))
		}
	}

	#accentsOf({ texts, color }: ColorwayEntry): string[] {
		const name = pickText(texts, this.#language) ?? ''
		const found = this.#families.get(name) ?? familiesIn(name, this.#lexicon)
		this.#families.set(name, found)
		return found.filter((family) => family !== color.value)
	}
}

/** Position of a value among a product's values of the facet, at most the weight of a value. */
function placeAmong({ values }: ProductEntry, entry: FacetValueEntry): number {
	const own = values.filter(({ facet }) => facet === entry.facet)
	return Math.min(0.6 * own.indexOf(entry), WEIGHTS.value / 2)
}

function familiesIn(name: string, lexicon: Lexicon): string[] {
	const meanings = tokensOf(name).flatMap(({ folded }) => lexicon.find([folded])?.meanings ?? [])
	return [...new Set(meanings.flatMap(({ facet, values }) => (facet === 'color' ? values.slice(0, 1) : [])))]
}

/** Raises colorways with the size in stock: by the site's own label, or an age a label names. */
function raiseSizes({ site, projection, stock }: SiteCatalog, { facet, values }: Meaning, raise: Raise): void {
	const [wanted = ''] = values
	for (const entry of projection.values.all) {
		if (entry.facet !== 'size' || !entry.labels) continue
		const labels = entry.labels
		const fits =
			facet === 'age'
				? Object.values(labels).some((label) => coversAge(label, wanted))
				: sizeNames(sizeLabel(site, { key: entry.alias, labels })).includes(wanted)
		const left = fits ? stock.bySize.get(entry.ordinal) : undefined
		if (left) forEachMember(left, (colorway) => raise(colorway, WEIGHTS.nextValue))
	}
}

/** `UK 12` is 12, `W29 (40)` is w29 and 40, `W32 L30` is w32, `36/38` is both. */
export function sizeNames(label: string): string[] {
	const names = label.toLowerCase().match(/[\p{L}\p{N}½]+/gu) ?? []
	return [label.toLowerCase(), ...names]
}

/** True if a size's label covers an age given as `6y` or `12m`: a range includes both ends. */
function coversAge(label: string, wanted: string): boolean {
	const age = Number.parseInt(wanted, 10)
	return [...label.matchAll(AGE)].some(([, from, until, unit]) => {
		if (MONTHS.test(unit!) !== wanted.endsWith('m')) return false
		const first = Number(from)
		return until ? first <= age && age <= Number(until) : first === age
	})
}
