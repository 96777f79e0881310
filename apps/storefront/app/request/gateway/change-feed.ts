import { z } from 'zod'

/** What the gateway announces of its changes (decision 0074), by long poll. */
export type ChangeFeed = {
	/** Whether changes are announced this moment; false without a feed, and soon after it is lost. */
	isLive(): boolean
	/** Up to where changes are known; undefined before the first answer. */
	position(): string | undefined
	/** Follows it until the returned function is called. `onChange` is told keys, or nothing when everything may have changed. */
	follow(onChange: (keys: readonly string[] | undefined) => void): () => void
}

type Options = {
	send: (request: Request) => Promise<Response>
	subscriptionKey: string
	/** Milliseconds that only grow; another clock is for tests. */
	now?: () => number
}

const Changes = z.object({ position: z.string().min(1), keys: z.array(z.string()), isReset: z.boolean() })

/** Seconds the gateway may keep a question. Short, because only an answer proves that the feed is alive. */
const WAIT = 4
/** Milliseconds after which a feed that has not answered counts as lost: what changes on a silent network is then shown by age. */
const LOST_AFTER = 6_000
/** Milliseconds in which changes of a busy moment come together. */
const TOGETHER = 100
/** Milliseconds before it is asked again after a failure: at first, and at most. */
const AGAIN_AFTER = 250
const AT_MOST = 5_000

export function createChangeFeed({ send, subscriptionKey, now = () => performance.now() }: Options): ChangeFeed {
	let position: string | undefined
	let liveUntil = Number.NEGATIVE_INFINITY

	async function ask(stop: AbortSignal): Promise<z.infer<typeof Changes>> {
		const url = new URL('http://gateway.internal/changes')
		if (position !== undefined) url.search = new URLSearchParams({ after: position, wait: String(WAIT) }).toString()
		const headers = { accept: 'application/json', 'ocp-apim-subscription-key': subscriptionKey }
		const signal = AbortSignal.any([stop, AbortSignal.timeout(LOST_AFTER)])
		// A gateway in this process need not look at the signal.
		const given = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
		const response = await Promise.race([send(new Request(url, { headers, signal })), given])
		if (!response.ok) throw new Error(`No feed: ${response.status}`)
		return Changes.parse(await Promise.race([response.json(), given]))
	}

	return {
		isLive: () => now() < liveUntil,
		position: () => position,
		follow(onChange) {
			const stop = new AbortController()
			async function run() {
				let pause = AGAIN_AFTER
				while (!stop.signal.aborted) {
					try {
						const answer = await ask(stop.signal)
						// What was answered before the first position may have changed unheard.
						const isFirst = position === undefined
						position = answer.position
						if (isFirst || answer.isReset) onChange(undefined)
						else if (answer.keys.length > 0) onChange(answer.keys)
						liveUntil = now() + LOST_AFTER
						pause = AGAIN_AFTER
						if (answer.keys.length > 0) await pauseFor(TOGETHER, stop.signal)
					} catch {
						liveUntil = Number.NEGATIVE_INFINITY
						await pauseFor(pause, stop.signal)
						pause = Math.min(AT_MOST, pause * 2)
					}
				}
			}
			void run()
			return () => {
				stop.abort()
				liveUntil = Number.NEGATIVE_INFINITY
			}
		},
	}
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, milliseconds)
		timer.unref()
		signal.addEventListener('abort', () => {
			clearTimeout(timer)
			resolve()
		})
	})
}
