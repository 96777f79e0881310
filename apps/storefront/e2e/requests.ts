import type { BrowserContext, Page, Request } from 'playwright-core'

type Requests = {
	/** Addresses on their way. */
	pending: ReadonlySet<string>
	/** How many there were so far. */
	begun: number
}

const counts = new WeakMap<Page, { pending: Map<Request, string>; begun: number }>()

/** Keeps count of what every page of a context asks for, to know when it is quiet. */
export function countRequests(context: BrowserContext): void {
	context.on('request', (request) => {
		const count = countOf(request)
		if (!count) return
		// Requests of the document before are dropped.
		if (request.isNavigationRequest() && request.frame().parentFrame() === null) count.pending.clear()
		count.pending.set(request, request.url())
		count.begun += 1
	})
	const end = (request: Request) => void countOf(request)?.pending.delete(request)
	context.on('requestfinished', end)
	context.on('requestfailed', end)
}

export function requestsOf(page: Page): Requests {
	const { pending, begun } = counts.get(page) ?? { pending: new Map<Request, string>(), begun: 0 }
	return { pending: new Set(pending.values()), begun }
}

/** None for what no page asks for, such as a service worker. */
function countOf(request: Request) {
	try {
		const page = request.frame().page()
		const count = counts.get(page) ?? { pending: new Map(), begun: 0 }
		counts.set(page, count)
		return count
	} catch {
		return undefined
	}
}
