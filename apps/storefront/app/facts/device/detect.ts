import { LRUCache } from 'lru-cache'
import crawlers from 'crawler-user-agents'
import type { DeviceClass } from './browser-class.ts'
import { classOf } from './device-class.ts'

/** 1,500 patterns tried one after another cost a millisecond; as one they cost a twentieth of it. */
const CRAWLER = new RegExp(crawlers.map(({ pattern }) => pattern).join('|'))

/** What the server knows of a visitor's device, on pages that are not the same for everybody. */
export type Device = {
	class: DeviceClass
	/** Our app shows the shop without header and footer: it has its own (R128). */
	isNativeApp: boolean
	/** A program on the list of R134. */
	isCrawler: boolean
}

type DetectInput = {
	userAgent: string
	/** Only when a proxy of ours has sent the request: who comes directly may have made up any header. */
	headers?: Headers
	/** How the user agent of our app begins; empty when there is no app. */
	nativeAppPrefix: string
}

/** Who sends no user agent is taken for the most common of all browsers. */
const NO_USER_AGENT =
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** What follows says nothing more, takes the patterns' time and would fill our memory. */
const LONGEST = 512

/** CloudFront sends this instead of the visitor's user agent, and its own finding beside it. */
const CLOUDFRONT = 'Amazon CloudFront'

/** Where several are true the narrower wins: CloudFront may say of a tablet that it is mobile as well. */
const CLOUDFRONT_CLASSES: [header: string, value: DeviceClass][] = [
	['cloudfront-is-tablet-viewer', 't'],
	['cloudfront-is-mobile-viewer', 'm'],
	['cloudfront-is-desktop-viewer', 'd'],
]
const CLOUDFLARE_CLASSES: Readonly<Record<string, DeviceClass>> = { mobile: 'm', tablet: 't', desktop: 'd' }

/** The device of a request: what the network's edge says of it wins over the user agent (R127, R128, R134). */
export function detectDevice({ userAgent: sent, headers, nativeAppPrefix }: DetectInput): Device {
	const userAgent = sent.trim() === '' ? NO_USER_AGENT : sent.slice(0, LONGEST)
	const isNativeApp = nativeAppPrefix !== '' && userAgent.startsWith(nativeAppPrefix)
	const edgeClass = headers && classAtEdge(userAgent, headers)
	// The list takes CloudFront itself for a program; behind it are people.
	const said = sayingOf(userAgent)
	const isProgram = said.isCrawler && !(edgeClass && userAgent === CLOUDFRONT)
	return { class: edgeClass ?? said.class, isNativeApp, isCrawler: isProgram }
}

type Saying = Pick<Device, 'class' | 'isCrawler'>

/** Most visitors say what others have said: the patterns are tried once for all of them. */
const sayings = new LRUCache<string, Saying>({ max: 2_000 })

function sayingOf(userAgent: string): Saying {
	const known = sayings.get(userAgent)
	if (known) return known
	const saying = { class: classOf(userAgent), isCrawler: isCrawler(userAgent) }
	sayings.set(userAgent, saying)
	return saying
}

/** Undefined when the edge says nothing, or nothing an edge would say. */
function classAtEdge(userAgent: string, headers: Headers): DeviceClass | undefined {
	if (userAgent === CLOUDFRONT) return CLOUDFRONT_CLASSES.find(([name]) => headers.get(name) === 'true')?.[1]
	const type = headers.get('cf-device-type') ?? ''
	return Object.hasOwn(CLOUDFLARE_CLASSES, type) ? CLOUDFLARE_CLASSES[type] : undefined
}

/** Whether a program reads our pages, by the list of crawler-user-agents; `curl` is one (R134). Only on the server. */
export function isCrawler(userAgent: string): boolean {
	return CRAWLER.test(userAgent)
}
