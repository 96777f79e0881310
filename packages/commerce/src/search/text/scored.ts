import type { Members } from '../members.ts'
import { addTo, type Bitset, emptySet, intersect, isIn } from '../bitset.ts'

/** Colorways with a score each. `scores` of any other is what was there before: clearing the members is enough. */
export class Scored {
	readonly members: Bitset
	readonly scores: Float32Array<ArrayBuffer>

	constructor(size: number, scores = new Float32Array(size)) {
		this.members = emptySet(size)
		this.scores = scores
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
		if (among) return this.#raiseAmong(set, score, among)
		for (let index = 0; index < set.length; index++)
			for (let word = set[index]!; word !== 0; word &= word - 1)
				this.raise((index << 5) + 31 - Math.clz32(word & -word), score)
	}

	#raiseAmong(set: Bitset, score: number, { words, bits }: Members): void {
		for (let place = 0; place < bits.length; place++)
			for (let word = bits[place]! & set[words[place]!]!; word !== 0; word &= word - 1)
				this.raise((words[place]! << 5) + 31 - Math.clz32(word & -word), score)
	}

	/** Leaves out who is not in the set. */
	restrict(set: Bitset): this {
		intersect(this.members, set)
		return this
	}
}

/** Colorways without their scores: which words agree is asked first, and of common words that is a fraction of the work. */
export class Unscored extends Scored {
	constructor(size: number) {
		super(size, new Float32Array(0))
	}

	override raise(colorway: number): void {
		addTo(this.members, colorway)
	}

	override raiseAll(set: Bitset): void {
		for (let word = 0; word < set.length; word++) this.members[word]! |= set[word]!
	}
}

/** Lends sets for one search: to make one of a large catalog's size costs more than most searches. */
export class ScoredSets {
	readonly #size: number
	readonly #kind: typeof Scored | typeof Unscored
	readonly #all: Scored[] = []
	#lent = 0
	/** For the categories of one term, and what they confirm; with anything in them. */
	readonly confirming: Bitset
	readonly confirmed: Bitset

	/** `size`: of the catalog, in colorways. */
	constructor(size: number, kind: typeof Scored | typeof Unscored) {
		this.#size = size
		this.#kind = kind
		this.confirming = emptySet(size)
		this.confirmed = emptySet(size)
	}

	/** An empty set, until `takeBack`. */
	lend(): Scored {
		const scored = (this.#all[this.#lent] ??= new this.#kind(this.#size))
		this.#lent += 1
		scored.members.fill(0)
		return scored
	}

	/** Call it before a search: nothing is used any longer that was lent. */
	takeBack(): void {
		this.#lent = 0
	}
}
