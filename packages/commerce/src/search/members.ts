import { type Bitset, forEachMember } from './bitset.ts'

/** A set without its empty words: `bits[n]` are those of `words[n]` in a bitset. Of a narrow search a few words are left. */
export type Members = { words: Uint32Array; bits: Uint32Array }

export function membersOf(set: Bitset): Members {
	return compacted({ words: undefined, bits: set })
}

/** Without words that have become empty. `words` are undefined for all of a bitset. */
export function compacted({ words, bits }: Omit<Members, 'words'> & { words: Uint32Array | undefined }): Members {
	let count = 0
	for (let index = 0; index < bits.length; index++) if (bits[index] !== 0) count += 1
	const left = { words: new Uint32Array(count), bits: new Uint32Array(count) }
	let place = 0
	for (let index = 0; index < bits.length; index++) {
		if (bits[index] === 0) continue
		left.words[place] = words ? words[index]! : index
		left.bits[place++] = bits[index]!
	}
	return left
}

/** Those that the set has, too; some of the words may be empty. */
export function within({ words, bits }: Members, set: Bitset): Members {
	const common = new Uint32Array(bits.length)
	for (let place = 0; place < bits.length; place++) common[place] = bits[place]! & set[words[place]!]!
	return { words, bits: common }
}

/** True if the set has one of them. */
export function hasAny({ words, bits }: Members, set: Bitset): boolean {
	// A loop: a callback for each word costs several times as much, and lists ask this of every value.
	for (let place = 0; place < bits.length; place++) if ((bits[place]! & set[words[place]!]!) !== 0) return true
	return false
}

/** Visits them in ascending order. */
export function forEachOf({ words, bits }: Members, visit: (member: number) => void): void {
	forEachMember(bits, visit, words)
}

export function countOf({ bits }: Members): number {
	let count = 0
	for (let place = 0; place < bits.length; place++) count += countBits(bits[place]!)
	return count
}

/** Counts no further than it has to. */
export function hasMoreThan({ bits }: Members, count: number): boolean {
	let left = count
	for (let place = 0; place < bits.length && left >= 0; place++) left -= countBits(bits[place]!)
	return left < 0
}

/** The number of members before one. Asked in ascending order. */
export function ranksIn({ words, bits }: Members): (member: number) => number {
	let [place, before] = [0, 0]
	return (member) => {
		while (words[place]! < member >>> 5) before += countBits(bits[place++]!)
		return before + countBits(bits[place]! & ((1 << (member & 31)) - 1))
	}
}

function countBits(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555)
	const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
	return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
