import crawlers from 'crawler-user-agents'
import { describe, expect, test } from 'vitest'
import { readUserAgent } from '#app/document/device-marks/browser-device.ts'
import { detectDevice, isCrawler } from './detect.ts'
import { USER_AGENTS } from '#app/document/device-marks/test-user-agents.ts'

const APP = { nativeAppPrefix: 'LinaireApp/' }
const classAt = (userAgent: string, headers?: Record<string, string>) =>
	detectDevice({ ...APP, userAgent, headers: headers && new Headers(headers) }).class

describe.each(USER_AGENTS)('$name', ({ userAgent, class: deviceClass, systems, browser }) => {
	test(`is ${deviceClass} and no program (R127, R134)`, () => {
		expect(detectDevice({ ...APP, userAgent })).toEqual({ class: deviceClass, isNativeApp: false, isCrawler: false })
	})
	test('says its system and its browser (R129 to R133)', () => {
		const { isIos, isAndroid, isWindows, isMacos, ...said } = readUserAgent(userAgent)
		const flags = { ios: isIos, android: isAndroid, windows: isWindows, macos: isMacos }
		const names = Object.entries(flags).flatMap(([name, is]) => (is ? name : []))
		expect([names.sort().join(' '), said.browser]).toEqual([systems, browser])
	})
})

const PHONE = USER_AGENTS.find(({ name }) => name === 'Safari on an iPhone')!.userAgent
const DESK = USER_AGENTS[0]!.userAgent

test.each([
	['mobile', 'm'],
	['tablet', 't'],
	['desktop', 'd'],
])('Cloudflare says %s: %s, whatever the user agent (R127)', (type, expected) => {
	expect([PHONE, DESK, ''].map((userAgent) => classAt(userAgent, { 'cf-device-type': type }))).toEqual(
		Array(3).fill(expected),
	)
})

test.each(['', 'phone', 'MOBILE', 'mobile, desktop', 'constructor', '__proto__'])(
	'cf-device-type "%s" is nothing the edge says: the user agent counts',
	(type) => {
		expect([PHONE, DESK].map((userAgent) => classAt(userAgent, { 'cf-device-type': type }))).toEqual(['m', 'd'])
	},
)

test.each([
	[['mobile'], 'm'],
	[['tablet'], 't'],
	[['desktop'], 'd'],
	[['mobile', 'tablet'], 't'],
])('CloudFront finds %s: %s (R127)', (found, expected) => {
	const headers = Object.fromEntries(found.map((name) => [`cloudfront-is-${name}-viewer`, 'true']))
	expect(classAt('Amazon CloudFront', headers)).toBe(expected)
	// Its findings count only where it hides the user agent.
	expect(classAt(`${PHONE} Amazon CloudFront`, { ...headers, 'cloudfront-is-mobile-viewer': 'false' })).toBe('m')
})

test('CloudFront’s visitors are no programs; without its headers it is one itself', () => {
	const headers = new Headers({ 'cloudfront-is-mobile-viewer': 'true' })
	expect(detectDevice({ ...APP, userAgent: 'Amazon CloudFront', headers }).isCrawler).toBe(false)
	expect(detectDevice({ ...APP, userAgent: 'Amazon CloudFront' })).toMatchObject({ class: 'd', isCrawler: true })
})

test.each(['', '  '])('no user agent ("%s") is a desktop and no program (R127)', (userAgent) => {
	expect(detectDevice({ ...APP, userAgent })).toEqual({ class: 'd', isNativeApp: false, isCrawler: false })
})

test.each([
	['LinaireApp/4.2 (iPhone; iOS 17.5)', true],
	['LinaireApp/', true],
	['linaireapp/4.2', false],
	[' LinaireApp/4.2', false],
	[`${PHONE} LinaireApp/4.2`, false],
])('"%s" is our app: %s (R128)', (userAgent, expected) => {
	expect(detectDevice({ ...APP, userAgent }).isNativeApp).toBe(expected)
	expect(detectDevice({ nativeAppPrefix: '', userAgent }).isNativeApp).toBe(false)
})

test.each([
	'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
	'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
	'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
	'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
	'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
	'curl/8.5.0',
])('%s is a program (R134)', (userAgent) => {
	expect(isCrawler(userAgent)).toBe(true)
	expect(isCrawler(userAgent)).toBe(true)
})

test('every example of the list is found, also by the combined pattern', () => {
	const missed = crawlers.flatMap(({ instances }) => instances.filter((userAgent) => !isCrawler(userAgent)))
	expect(missed).toEqual([])
})

test('a device has few values: kept pages differ by it', () => {
	const values = new Set(
		[...USER_AGENTS.map(({ userAgent }) => userAgent), 'curl/8', 'LinaireApp/1'].map((userAgent) =>
			JSON.stringify(detectDevice({ ...APP, userAgent })),
		),
	)
	expect(values.size).toBeLessThanOrEqual(6)
})

test('an endless user agent costs no more than its first 512 characters', () => {
	const isFound = (length: number) =>
		detectDevice({ ...APP, userAgent: `Mozilla/5.0 ${'x'.repeat(length)} Googlebot/2.1` }).isCrawler
	expect([400, 500, 100_000].map(isFound)).toEqual([true, false, false])
})
