import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core'

/** What the pages of the test under way complained about. */
const faults: string[] = []
let allowed: RegExp[] = []

/** Form errors and refusals are answers a shopper is meant to get; the browser notes their status all the same. */
const REFUSAL = /status of (401|409|422|429)/

/** What this test provokes: faults that match are none. */
export function allowFaults(...patterns: RegExp[]): void {
	allowed.push(...patterns)
}

/** What the console says where code, styles, texts or data of a page are lost on their way. */
export const LOST = [
	/Failed to load resource: .*\/(assets|builds)\//,
	/Refused to apply style from '[^']*\/assets\//,
	/The code of .* is lost/,
	/The texts of the language/,
	/MISSING_MESSAGE/,
	/Error fetching app manifest/,
]

/** The unexpected faults since the last call; the next test allows nothing. */
export function takeFaults(): string[] {
	const found = [...new Set(faults.splice(0))].filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
	allowed = []
	return found
}

/** Notes errors on the console of every page of a context, files and pictures that did not come among them, and exceptions: faults of hydration are such. */
export function watch(context: BrowserContext): void {
	/** Addresses of documents that are error pages themselves: that is what was asked for. */
	const errorPages = new Set<string>()
	context.on('weberror', (error) => faults.push(`exception: ${error.error().message}`))
	context.on('console', (message) => {
		if (message.type() === 'error' && !isExpected(message, errorPages)) faults.push(describe(message))
	})
	context.on('response', (response) => {
		if (response.status() >= 400 && isDocument(response.request())) errorPages.add(response.url())
	})
}

function isDocument(request: Request): boolean {
	return request.isNavigationRequest() && request.resourceType() === 'document'
}

function isExpected(message: ConsoleMessage, errorPages: ReadonlySet<string>): boolean {
	const text = message.text()
	const { url } = message.location()
	if (!text.startsWith('Failed to load resource')) return false
	return REFUSAL.test(text) || errorPages.has(url) || isForeign(url)
}

/** Hosts of others, which nothing leads to from here. */
function isForeign(url: string): boolean {
	if (!URL.canParse(url)) return false
	const { hostname } = new URL(url)
	return hostname !== '127.0.0.1' && hostname !== 'localhost' && !hostname.endsWith('.localhost')
}

function describe(message: ConsoleMessage): string {
	return `console: ${message.text().slice(0, 500)} (${message.location().url})`
}
