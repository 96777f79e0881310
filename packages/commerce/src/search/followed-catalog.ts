import { createDays } from '../changes/days.ts'
import { type ChangeFeed, createChangeFeed } from '../changes/feed.ts'
import { createFollower, type Follower } from '../changes/follower.ts'
import type { Position } from '../changes/position.ts'
import { readChanges, readPresent } from '../changes/queries/read-changes.ts'
import type { Database } from '../database/client.ts'
import { ProblemError } from '../http/problem.ts'
import { type ChangedRows, sortChanges } from './changed-rows.ts'
import { applyGoods, mustReload, productsOf, readGoods } from './follow-changes.ts'
import { type Loaded, loadCatalog } from './load-catalog.ts'
import { readProductsOf } from './queries/read-goods.ts'
import { reloadKeys } from './reload-keys.ts'

export type FollowOptions = {
	db: Database
	clock: () => Date
	/** Connection string for announcements of changes; without it the database is polled every second. */
	listen?: string
	/** Gets failed loads: the catalog keeps its data. */
	onError?: (error: unknown) => void
}

/** Milliseconds until the clock is looked at again, at most: days begin on whole minutes. */
const LONGEST_TIMER = 60_000
const SHORTEST_TIMER = 20

/** The catalog in memory, in sync with the database and the clock. */
export class FollowedCatalog {
	readonly #options: FollowOptions
	readonly #follower: Follower
	readonly #begunDays = createDays()
	#loaded: Loaded | undefined
	#position: Position | undefined
	#timer: NodeJS.Timeout | undefined
	#isStopped = false
	/** What the catalog shows anew, change by change. */
	readonly feed: ChangeFeed

	constructor(options: FollowOptions) {
		this.#options = options
		const { listen, onError = () => undefined } = options
		this.#follower = createFollower({ refresh: () => this.#refresh(), listen, onError })
		this.feed = createChangeFeed({ refresh: this.#follower.refresh })
	}

	/** Loads the catalog, retrying until that succeeds, and then follows its changes. */
	start(): Promise<void> {
		return this.#follower.start()
	}

	/** Applies changes at once. */
	refresh(): Promise<void> {
		return this.#follower.refresh()
	}

	async stop(): Promise<void> {
		this.#isStopped = true
		clearTimeout(this.#timer)
		await this.#follower.stop()
	}

	isReady(): boolean {
		return this.#loaded !== undefined
	}

	/** The catalog of this instant. Throws a 503 problem until it is loaded. */
	present(): Loaded {
		if (!this.#loaded) throw new ProblemError({ status: 503, code: 'catalog-loading' })
		this.#followClock()
		return this.#loaded
	}

	/** Changes and the rows they are about are read in one snapshot: what the feed has told of is shown, and nothing later. */
	#inSnapshot<T>(read: (tx: Database) => Promise<T>): Promise<T> {
		const { db } = this.#options
		return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
	}

	async #load(): Promise<void> {
		const { clock } = this.#options
		const instant = clock().getTime()
		const next = await this.#inSnapshot(async (tx) => ({
			present: await readPresent(tx, instant),
			catalog: await loadCatalog(tx, { clock, load: (this.#loaded?.load ?? 0) + 1 }),
		}))
		this.#loaded = next.catalog
		this.#position = next.present
		this.feed.reset(next.present)
		this.#awaitClock()
	}

	async #refresh(): Promise<void> {
		const [current, since, { clock }] = [this.#loaded, this.#position, this.#options]
		if (!current || !since) return this.#load()
		const read = await this.#inSnapshot(async (tx) => {
			const { position: reached, changes } = await readChanges(tx, { since, instant: since.instant })
			if (!changes) return undefined
			const rows = sortChanges(changes)
			if (!(await mustReload(tx, { rows, loaded: current })))
				return { reached, rows, goods: await readGoods(tx, rows, { ...current, now: clock() }) }
			const made = await readProductsOf(tx, rows.manufacturers)
			return { reached, rows, made, next: await loadCatalog(tx, { clock, load: current.load + 1 }) }
		})
		if (!read) return this.#load()
		this.#followClock()
		const position = { ...read.reached, instant: this.#position?.instant ?? since.instant }
		this.#position = position
		const changed = read.next
			? this.#exchange({ rows: read.rows, made: read.made, former: current, next: read.next })
			: applyGoods(read.goods, { ...current, now: clock() })
		if (!changed) this.feed.reset(position)
		else this.feed.publish(position, [...read.rows.direct, ...changed])
		this.#awaitClock()
	}

	#exchange({ rows, made, former, next }: Exchange): Set<string> | undefined {
		this.#loaded = next
		const products = productsOf(rows, { former: former.projection, next: next.projection })
		return reloadKeys({ ...rows, products: [...products, ...made] }, { former, next })
	}

	/** Applies what only the time has changed. */
	#followClock(): void {
		const now = this.#options.clock()
		if (!this.#loaded || !this.#position) return
		const changed = this.#loaded.sites.advance(now)
		for (const key of this.#begunDays(now)) changed.add(key)
		if (changed.size === 0) return
		this.#position = { ...this.#position, instant: Math.max(this.#position.instant, now.getTime()) }
		this.feed.publish(this.#position, changed)
	}

	#awaitClock(): void {
		clearTimeout(this.#timer)
		if (!this.#loaded || this.#isStopped) return
		const untilNext = this.#loaded.sites.changesAt() - this.#options.clock().getTime()
		const run = () => {
			this.#followClock()
			this.#awaitClock()
		}
		this.#timer = setTimeout(run, Math.min(Math.max(untilNext, SHORTEST_TIMER), LONGEST_TIMER))
		this.#timer.unref()
	}
}

type Exchange = { rows: ChangedRows; made: readonly string[]; former: Loaded; next: Loaded }
