import type { ChangeFeed } from './feed.ts'
import { LRUCache } from 'lru-cache'

/** An answer as bytes, with what the caller sees of it. */
export type Answer = { body: Uint8Array<ArrayBuffer>; type: string; tag: string; keys: string }

/** Bytes of bodies in memory. */
const MOST_BYTES = 96 * 1024 * 1024
/** Bytes an entry takes besides its body. */
const OVERHEAD = 500
/** Changed keys of which is known when; as many again of those before them. */
const MOST_KEYS = 100_000

/** Answers asked before, until what they show has changed (decision 0074). */
export type Answers = {
	find(question: string): Answer | undefined
	/** Call it before an answer is made; the result stores it, unless something has changed meanwhile. */
	begin(question: string): (answer: Answer) => void
}

/** `seen`: the last change that it is known to show. */
type Kept = Answer & { seen: number }

/**
 * An answer is compared with what has changed when it is asked for again, not when something changes: to enter each one
 * under its keys costs more than making most of them, and what nobody asks twice is never compared.
 */
export function createAnswers(feed: ChangeFeed): Answers {
	const answers = new LRUCache<string, Kept>({
		maxSize: MOST_BYTES,
		sizeCalculation: ({ body, keys }, question) => OVERHEAD + body.length + keys.length + question.length,
	})
	let changes = 0
	/** The last change of each key, of those after `forgotten`. */
	let [recent, former, forgotten, recentSince] = [new Map<string, number>(), new Map<string, number>(), 0, 0]
	feed.subscribe((changed) => {
		if (changed?.size === 0) return
		changes += 1
		if (!changed) return answers.clear()
		if (recent.size > MOST_KEYS)
			[recent, former, forgotten, recentSince] = [new Map(), recent, recentSince, changes - 1]
		for (const key of changed) recent.set(key, changes)
	})

	function isTrue({ keys, seen }: Kept): boolean {
		if (seen === changes) return true
		if (seen < forgotten) return false
		return keys.split(' ').every((key) => (recent.get(key) ?? former.get(key) ?? 0) <= seen)
	}

	return {
		find(question) {
			feed.followClock()
			const known = answers.get(question)
			if (!known) return undefined
			if (isTrue(known)) {
				known.seen = changes
				return known
			}
			answers.delete(question)
			return undefined
		},
		begin(question) {
			const begun = changes
			return (answer) => {
				if (begun === changes) answers.set(question, { ...answer, seen: changes })
			}
		},
	}
}
