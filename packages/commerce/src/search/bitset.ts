/** A set of ordinals from 0 to `size - 1`, one bit each: intersections run over 32 members at a time. */
export type Bitset = Uint32Array<ArrayBuffer>

export function emptySet(size: number): Bitset {
	return new Uint32Array((size + 31) >>> 5)
}

export function addTo(set: Bitset, member: number): void {
	set[member >>> 5]! |= 1 << (member & 31)
}

export function removeFrom(set: Bitset, member: number): void {
	set[member >>> 5]! &= ~(1 << (member & 31))
}

export function isIn(set: Bitset, member: number): boolean {
	return (set[member >>> 5]! & (1 << (member & 31))) !== 0
}

/** Leaves out who is not in the other set. */
export function intersect(set: Bitset, other: Bitset): void {
	for (let word = 0; word < set.length; word++) set[word]! &= other[word]!
}

/** Union of all sets, in the place of what `into` held. */
export function union(sets: readonly Bitset[], into: Bitset): Bitset {
	into.fill(0)
	for (const set of sets) for (let word = 0; word < into.length; word++) into[word]! |= set[word]!
	return into
}

/** Visits the members in ascending order. With `words`, `set` has only those words of a bitset, in their order. */
export function forEachMember(set: Uint32Array, visit: (member: number) => void, words?: Uint32Array): void {
	for (let place = 0; place < set.length; place++) {
		const first = (words ? words[place]! : place) << 5
		for (let word = set[place]!; word !== 0; word &= word - 1) visit(first + 31 - Math.clz32(word & -word))
	}
}

/** True if the sets share a member. */
export function hasCommon(first: Bitset, second: Bitset): boolean {
	for (let word = 0; word < first.length; word++) if ((first[word]! & second[word]!) !== 0) return true
	return false
}

/** The first that all the sets share, of the members from `from` to before `until`; -1 without one. */
export function firstCommon(sets: readonly Bitset[], { from, until }: { from: number; until: number }): number {
	for (let word = from >>> 5; word << 5 < until; word++) {
		let common = word === from >>> 5 ? -1 << (from & 31) : -1
		for (const set of sets) common &= set[word]!
		if (common === 0) continue
		const member = (word << 5) + 31 - Math.clz32(common & -common)
		return member < until ? member : -1
	}
	return -1
}

export function isEmpty(set: Bitset): boolean {
	for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false
	return true
}
