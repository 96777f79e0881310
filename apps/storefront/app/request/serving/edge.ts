import { type Log, logError } from '#app/request/gateway/log.ts'

/** A cache of this deployment that stands before the shop: nginx, Varnish, a CDN (decision 0081). */
export type EdgeCache = {
	/** Seconds it may keep a page: 1 without purging, more where it is told what has changed. */
	seconds: number
	/** Where it is told: each gets `PURGE` with the header `Surrogate-Key`. */
	purgeUrls: readonly string[]
}

/** Names every page, for a purge of everything. */
export const EVERY_PAGE = 'all'
/** Seconds for which an edge may go on with what it has while no shop answers. */
const WITHOUT_A_SHOP = 600
/** Keys of one request: a header of 8 kB goes through everywhere. */
const MOST_BYTES = 6_000
/** Milliseconds after which it is told once more: an answer of before may have been on its way when it was told first. */
const AGAIN_AFTER = 1_000
const TIMEOUT = 2_000

type Kept = { keys: readonly string[] | undefined; renderedAt: number; until: number }

/** What an edge is told of a kept page, by names and values in turn; nothing where nobody announces the page's changes. */
export function edgeHead(
	{ seconds }: EdgeCache,
	{ keys, renderedAt, until }: Kept,
): Record<string, string> | undefined {
	const left = Math.floor((until - renderedAt) / 1_000)
	const shared = Math.min(seconds, left)
	if (!keys || shared < 1) return undefined
	return {
		// Who is not purged asks every second, and waits for the answer.
		'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${shared}, ${seconds > 1 ? 'stale-while-revalidate=1, ' : ''}stale-if-error=${WITHOUT_A_SHOP}`,
		'Surrogate-Key': [EVERY_PAGE, ...keys].join(' '),
	}
}

/** Tells the edge what has changed, everything without keys: at once, and once more. */
export function createEdgePurges({ edge, log }: { edge: EdgeCache; log: Log }) {
	async function send(url: string, keys: string): Promise<void> {
		try {
			const signal = AbortSignal.timeout(TIMEOUT)
			const response = await fetch(url, { method: 'PURGE', headers: { 'Surrogate-Key': keys }, signal })
			await response.body?.cancel()
			if (!response.ok) throw new Error(`The edge answers ${response.status}`)
		} catch (cause) {
			logError(log, { message: 'An edge cache was not purged', status: 502, url, cause })
		}
	}

	return (keys: readonly string[] | undefined): void => {
		const tell = () => {
			for (const part of partsOf(keys ?? [EVERY_PAGE])) for (const url of edge.purgeUrls) void send(url, part)
		}
		tell()
		setTimeout(tell, AGAIN_AFTER).unref()
	}
}

function partsOf(keys: readonly string[]): string[] {
	const parts: string[] = []
	let part = ''
	for (const key of keys) {
		if (part && part.length + key.length >= MOST_BYTES) {
			parts.push(part)
			part = ''
		}
		part = part ? `${part} ${key}` : key
	}
	return part ? [...parts, part] : parts
}
