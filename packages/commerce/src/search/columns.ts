import type { ColorwayEntry, ProductEntry, Room } from './entries.ts'

/** Lists of ordinals by owner. Owners with the same list share it, so that members are counted by list. */
export class Lists {
	/** Number of each owner's list. */
	readonly owners: Uint32Array
	readonly #lists: (readonly number[])[] = [[]]
	readonly #numbers = new Map<readonly { ordinal: number }[], number>()
	/** Owners of each list that are counted; 0 between two questions. */
	#counts = new Uint32Array(64)
	readonly #counted: number[] = []

	constructor(owners: number) {
		this.owners = new Uint32Array(owners)
	}

	/** Equal members are the same array (`Interned`). */
	set(owner: number, members: readonly { ordinal: number }[]): void {
		this.owners[owner] = this.#numbers.get(members) ?? this.#create(members)
	}

	/** Counts one of the owners. */
	count(owner: number): void {
		const list = this.owners[owner]!
		if (this.#counts[list] === 0) this.#counted.push(list)
		this.#counts[list]! += 1
	}

	/** Adds how many of the counted owners have each member, by its ordinal, and begins anew. */
	addCounts(into: Uint32Array): void {
		for (const list of this.#counted) {
			const count = this.#counts[list]!
			for (const member of this.#lists[list]!) into[member]! += count
			this.#counts[list] = 0
		}
		this.#counted.length = 0
	}

	#create(members: readonly { ordinal: number }[]): number {
		const number = this.#lists.length
		this.#lists.push(members.map(({ ordinal }) => ordinal))
		this.#numbers.set(members, number)
		if (number === this.#counts.length) this.#counts = new Uint32Array(2 * number)
		return number
	}
}

/**
 * Data for counting, as plain typed arrays: a pass over a hundred thousand entries must not follow a reference for
 * each.
 */
export class Columns {
	/** Product of each colorway, and its color value. */
	readonly product: Uint32Array
	readonly color: Uint16Array
	/** Of each product: its range of colorways, day of launch, values and categories. */
	readonly firstColorway: Uint32Array
	readonly endColorway: Uint32Array
	readonly launchedDay: Int32Array
	readonly values: Lists
	readonly categories: Lists

	constructor(room: Room) {
		this.product = new Uint32Array(room.colorways)
		this.color = new Uint16Array(room.colorways)
		this.firstColorway = new Uint32Array(room.products)
		this.endColorway = new Uint32Array(room.products)
		this.launchedDay = new Int32Array(room.products)
		this.values = new Lists(room.products)
		this.categories = new Lists(room.products)
	}

	enter(product: ProductEntry, colorways: readonly ColorwayEntry[]): void {
		this.firstColorway[product.ordinal] = product.firstColorway
		this.endColorway[product.ordinal] = product.endColorway
		this.launchedDay[product.ordinal] = product.launchedDay
		this.values.set(product.ordinal, product.values)
		this.categories.set(product.ordinal, product.categories)
		for (const { ordinal, color } of colorways) {
			this.product[ordinal] = product.ordinal
			this.color[ordinal] = color.ordinal
		}
	}
}
