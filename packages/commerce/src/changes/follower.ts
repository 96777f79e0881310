import { type Channel, listenForChanges } from './queries/listen.ts'

/** Milliseconds between two readings, at least: what is announced in between is read together. */
const SHORTEST_PAUSE = 40
/** And at most: what takes longer leaves time for other work while it runs. */
const LONGEST_PAUSE = 1_000
/** Milliseconds between polls while announcements arrive, and while they do not. */
const POLL = { listening: 10_000, deaf: 1_000 }
const RETRY_AFTER = 1_000

export type Follower = {
	start(): Promise<void>
	stop(): Promise<void>
	refresh(): Promise<void>
	/** Does something while nothing is refreshed. */
	exclusively(act: () => Promise<void>): Promise<void>
}

/** Calls `refresh` after changes, one at a time, and leaves the process half of its time for other work, or a second. */
export function createFollower(options: {
	refresh: () => Promise<void>
	/** Connection string for announcements; without it the database is polled. */
	listen: string | undefined
	/** Of the announcements. */
	channel?: Channel
	onError: (error: unknown) => void
}): Follower {
	let last: Promise<void> = Promise.resolve()
	let pauseUntil = 0
	let timer: NodeJS.Timeout | undefined
	let dueAt = Number.POSITIVE_INFINITY
	let isStopped = false
	let listener: ReturnType<typeof listenForChanges> | undefined

	function exclusively(act: () => Promise<void>): Promise<void> {
		const next = last.catch(() => undefined).then(act)
		last = next
		return next
	}

	const refresh = () => exclusively(options.refresh)

	function schedule(delay: number): void {
		const due = Math.max(performance.now() + delay, pauseUntil)
		if (isStopped || due >= dueAt) return
		clearTimeout(timer)
		dueAt = due
		timer = setTimeout(run, Math.max(0, due - performance.now()))
		timer.unref()
	}

	async function run(): Promise<void> {
		dueAt = Number.POSITIVE_INFINITY
		const started = performance.now()
		await refresh().catch(options.onError)
		const pause = Math.min(Math.max(SHORTEST_PAUSE, performance.now() - started), LONGEST_PAUSE)
		pauseUntil = performance.now() + pause
		schedule(listener?.isListening() ? POLL.listening : POLL.deaf)
	}

	async function start(): Promise<void> {
		for (;;) {
			if (isStopped) return
			try {
				await refresh()
				break
			} catch (error) {
				options.onError(error)
				await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
			}
		}
		if (isStopped) return
		if (options.listen)
			listener = listenForChanges({
				connectionString: options.listen,
				channel: options.channel ?? 'changes',
				onChange: () => schedule(0),
				onError: options.onError,
			})
		schedule(POLL.deaf)
	}

	async function stop(): Promise<void> {
		isStopped = true
		clearTimeout(timer)
		await listener?.stop()
		await last.catch(() => undefined)
	}

	return { start, stop, refresh, exclusively }
}
