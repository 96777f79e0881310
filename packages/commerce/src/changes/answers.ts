import type { ChangeFeed } from './feed.ts'
import { LRUCache } from 'lru-cache'

/** An answer as bytes, with what the caller sees of it. */
export type Answer = { body: Uint8Array<ArrayBuffer>; type: string; tag: string; keys: string }

/** Bytes of bodies in memory. */
const MOST_BYTES = 96 * 1024 * 1024
/** Bytes an entry takes besides its body. */
const OVERHEAD = 1_000

/** Answers asked before, until what they show has changed (decision 0074). */
export type Answers = {
	find(question: string): Answer | undefined
	/** Call it before an answer is made; the result stores it, unless something has changed meanwhile. */
	begin(question: string): (answer: Answer) => void
}

export function createAnswers(feed: ChangeFeed): Answers {
	/** Questions by the keys of their answers. */
	const questions = new Map<string, Set<string>>()
	const answers = new LRUCache<string, Answer>({
		maxSize: MOST_BYTES,
		sizeCalculation: ({ body, keys }, question) => OVERHEAD + body.length + 2 * keys.length + 2 * question.length,
		dispose: ({ keys }, question) => {
			for (const key of keys.split(' ')) {
				const own = questions.get(key)
				if (own?.delete(question) && own.size === 0) questions.delete(key)
			}
		},
	})
	let changes = 0
	feed.subscribe((changed) => {
		if (!changed) {
			changes += 1
			answers.clear()
			return
		}
		if (changed.size > 0) changes += 1
		for (const key of changed) for (const question of questions.get(key) ?? []) answers.delete(question)
	})
	return {
		find(question) {
			feed.followClock()
			return answers.get(question)
		},
		begin(question) {
			const begun = changes
			return (answer) => {
				if (begun !== changes) return
				answers.set(question, answer)
				if (!answers.has(question)) return
				for (const key of answer.keys.split(' ')) {
					const own = questions.get(key)
					if (own) own.add(question)
					else questions.set(key, new Set([question]))
				}
			}
		},
	}
}
