import type { ColorwayEntry, ProductEntry, Room } from './entries.ts'

/** Lists of ordinals by owner: the entries of one lie in `flat` from `starts[owner]` to before `ends[owner]`. */
export class Lists {
	readonly starts: Uint32Array
	readonly ends: Uint32Array
	flat = new Uint16Array(1024)
	#length = 0

	constructor(owners: number) {
		this.starts = new Uint32Array(owners)
		this.ends = new Uint32Array(owners)
	}

	set(owner: number, members: readonly { ordinal: number }[]): void {
		const hasRoom = members.length <= this.ends[owner]! - this.starts[owner]!
		const start = hasRoom ? this.starts[owner]! : this.#append(members.length)
		for (const [place, { ordinal }] of members.entries()) this.flat[start + place] = ordinal
		this.starts[owner] = start
		this.ends[owner] = start + members.length
	}

	#append(count: number): number {
		const start = this.#length
		this.#length += count
		if (this.#length > this.flat.length) {
			const former = this.flat
			this.flat = new Uint16Array(2 * this.#length)
			this.flat.set(former)
		}
		return start
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
	/** Of each product: its range of colorways, its values and categories. */
	readonly firstColorway: Uint32Array
	readonly endColorway: Uint32Array
	readonly values: Lists
	readonly categories: Lists

	constructor(room: Room) {
		this.product = new Uint32Array(room.colorways)
		this.color = new Uint16Array(room.colorways)
		this.firstColorway = new Uint32Array(room.products)
		this.endColorway = new Uint32Array(room.products)
		this.values = new Lists(room.products)
		this.categories = new Lists(room.products)
	}

	enter(product: ProductEntry, colorways: readonly ColorwayEntry[]): void {
		this.firstColorway[product.ordinal] = product.firstColorway
		this.endColorway[product.ordinal] = product.endColorway
		this.values.set(product.ordinal, product.values)
		this.categories.set(product.ordinal, product.categories)
		for (const { ordinal, color } of colorways) {
			this.product[ordinal] = product.ordinal
			this.color[ordinal] = color.ordinal
		}
	}
}
