import { eventually } from '@vitrine/testing/eventually'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChangeFeed } from './change-feed.ts'

// Only the clock of a test tells that a feed is lost.
beforeEach(() => void vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal))
afterEach(() => void vi.restoreAllMocks())

type Answer = { position: string; keys?: string[]; isReset?: boolean } | 'away' | 'silent' | 'none'

/** A gateway whose feed says these things one after the other, and then nothing new. */
function feedOf(answers: Answer[]) {
	const asked: URL[] = []
	let time = 0
	const feed = createChangeFeed({
		subscriptionKey: 'k',
		now: () => time,
		async send(request) {
			asked.push(new URL(request.url))
			expect(request.headers.get('ocp-apim-subscription-key')).toBe('k')
			const next = answers.shift() ?? 'silent'
			if (next === 'away') throw new Error('away')
			if (next === 'silent') return new Promise(() => undefined)
			if (next === 'none') return new Response(null, { status: 404 })
			return Response.json({ keys: [], isReset: false, ...next })
		},
	})
	const heard: (readonly string[] | undefined)[] = []
	const stop = feed.follow((keys) => heard.push(keys))
	return { feed, asked, heard, stop, setTime: (value: number) => (time = value) }
}

test('what was answered before the first position may be old; then each change is told once', async () => {
	const { feed, asked, heard, stop } = feedOf([
		{ position: '1' },
		{ position: '2', keys: ['a', 'b'] },
		{ position: '3' },
	])
	await eventually(() => expect(asked).toHaveLength(4))
	expect(heard).toEqual([undefined, ['a', 'b']])
	expect([feed.position(), feed.isLive()]).toEqual(['3', true])
	expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('after')])).toEqual([
		['/changes', null],
		['/changes', '1'],
		['/changes', '2'],
		['/changes', '3'],
	])
	expect(Number(asked[1]?.searchParams.get('wait'))).toBeLessThan(6)
	stop()
	expect(feed.isLive()).toBe(false)
})

test('a reset drops everything', async () => {
	const { heard, stop } = feedOf([{ position: '1' }, { position: '9', isReset: true }])
	await eventually(() => expect(heard).toEqual([undefined, undefined]))
	stop()
})

test('a feed that is lost is not alive; found again it goes on where it was', async () => {
	const { feed, asked, heard, stop } = feedOf([{ position: '1' }, 'away', 'none', { position: '2', keys: ['a'] }])
	await eventually(() => expect([asked.length, feed.isLive()]).toEqual([2, false]))
	await eventually(() => expect(heard).toEqual([undefined, ['a']]))
	expect([feed.isLive(), asked[3]?.searchParams.get('after')]).toEqual([true, '1'])
	stop()
})

test('a feed that says nothing is lost after a while', async () => {
	const { feed, asked, setTime, stop } = feedOf([{ position: '1' }, 'silent'])
	await eventually(() => expect(asked).toHaveLength(2))
	setTime(5_999)
	expect(feed.isLive()).toBe(true)
	setTime(6_000)
	expect(feed.isLive()).toBe(false)
	stop()
})
