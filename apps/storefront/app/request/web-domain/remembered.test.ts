import { expect, test } from 'vitest'
import { createShown } from '#app/request/gateway/shown.ts'
import { createRemembered } from './remembered.ts'

const MINUTE = 60_000

function rememberedUntil(untilOf: (asked: number) => number) {
	let asked = 0
	return createRemembered<'one', { asked: number }>({
		ttl: 5 * MINUTE,
		allowStale: true,
		allowStaleOnFetchRejection: true,
		noDeleteOnFetchRejection: true,
		perf: performance,
		max: 1,
		async ask(_, shown) {
			asked += 1
			const until = untilOf(asked)
			if (Number.isNaN(until)) throw new Error('no answer')
			shown.begin()({ keys: ['site:fr'], until })
			return { asked }
		},
	})
}

test('an answer is remembered, and asked for again as soon as it is over by the clock', async () => {
	const over = Date.now() - 1
	const remembered = rememberedUntil((asked) => (asked < 3 ? over : Date.now() + MINUTE))
	const read = async () => (await remembered.read('one'))?.asked
	expect([await read(), await read(), await read()]).toEqual([2, 3, 3])
})

test('where nobody answers, what is over goes on, and so does what says so', async () => {
	const over = Date.now() - 1
	const remembered = rememberedUntil((asked) => (asked === 1 ? over : Number.NaN))
	const shown = createShown()
	expect((await remembered.read('one', shown))?.asked).toBe(1)
	expect((await remembered.read('one', shown))?.asked).toBe(1)
	expect(shown.about().until).toBe(over)
})
