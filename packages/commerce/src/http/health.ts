import type { RequestListener } from 'node:http'

/** Milliseconds an answer is given to others: probes need no key, so frequent ones must cost nothing. */
const GOOD_FOR = 1_000

export type HealthAnswer = {
	status: 200 | 503
	body: { status: 'live' | 'started' | 'ready' | 'unavailable' | 'closing'; missing?: string[] }
}

/** The answer to a probe; undefined for any other path. */
export type Health = (path: string) => Promise<HealthAnswer | undefined>

/**
 * The probes of a process. `/health/live`: it responds. `/health/started`: it was ready once. `/health/ready`: nothing is
 * missing, so it may receive requests; never once `isClosing`.
 */
export function createHealth(options: {
	/** Names of what it cannot do without and has not; answers within seconds. */
	listMissing: () => Promise<string[]>
	isClosing?: (() => boolean) | undefined
}): Health {
	const { listMissing, isClosing = () => false } = options
	let cached: { at: number; missing: Promise<string[]> } | undefined
	let hasStarted = false
	async function ready(): Promise<HealthAnswer> {
		if (isClosing()) return { status: 503, body: { status: 'closing' } }
		const at = performance.now()
		if (!cached || at - cached.at >= GOOD_FOR) cached = { at, missing: listMissing() }
		const missing = await cached.missing
		if (missing.length > 0) return { status: 503, body: { status: 'unavailable', missing } }
		hasStarted = true
		return { status: 200, body: { status: 'ready' } }
	}
	return async (path) => {
		if (path === '/health/live') return { status: 200, body: { status: 'live' } }
		if (path === '/health/ready') return ready()
		if (path !== '/health/started') return undefined
		const answer = hasStarted ? undefined : await ready()
		return hasStarted ? { status: 200, body: { status: 'started' } } : answer
	}
}

/** Answers probes on a server of `node:http`; everything else goes to `otherwise`, or is 404. */
export function healthListener(health: Health, otherwise?: RequestListener): RequestListener {
	return (request, response) => {
		const { url = '' } = request
		if (!url.startsWith('/health/') && otherwise) return otherwise(request, response)
		const [path = ''] = url.split('?')
		void health(path).then((answer) => {
			if (!answer && otherwise) return otherwise(request, response)
			response.writeHead(answer?.status ?? 404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
			response.end(JSON.stringify(answer?.body ?? { status: 'unknown' }))
		})
	}
}
