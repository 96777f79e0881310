import crawlers from 'crawler-user-agents'
import { expect, test } from 'vitest'
import { USER_AGENTS } from '#app/document/device-marks/test-user-agents.ts'
import { classOfBrowser } from './browser-class.ts'
import { isProgramHere } from './browser-program.ts'
import { classOf } from './device-class.ts'

/** What runs our scripts begins so. */
const running = USER_AGENTS.filter(({ userAgent }) => userAgent.startsWith('Mozilla/5.0'))

test.each(running)('$name says of itself what the server would say', ({ userAgent }) => {
	expect(classOfBrowser(userAgent)).toBe(classOf(userAgent))
	expect(isProgramHere(userAgent)).toBe(false)
})

test('search engines and networks are known by their names (R134)', () => {
	const known = /googlebot|bingbot|baiduspider|slurp|yandexbot|externalhit|applebot|duckduckbot/i
	const named = crawlers.flatMap(({ instances }) => instances.filter((one) => known.test(one)))
	expect(named.length).toBeGreaterThan(20)
	expect(named.filter((userAgent) => !isProgramHere(userAgent))).toEqual([])
})
