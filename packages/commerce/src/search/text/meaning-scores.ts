import type { Language } from '@vitrine/market/locales'
import { sizeLabel } from '../../catalog/rules/naming.ts'
import { pickText } from '../../catalog/queries/texts.ts'
import { addTo, type Bitset, emptySet, forEachMember, removeFrom } from '../bitset.ts'
import { AUDIENCES, type Meaning } from '../meaning.ts'
import type { ColorwayEntry, FacetValueEntry, ProductEntry } from '../entries.ts'
import type { Members } from '../members.ts'
import type { Projection } from '../projection.ts'
import type { SiteCatalog } from '../site-catalog.ts'
import type { Audiences } from './audiences.ts'
import type { Lexicon } from './lexicon.ts'
import type { Scored } from './scored.ts'
import { tokensOf } from './tokens.ts'

/** Scores of meanings. Below the score of a garment's own name: a red coat is a coat first. */
const WEIGHTS = { value: 6, nextValue: 4.5, accent: 3.5, fibre: 3, neutral: 1.5 }

type Raised = { scored: Scored; weight: number; among?: Members }

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
	readonly #accents = new Map<string, Bitset>()
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
			const own = this.#accents.get(family) ?? emptySet(this.#projection.room.colorways)
			addTo(own, colorway.ordinal)
			this.#accents.set(family, own)
		}
	}

	leave(colorway: ColorwayEntry): void {
		for (const family of this.#accentsOf(colorway)) removeFrom(this.#accents.get(family)!, colorway.ordinal)
	}

	/** Raises the score of every colorway with the meaning. `isAlone`: the query contains nothing else. */
	raise(meaning: Meaning, input: Raised & { catalog: SiteCatalog; isAlone: boolean }): void {
		const { facet, values } = meaning
		const { catalog, scored, weight, among } = input
		if (facet === 'audience') return this.#raiseAudience(values, input)
		if (facet === 'size' || facet === 'age') return raiseSizes(catalog, meaning, input)
		if (facet === 'offer' || facet === 'new') {
			const set = facet === 'offer' ? catalog.listing.onOffer : catalog.listing.isNew
			return scored.raiseAll(set, WEIGHTS.value * weight, among)
		}
		for (const [place, value] of values.entries()) {
			const score = place === 0 ? WEIGHTS.value : WEIGHTS.nextValue
			for (const entry of this.#projection.values.all)
				if (entry.facet === facet && entry.value === value) this.#raiseValue(entry, { ...input, score })
			const [accents, fibre] = [this.#accents.get(value), this.#projection.byFibre.get(value)]
			if (facet === 'color' && accents)
				scored.raiseAll(accents, ((WEIGHTS.accent * score) / WEIGHTS.value) * weight, among)
			if (facet === 'material' && fibre) scored.raiseAll(fibre, WEIGHTS.fibre * weight, among)
		}
	}

	#raiseValue(entry: FacetValueEntry, { scored, score, weight, among }: Raised & { score: number }): void {
		if (entry.facet !== 'occasion') return scored.raiseAll(entry.members, score * weight, among)
		// A style lists its occasions by suitability.
		const { colorways } = this.#projection
		forEachMember(entry.members, (colorway) =>
			scored.raise(colorway, (score - placeAmong(colorways[colorway]!.product, entry)) * weight),
		)
	}

	#raiseAudience(values: readonly string[], { scored, weight, among, isAlone }: Raised & { isAlone: boolean }): void {
		for (const audience of AUDIENCES.filter((known) => values.includes(known))) {
			const { own, neutral } = this.#audiences.of(audience)
			for (const set of own) scored.raiseAll(set, WEIGHTS.value * weight, among)
			if (neutral && !isAlone) scored.raiseAll(neutral, WEIGHTS.neutral * weight, among)
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
function raiseSizes(
	{ site, projection, stock }: SiteCatalog,
	{ facet, values }: Meaning,
	{ scored, weight, among }: Raised,
): void {
	const [wanted = ''] = values
	for (const entry of projection.values.all) {
		if (entry.facet !== 'size' || !entry.labels) continue
		const labels = entry.labels
		const fits =
			facet === 'age'
				? Object.values(labels).some((label) => coversAge(label, wanted))
				: sizeNames(sizeLabel(site, { key: entry.alias, labels })).includes(wanted)
		const left = fits ? stock.bySize.get(entry.ordinal) : undefined
		if (left) scored.raiseAll(left, WEIGHTS.nextValue * weight, among)
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
