import { expect, test } from 'vitest'
import { createAnswers } from './answers.ts'
import { ChangeFeed } from './feed.ts'

const seen = { timeline: '00000001', end: 1, running: [] }

function open() {
	const feed = new ChangeFeed({
		refresh: async () => undefined,
		clock: () => new Date(0),
		followClock: () => undefined,
	})
	feed.reset(seen)
	const answers = createAnswers(feed)
	const keep = (question: string, keys: string) =>
		answers.begin(question)({ body: new Uint8Array(3), type: 'application/json', tag: 'x', keys })
	const change = (...keys: string[]) => feed.publish(keys, { read: seen, shown: seen })
	return { feed, answers, keep, change }
}

test('an answer is kept until one of its keys has changed', () => {
	const { answers, keep, change } = open()
	keep('a', 'card:fr:1 members:fr:all')
	keep('b', 'card:fr:2')
	expect(answers.find('a')?.keys).toBe('card:fr:1 members:fr:all')
	change('card:fr:2')
	expect([answers.find('a') !== undefined, answers.find('b')]).toEqual([true, undefined])
	keep('b', 'card:fr:2')
	expect(answers.find('b')).toBeDefined()
	change('members:fr:all')
	change('card:fr:3')
	expect([answers.find('a'), answers.find('b') !== undefined]).toEqual([undefined, true])
})

test('an answer that was made while something changed is not kept, and none after a reset', () => {
	const { feed, answers, change, keep } = open()
	const finish = answers.begin('a')
	change('card:fr:9')
	finish({ body: new Uint8Array(3), type: 'application/json', tag: 'x', keys: 'card:fr:1' })
	expect(answers.find('a')).toBeUndefined()
	keep('a', 'card:fr:1')
	feed.reset(seen)
	expect(answers.find('a')).toBeUndefined()
})

test('after more changes than are remembered only what was asked meanwhile is known to be true', () => {
	const { answers, keep, change } = open()
	keep('asked', 'card:fr:1')
	keep('not asked', 'card:fr:2')
	const many = (round: number) => change(...Array.from({ length: 100_001 }, (_, n) => `price:fr:${round}-${n}`))
	for (let round = 0; round < 3; round++) {
		many(round)
		expect(answers.find('asked')).toBeDefined()
	}
	expect(answers.find('not asked')).toBeUndefined()
	change('card:fr:1')
	expect(answers.find('asked')).toBeUndefined()
})
