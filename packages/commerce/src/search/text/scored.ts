import { forEachOf, type Members, within } from '../members.ts'
import { addTo, type Bitset, emptySet, intersect, isIn } from '../bitset.ts'

/** Colorways with a score each. `scores` of any other is what was there before: clearing the members is enough. */
export class Scored {
	readonly members: Bitset
	readonly scores: Float32Array<ArrayBuffer>

	constructor(size: number) {
		this.members = emptySet(size)
		this.scores = new Float32Array(size)
	}

	/** The best score counts; one of 0 is none. */
	raise(colorway: number, score: number): void {
		if (!(score > 0)) return
		if (!isIn(this.members, colorway)) addTo(this.members, colorway)
		else if (score <= this.scores[colorway]!) return
		this.scores[colorway] = score
	}

	/** `among`: the only ones that matter. */
	raiseAll(set: Bitset, score: number, among?: Members): void {
		if (among) return forEachOf(within(among, set), (colorway) => this.raise(colorway, score))
		for (let index = 0; index < set.length; index++)
			for (let word = set[index]!; word !== 0; word &= word - 1)
				this.raise((index << 5) + 31 - Math.clz32(word & -word), score)
	}

	/** Leaves out who is not in the set. */
	restrict(set: Bitset): this {
		intersect(this.members, set)
		return this
	}
}

/** Lends sets for one search: to make one of a large catalog's size costs more than most searches. */
export class ScoredSets {
	readonly #size: number
	readonly #set: Bitset
	readonly #all: Scored[] = []
	#lent = 0

	/** `size`: of the catalog, in colorways. */
	constructor(size: number) {
		this.#size = size
		this.#set = emptySet(size)
	}

	/** An empty set, until `takeBack`. */
	lend(): Scored {
		const scored = (this.#all[this.#lent] ??= new Scored(this.#size))
		this.#lent += 1
		scored.members.fill(0)
		return scored
	}

	/** A set for the words of one term, with anything in it. */
	lendSet(): Bitset {
		return this.#set
	}

	/** Call it before a search: nothing is used any longer that was lent. */
	takeBack(): void {
		this.#lent = 0
	}
}
