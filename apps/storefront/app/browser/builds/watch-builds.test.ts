import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBuilds } from './watch-builds.ts'

const HOUR = 3_600_000
const build = { id: 'this', pollInterval: HOUR }

/** What a browser would ask and be answered; the page is seen unless told. */
let asked: string[]
let answer: () => Response
let visibility: EventTarget & { hidden: boolean }
beforeEach(() => {
	vi.useFakeTimers({ now: 1_795_259_567_975 })
	asked = []
	answer = () => Response.json({ id: 'this', timestamp: 1 })
	visibility = Object.assign(new EventTarget(), { hidden: false })
	vi.stubGlobal('document', visibility)
	vi.stubGlobal('fetch', async (url: string) => {
		asked.push(url)
		return answer()
	})
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

test('the first question comes an interval after the start, each with its time, until there is a newer build (R164)', async () => {
	const onNewBuild = vi.fn()
	watchBuilds({ build, onNewBuild })
	await vi.advanceTimersByTimeAsync(HOUR - 1)
	expect(asked).toEqual([])
	await vi.advanceTimersByTimeAsync(1)
	expect(asked).toEqual([expect.stringMatching(/builds\/latest\.json\?\d{13}$/)])
	await vi.advanceTimersByTimeAsync(2 * HOUR)
	expect(new Set(asked).size).toBe(3)
	expect(onNewBuild).not.toHaveBeenCalled()
	answer = () => Response.json({ id: 'next', timestamp: 2 })
	await vi.advanceTimersByTimeAsync(3 * HOUR)
	expect(onNewBuild).toHaveBeenCalledOnce()
	expect(asked).toHaveLength(4)
})

test.each([
	['no network', () => Promise.reject(new TypeError('Failed to fetch')) as never],
	['no file', () => new Response('', { status: 404 })],
	['no JSON', () => new Response('<html>')],
	['no id', () => Response.json({})],
])('%s is ignored, and asked again (R164)', async (_, failing) => {
	const onNewBuild = vi.fn()
	answer = failing
	watchBuilds({ build, onNewBuild })
	await vi.advanceTimersByTimeAsync(2 * HOUR)
	expect(asked).toHaveLength(2)
	expect(onNewBuild).not.toHaveBeenCalled()
	answer = () => Response.json({ id: 'next' })
	await vi.advanceTimersByTimeAsync(HOUR)
	expect(onNewBuild).toHaveBeenCalledOnce()
})

test('a page in the background asks once, when somebody comes back', async () => {
	watchBuilds({ build, onNewBuild: () => undefined })
	visibility.hidden = true
	await vi.advanceTimersByTimeAsync(12 * HOUR)
	expect(asked).toEqual([])
	visibility.hidden = false
	visibility.dispatchEvent(new Event('visibilitychange'))
	await vi.advanceTimersByTimeAsync(HOUR - 1)
	expect(asked).toHaveLength(1)
})
