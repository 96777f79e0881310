import { randomBytes } from 'node:crypto'
import { hasSeen, type Position, type Seen } from './position.ts'

/** `seen`: of the database when it was read; `instant`: when the clock brought it, which no transaction did. */
type Entry = { number: number; keys: readonly string[]; seen: Seen; instant?: number }

/** Maximum number of keys in memory; who is further behind starts over. */
const MOST_KEYS = 200_000
/** Milliseconds by which clocks of gateways may differ. */
const CLOCK_SKEW = 2_000

/** What has changed since a position. `isReset`: everything may have. */
export type Changed = { position: Position; keys: string[]; isReset: boolean }
/** `read`: how far the database has been read; `shown`: how far answers show it, which may be less. */
export type Progress = { read: Seen; shown: Seen }

type FeedOptions = {
	/** Reads the database at once; called when somebody waits for what was announced elsewhere. */
	refresh: () => Promise<unknown>
	clock: () => Date
	/** Publishes what only the time has changed. */
	followClock: () => void
}

/** Recent changes of what this process answers, each as the keys of the answers it alters. */
export class ChangeFeed {
	readonly #options: FeedOptions
	readonly #gateway = randomBytes(4).toString('hex')
	readonly #listeners: ((keys: ReadonlySet<string> | undefined) => void)[] = []
	readonly #waiting = new Set<() => void>()
	readonly #ending = new AbortController()
	#entries: Entry[] = []
	#held = 0
	#number = 0
	#start: { number: number; seen: Seen; instant: number } | undefined
	#shown: Seen | undefined

	constructor(options: FeedOptions) {
		this.#options = options
	}

	/** Announces what has begun or ended by now, to the millisecond (R122): a timer comes later. */
	followClock(): void {
		this.#options.followClock()
	}

	/** Undefined until the catalog is loaded. */
	present(): Position | undefined {
		if (!this.#shown) return undefined
		const instant = this.#options.clock().getTime()
		return { gateway: this.#gateway, number: this.#number, instant, ...this.#shown }
	}

	/** Begins anew: what changed before is unknown. */
	reset(shown: Seen): void {
		this.#number += 1
		this.#start = { number: this.#number, seen: shown, instant: this.#options.clock().getTime() }
		;[this.#entries, this.#held, this.#shown] = [[], 0, shown]
		this.#tell(undefined)
	}

	/** Announces what the answers of this process show from now on. */
	publish(changed: Iterable<string>, { read, shown }: Progress): void {
		this.#shown = shown
		this.#enter({ keys: [...new Set(changed)], seen: read })
	}

	/** Announces what the time has changed. */
	publishInstant(changed: Iterable<string>): void {
		if (this.#shown)
			this.#enter({ keys: [...new Set(changed)], seen: this.#shown, instant: this.#options.clock().getTime() })
	}

	since(position: Position): Changed {
		const present = this.present()
		if (!present || !this.#start) return { position, keys: [], isReset: true }
		const isOwn = position.gateway === this.#gateway
		const isKnown = isOwn
			? position.number >= this.#start.number
			: hasSeen(position, this.#start.seen) && position.instant >= this.#start.instant
		if (!isKnown) return { position: present, keys: [], isReset: true }
		const news = this.#entries.filter((entry) => (isOwn ? entry.number > position.number : !isSeen(entry, position)))
		// Another gateway's reader may be ahead of this one, and stays there.
		if (news.length === 0 && !isOwn && !hasSeen(present, position)) return { position, keys: [], isReset: false }
		return { position: present, keys: [...new Set(news.flatMap(({ keys }) => keys))], isReset: false }
	}

	/** Waits until answers show what a position has seen: false after `milliseconds`, or where it is unknown. */
	async reach(position: Position, milliseconds: number): Promise<boolean> {
		const until = performance.now() + milliseconds
		const isReached = () => this.#shown !== undefined && hasSeen(this.#shown, position)
		if (isReached()) return true
		if (this.#shown?.timeline !== position.timeline) return false
		const read = this.#options.refresh().catch(() => undefined)
		await Promise.race([read, this.next(milliseconds)])
		while (!isReached() && performance.now() < until) await this.next(until - performance.now())
		return isReached()
	}

	/** Waits for a change, at most `milliseconds`; whoever asks for less than none was late by the time between two lines. */
	next(milliseconds: number, signal?: AbortSignal): Promise<void> {
		if (signal?.aborted) return Promise.resolve()
		return new Promise((resolve) => {
			const done = () => {
				clearTimeout(timer)
				this.#waiting.delete(done)
				signal?.removeEventListener('abort', done)
				resolve()
			}
			const timer = setTimeout(done, Math.max(0, milliseconds))
			timer.unref()
			this.#waiting.add(done)
			signal?.addEventListener('abort', done)
		})
	}

	/** Lets nobody wait any more, because the process ends. */
	end(): void {
		this.#ending.abort()
		for (const wake of this.#waiting) wake()
	}

	/** Aborted by `end`. */
	get ended(): AbortSignal {
		return this.#ending.signal
	}

	/** Calls back with the keys of every change, undefined for a reset. */
	subscribe(listener: (keys: ReadonlySet<string> | undefined) => void): void {
		this.#listeners.push(listener)
	}

	#enter(entry: Omit<Entry, 'number'>): void {
		if (entry.keys.length > 0) {
			this.#number += 1
			this.#entries.push({ ...entry, number: this.#number })
			this.#held += entry.keys.length
			while (this.#held > MOST_KEYS && this.#entries.length > 1) {
				const oldest = this.#entries.shift()!
				this.#held -= oldest.keys.length
				this.#start = { number: oldest.number, seen: oldest.seen, instant: oldest.instant ?? this.#start!.instant }
			}
		}
		this.#tell(new Set(entry.keys))
	}

	#tell(keys: ReadonlySet<string> | undefined): void {
		for (const listener of this.#listeners) listener(keys)
		for (const wake of this.#waiting) wake()
	}
}

/** Whether another gateway has told its reader of a change. */
function isSeen({ seen, instant }: Entry, position: Position): boolean {
	return hasSeen(position, seen) && (instant === undefined || instant < position.instant - CLOCK_SKEW)
}
