import { LANGUAGES, type Language } from '@vitrine/market/locales'
import { hasCommon, isEmpty } from '../bitset.ts'
import type { Meaning } from '../meaning.ts'
import type { ColorwayEntry, ProductEntry } from '../entries.ts'
import { countOf, forEachOf, hasMoreThan, type Members, membersOf } from '../members.ts'
import type { Projection } from '../projection.ts'
import type { SiteCatalog } from '../site-catalog.ts'
import type { Sliced } from '../slices.ts'
import type { Audiences } from './audiences.ts'
import { addConjunction, agreeing, costOf } from './combine.ts'
import { CommonWords } from './common-words.ts'
import { indexLanguages, type LanguageIndex, type LanguageIndexes } from './language-index.ts'
import { mergeAlternatives } from './merge.ts'
import { createSizeNames } from './read-sizes.ts'
import { References } from './references.ts'
import { Scored, ScoredSets, Unscored } from './scored.ts'
import { understand } from './understand.ts'
import { mostOf, scoreUnit } from './unit-scores.ts'
import type { Unit } from './units.ts'

/** A condition recognized in the query. */
export type Condition = Meaning & {
	/** As typed. */
	words: string
	/** The query without these words. */
	rest: string
}

/** Matching colorways with scores, in ascending order, and the interpretation of the words. */
export type TextMatch = {
	members: Members
	scores: Float32Array
	/** The corrected query, where a typed word is unknown. */
	correctedQuery: string | null
	conditions: readonly Condition[]
	/** Ignored words: unknown, or without a match beside the rest. */
	ignored: readonly string[]
}

const WEIGHTS = { reference: 100_000, referencePrefix: 100 }
/** Colorways of a rare word. */
const FEW = 200
/** Colorways that are looked up in the lists of words; of more, the lists are gone through. */
const MANY = 4_000
/** Maximum units of a query; each doubles the subsets to try. */
const MOST_UNITS = 8

/** Full-text search over a catalog: words in the requested language, else in the others, and references. */
export class TextIndex {
	readonly #projection: Projection
	readonly #references: References
	readonly #indexes: LanguageIndexes
	readonly #audiences: Audiences
	readonly #sizeNames = createSizeNames()
	readonly #sets: ScoredSets
	readonly #unscored: ScoredSets
	readonly #common: CommonWords

	private constructor(options: {
		projection: Projection
		indexes: LanguageIndexes
		audiences: Audiences
		references: References
	}) {
		this.#projection = options.projection
		const size = options.projection.room.colorways
		this.#sets = new ScoredSets(size, Scored)
		this.#unscored = new ScoredSets(size, Unscored)
		this.#common = new CommonWords(options.projection)
		this.#audiences = options.audiences
		this.#references = options.references
		this.#indexes = options.indexes
	}

	static *build(projection: Projection): Sliced<TextIndex> {
		const { indexes, audiences } = yield* indexLanguages(projection)
		const references = yield* References.build(projection)
		return new TextIndex({ projection, indexes, audiences, references })
	}

	/** Call `settle` after products have entered or left. */
	enter(product: ProductEntry): void {
		this.#common.clear()
		this.#audiences.enter(product)
		this.#references.enter(product)
		for (const { vocabulary, meanings } of this.#indexes.values()) {
			vocabulary.enter(product)
			for (const colorway of this.#colorwaysOf(product)) meanings.enter(colorway)
		}
	}

	/** Call it before the product gives up its ordinals. */
	leave(product: ProductEntry): void {
		this.#common.clear()
		this.#audiences.leave(product)
		this.#references.leave(product)
		for (const { vocabulary, meanings } of this.#indexes.values()) {
			vocabulary.leave(product)
			for (const colorway of this.#colorwaysOf(product)) meanings.leave(colorway)
		}
	}

	settle(): void {
		for (const { vocabulary } of this.#indexes.values()) vocabulary.settle()
	}

	/** Matches of a query among the published colorways of a site. */
	search(
		query: string,
		{ catalog, language, isTyping = false }: { catalog: SiteCatalog; language: Language; isTyping?: boolean },
	): TextMatch {
		this.#sets.takeBack()
		this.#unscored.takeBack()
		const found = this.#sets.lend()
		this.#addReferences(found, query)
		const plain = { correctedQuery: null, conditions: [], ignored: [] }
		const { published } = catalog.listing
		if (hasCommon(found.members, published)) return { ...compact(found), ...plain }
		const { units: all, unknown } = understand(query, {
			own: this.index(language),
			indexes: this.#indexes,
			sizes: this.#sizeNames(catalog),
			isTyping,
		})
		const units = mergeAlternatives(all.slice(0, MOST_UNITS))
		const { agreed, parts } = this.#agreement(units, catalog)
		addConjunction(found, parts)
		const match = compact(found)
		if (match.scores.length === 0) return { ...match, ...plain }
		const agreedUnits = agreed.flatMap((place) => units[place]!.members)
		const left = all
			.filter((unit) => !agreedUnits.includes(unit))
			.map((unit) => unit.part ?? query.slice(unit.start, unit.end))
		const halves = agreedUnits.flatMap(({ unknownPart }) => unknownPart ?? [])
		return {
			...match,
			correctedQuery: correct(query, agreedUnits),
			conditions: agreedUnits.flatMap((unit) => conditionOf(query, unit)),
			ignored: [...new Set([...left, ...halves, ...unknown.map(({ surface }) => surface)])],
		}
	}

	/**
	 * The units that agree, and their scores. Where one of them is rare, the others are asked about its few colorways;
	 * otherwise all of them about those that they have in common.
	 */
	#agreement(units: readonly { unit: Unit }[], catalog: SiteCatalog): { agreed: number[]; parts: Scored[] } {
		const { published } = catalog.listing
		const input = { catalog, indexes: this.#indexes, common: this.#common, isAlone: units.length === 1 }
		const score = ({ unit }: { unit: Unit }, among?: Members) =>
			scoreUnit(unit, { ...input, sets: this.#sets, among }).restrict(published)
		if (units.length === 1) {
			const only = score(units[0]!)
			return isEmpty(only.members) ? { agreed: [], parts: [] } : { agreed: [0], parts: [only] }
		}
		const costs = units.map(({ unit }) => costOf(unit))
		const asParts = (sets: readonly Scored[]) => sets.map(({ members }, place) => ({ members, cost: costs[place]! }))
		const uses = units.map(({ unit }) => mostOf(unit, this.#indexes) ?? Number.POSITIVE_INFINITY)
		const rarest = uses.indexOf(Math.min(...uses))
		const rare = uses[rarest]! <= FEW ? score(units[rarest]!) : undefined
		const few = rare && membersOf(rare.members)
		if (rare && few && few.bits.length > 0) {
			const scored = units.map((unit, place) => (place === rarest ? rare : score(unit, few)))
			const agreed = agreeing(asParts(scored), rarest)
			if (agreed) return { agreed, parts: agreed.map((place) => scored[place]!) }
		}
		const matched = units.map(({ unit }) => scoreUnit(unit, { ...input, sets: this.#unscored }).restrict(published))
		const agreed = agreeing(asParts(matched)) ?? []
		const [first, ...others] = agreed.map((place) => matched[place]!)
		for (const { members } of others) first?.restrict(members)
		const common = first && membersOf(first.members)
		const among = common && !hasMoreThan(common, MANY) ? common : undefined
		return { agreed, parts: agreed.map((place) => score(units[place]!, among)) }
	}

	index(language: Language): LanguageIndex {
		return this.#indexes.get(language) ?? this.#indexes.get(LANGUAGES[0])!
	}

	#colorwaysOf({ firstColorway, endColorway }: ProductEntry): ColorwayEntry[] {
		return this.#projection.colorways.slice(firstColorway, endColorway)
	}

	#addReferences(found: Scored, query: string): void {
		for (const ordinal of this.#references.startingWith(query)) found.raise(ordinal, WEIGHTS.referencePrefix)
		for (const ordinal of this.#references.exactly(query)) found.raise(ordinal, WEIGHTS.reference)
	}
}

/** What is left of a set that is lent. */
function compact({ members, scores }: Scored): Pick<TextMatch, 'members' | 'scores'> {
	const left = membersOf(members)
	const own = new Float32Array(countOf(left))
	let place = 0
	forEachOf(left, (colorway) => (own[place++] = scores[colorway]!))
	return { members: left, scores: own }
}

function conditionOf(query: string, { condition, start, end, remainder }: Unit): Condition[] {
	if (!condition) return []
	const rest = `${query.slice(0, start)} ${remainder} ${query.slice(end)}`.replaceAll(/\s+/g, ' ').trim()
	return [{ ...condition, words: query.slice(start, end), rest }]
}

function correct(query: string, units: readonly Unit[]): string | null {
	const corrections = units.filter(({ correction }) => correction !== undefined).toSorted((a, b) => b.start - a.start)
	if (corrections.length === 0) return null
	return corrections.reduce(
		(text, { correction, start, end }) => text.slice(0, start) + correction + text.slice(end),
		query,
	)
}
