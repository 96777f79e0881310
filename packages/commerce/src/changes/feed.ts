import { covers, hasSeen, type Position } from './position.ts'

type Entry = { position: Position; keys: readonly string[] }

/** Maximum number of keys in memory; who is further behind starts over. */
const MOST_KEYS = 200_000

/** What has changed since a position. `isReset`: everything may have. */
export type Changed = { position: Position; keys: string[]; isReset: boolean }

/** Recent changes of what this process answers, each as the keys of the answers it alters. */
export type ChangeFeed = {
	/** Of the last change; undefined until the catalog is loaded. */
	present(): Position | undefined
	/** Begins anew: what changed before `position` is unknown. */
	reset(position: Position): void
	/** Announces what the answers of this process show from now on. `seen`: the position without any change. */
	publish(position: Position, keys: Iterable<string>): void
	/** Remembers that there was no change until a position. */
	advance(seen: Position): void
	since(position: Position): Changed
	/** Waits until the changes of a position are applied here: false after `milliseconds`, or where it is unknown. */
	reach(position: Position, milliseconds: number): Promise<boolean>
	/** Waits for a change, at most `milliseconds`. */
	next(milliseconds: number, signal?: AbortSignal): Promise<void>
	/** Lets nobody wait any more, because the process ends. */
	end(): void
	/** Aborted by `end`. */
	ended: AbortSignal
	/** Calls back with the keys of every change, undefined for a reset. */
	subscribe(listener: (keys: ReadonlySet<string> | undefined) => void): void
}

/** `refresh` reads the database at once; called when somebody waits for what was announced elsewhere. */
export function createChangeFeed({ refresh }: { refresh: () => Promise<unknown> }): ChangeFeed {
	const listeners: ((keys: ReadonlySet<string> | undefined) => void)[] = []
	const waiting = new Set<() => void>()
	const ending = new AbortController()
	let entries: Entry[] = []
	let held = 0
	let start: Position | undefined
	let last: Position | undefined
	let seen: Position | undefined

	function tell(keys: ReadonlySet<string> | undefined): void {
		for (const listener of listeners) listener(keys)
		for (const wake of waiting) wake()
	}

	function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
		if (signal?.aborted) return Promise.resolve()
		return new Promise((resolve) => {
			const done = () => {
				clearTimeout(timer)
				waiting.delete(done)
				signal?.removeEventListener('abort', done)
				resolve()
			}
			const timer = setTimeout(done, milliseconds)
			timer.unref()
			waiting.add(done)
			signal?.addEventListener('abort', done)
		})
	}

	return {
		present: () => last,
		reset(position) {
			;[entries, held] = [[], 0]
			start = last = seen = position
			tell(undefined)
		},
		publish(position, changed) {
			const keys = new Set(changed)
			seen = position
			if (keys.size > 0) {
				entries.push({ position, keys: [...keys] })
				held += keys.size
				last = position
				while (held > MOST_KEYS && entries.length > 1) {
					const [oldest] = entries.splice(0, 1)
					held -= oldest!.keys.length
					start = oldest!.position
				}
			}
			tell(keys)
		},
		advance(position) {
			seen = position
			if (waiting.size > 0) tell(new Set())
		},
		since(position) {
			if (!last || !start) return { position, keys: [], isReset: true }
			if (!covers(position, start)) return { position: last, keys: [], isReset: true }
			const news = entries.filter((entry) => !covers(position, entry.position))
			if (news.length === 0) return { position: covers(last, position) ? last : position, keys: [], isReset: false }
			return { position: last, keys: [...new Set(news.flatMap(({ keys }) => keys))], isReset: false }
		},
		async reach(position, milliseconds) {
			const until = performance.now() + milliseconds
			const isReached = () => seen !== undefined && hasSeen(seen, position)
			if (isReached()) return true
			if (seen?.timeline !== position.timeline) return false
			const read = refresh().catch(() => undefined)
			await Promise.race([read, wait(milliseconds)])
			while (!isReached() && performance.now() < until) await wait(until - performance.now())
			return isReached()
		},
		next: wait,
		end: () => ending.abort(),
		ended: ending.signal,
		subscribe: (listener) => void listeners.push(listener),
	}
}
