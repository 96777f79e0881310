import type { BrowserFamily } from './browser-device.ts'
import type { DeviceClass } from '#app/facts/device/browser-class.ts'

type Row = {
	name: string
	userAgent: string
	class: DeviceClass
	/** Which of ios, android, windows and macos are said; iPhones say two of them. */
	systems: string
	browser: BrowserFamily | undefined
}

const MOZILLA = 'Mozilla/5.0'
const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = '(Windows NT 10.0; Win64; x64)'
const IPHONE = '(iPhone; CPU iPhone OS 17_5 like Mac OS X)'
const MAC = '(Macintosh; Intel Mac OS X 10_15_7)'

const row = (
	name: string,
	[device, systems, browser]: [DeviceClass, string, BrowserFamily | undefined],
	userAgent: string,
): Row => ({
	name,
	userAgent: userAgent.startsWith('(') ? `${MOZILLA} ${userAgent}` : userAgent,
	class: device,
	systems,
	browser,
})

/** What browsers call themselves, for tests: the words of real ones. */
export const USER_AGENTS: readonly Row[] = [
	row('Chrome on Windows', ['d', 'windows', 'chrome'], `${WINDOWS} ${LIKE} Chrome/126.0.0.0 Safari/537.36`),
	row('Edge on Windows', ['d', 'windows', 'edge'], `${WINDOWS} ${LIKE} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`),
	row('the old Edge', ['d', 'windows', 'edge'], `${WINDOWS} ${LIKE} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`),
	row(
		'Opera on Windows',
		['d', 'windows', 'chrome'],
		`${WINDOWS} ${LIKE} Chrome/125.0.0.0 Safari/537.36 OPR/111.0.0.0`,
	),
	row(
		'Firefox on Windows',
		['d', 'windows', 'firefox'],
		'(Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
	),
	row('Internet Explorer', ['d', 'windows', undefined], '(Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'),
	row('Safari on a Mac', ['d', 'macos', 'safari'], `${MAC} ${APPLE} Version/17.5 Safari/605.1.15`),
	row(
		'Safari on an iPad that asks for desktop pages',
		['d', 'macos', 'safari'],
		`${MAC} ${APPLE} Version/16.6 Safari/605.1.15`,
	),
	row('Chrome on a Mac', ['d', 'macos', 'chrome'], `${MAC} ${LIKE} Chrome/126.0.0.0 Safari/537.36`),
	row(
		'Firefox on a Mac',
		['d', 'macos', 'firefox'],
		'(Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
	),
	row('Firefox on Linux', ['d', '', 'firefox'], '(X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'),
	row(
		'Chrome on a Chromebook',
		['d', '', 'chrome'],
		`(X11; CrOS x86_64 14541.0.0) ${LIKE} Chrome/126.0.0.0 Safari/537.36`,
	),
	row(
		'Safari on an iPhone',
		['m', 'ios macos', 'safari'],
		`${IPHONE} ${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`,
	),
	row(
		'Chrome on an iPhone',
		['m', 'ios macos', 'chrome'],
		`${IPHONE} ${APPLE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
	),
	row(
		'Edge on an iPhone',
		['m', 'ios macos', 'edge'],
		`${IPHONE} ${APPLE} Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/605.1.15`,
	),
	row(
		'Firefox on an iPhone',
		['m', 'ios macos', 'firefox'],
		`${IPHONE} ${APPLE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
	),
	row(
		'Instagram on an iPhone',
		['m', 'ios macos', 'safari'],
		`${IPHONE} ${APPLE} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5)`,
	),
	row(
		'an iPod',
		['m', 'ios macos', 'safari'],
		`(iPod touch; CPU iPhone OS 12_5 like Mac OS X) ${APPLE} Version/12.1.2 Mobile/15E148 Safari/604.1`,
	),
	row(
		'an iPad that asks for mobile pages',
		['t', 'ios macos', 'safari'],
		`(iPad; CPU OS 17_5 like Mac OS X) ${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`,
	),
	row(
		'Chrome on an Android phone',
		['m', 'android', 'chrome'],
		`(Linux; Android 10; K) ${LIKE} Chrome/126.0.0.0 Mobile Safari/537.36`,
	),
	row(
		'Chrome on an Android tablet',
		['t', 'android', 'chrome'],
		`(Linux; Android 10; K) ${LIKE} Chrome/126.0.0.0 Safari/537.36`,
	),
	row(
		'Samsung on a phone',
		['m', 'android', 'samsung'],
		`(Linux; Android 14; SM-S921B) ${LIKE} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
	),
	row(
		'Samsung on a tablet',
		['t', 'android', 'samsung'],
		`(Linux; Android 14; SM-X710) ${LIKE} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
	),
	row(
		'Edge on Android',
		['m', 'android', 'edge'],
		`(Linux; Android 10; K) ${LIKE} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`,
	),
	row('Firefox on Android', ['m', 'android', 'firefox'], '(Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'),
	row(
		'Firefox on an Android tablet',
		['t', 'android', 'firefox'],
		'(Android 14; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0',
	),
	row(
		'Opera Mobile',
		['m', 'android', 'chrome'],
		`(Linux; Android 10; K) ${LIKE} Chrome/124.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0`,
	),
	row(
		'Opera Mini',
		['m', '', undefined],
		'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119 Version/11.10',
	),
	row(
		'Silk on a Fire tablet',
		['t', '', 'chrome'],
		`(Linux; U; en-us; KFAPWI) ${LIKE} Silk/3.68 like Chrome/39.0.2171.93 Safari/537.36`,
	),
	row(
		'Silk on Android',
		['t', 'android', 'chrome'],
		`(Linux; Android 9; KFMUWI) ${LIKE} Silk/124.3.1 like Chrome/124.0.6367.179 Safari/537.36`,
	),
	row(
		'a PlayBook',
		['t', '', 'safari'],
		'(PlayBook; U; RIM Tablet OS 2.1.0; en-US) AppleWebKit/536.2+ (KHTML, like Gecko) Version/7.2.1.0 Safari/536.2+',
	),
	row(
		'a BlackBerry',
		['m', '', 'safari'],
		'(BB10; Touch) AppleWebKit/537.10+ (KHTML, like Gecko) Version/10.0.9.2372 Mobile Safari/537.10+',
	),
	row(
		'a Windows phone',
		['m', 'android windows', 'edge'],
		`(Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) ${LIKE} Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254`,
	),
	row('a Nokia, known by its first four letters', ['m', '', undefined], 'Nokia6630/1.0 (2.3.129) Profile/x-2.0'),
	row(
		'a television',
		['d', '', 'samsung'],
		`(SMART-TV; LINUX; Tizen 6.0) ${LIKE} SamsungBrowser/3.0 Chrome/76.0.3809.146 TV Safari/537.36`,
	),
]
