import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('two at a time, in order, and one that fails leaves its place to the next', async () => {
	const inTurn = createTurns(2)
	const begun: number[] = []
	let running = 0
	let most = 0
	const all = Array.from({ length: 20 }, (_, at) =>
		inTurn(async () => {
			begun.push(at)
			running += 1
			most = Math.max(most, running)
			await new Promise((resolve) => setImmediate(resolve))
			running -= 1
			if (at % 3 === 0) throw new Error('fails')
			return at
		}),
	)
	const ended = await Promise.allSettled(all)
	expect([most, begun]).toEqual([2, Array.from({ length: 20 }, (_, at) => at)])
	expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(7)
	expect(await inTurn(async () => 'free')).toBe('free')
})
