import { setTimeout as wait } from 'node:timers/promises'
import { createDays } from '../changes/days.ts'
import { ChangeFeed } from '../changes/feed.ts'
import { createFollower, type Follower } from '../changes/follower.ts'
import type { Seen } from '../changes/position.ts'
import { readChanges, readPresent } from '../changes/queries/read-changes.ts'
import type { Database } from '../database/client.ts'
import { ProblemError } from '../http/problem.ts'
import { type ChangedRows, sortChanges } from './changed-rows.ts'
import { applyGoods, goodsOf, mustReload, readGoods } from './follow-changes.ts'
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
	#loads = 0
	/** How far changes are read, and how far they are shown. */
	#read: Seen | undefined
	#shown: Seen | undefined
	/** Read, and shown by the next load only. */
	#pending: Pending | undefined
	#rebuilding: Promise<void> | undefined
	#timer: NodeJS.Timeout | undefined
	#isStopped = false
	/** What the catalog shows anew, change by change. */
	readonly feed: ChangeFeed

	constructor(options: FollowOptions) {
		this.#options = options
		const { listen, onError = () => undefined } = options
		this.#follower = createFollower({ refresh: () => this.#refresh(), listen, onError })
		this.feed = new ChangeFeed({
			refresh: this.#follower.refresh,
			clock: options.clock,
			followClock: () => this.#followClock(),
		})
	}

	/** Loads the catalog, retrying until that succeeds, and then follows its changes. */
	start(): Promise<void> {
		return this.#follower.start()
	}

	/** Applies changes at once. */
	async refresh(): Promise<void> {
		await this.#follower.refresh()
		await this.#rebuilding
	}

	async stop(): Promise<void> {
		this.#isStopped = true
		clearTimeout(this.#timer)
		await this.#follower.stop()
		await this.#rebuilding
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

	#load(): Promise<void> {
		return this.#inSnapshot((tx) => this.#loadFrom(tx)).then(({ present, catalog }) => {
			this.#loaded = catalog
			this.#read = this.#shown = present
			this.#pending = undefined
			this.feed.reset(present)
			this.#awaitClock()
		})
	}

	async #loadFrom(tx: Database): Promise<{ present: Seen; catalog: Loaded }> {
		const { clock } = this.#options
		const present = await readPresent(tx)
		this.#loads += 1
		return { present, catalog: await loadCatalog(tx, { clock, load: this.#loads }) }
	}

	/** Reads what has changed since a position, and the prices and units it is about. Undefined where that is unknown. */
	#readNews(since: Seen, current: Loaded) {
		return this.#inSnapshot(async (tx) => {
			const { seen, changes } = await readChanges(tx, since)
			if (!changes) return undefined
			const rows = sortChanges(changes)
			const isReload = await mustReload(tx, { rows, loaded: current })
			const products = [...rows.products, ...(await readProductsOf(tx, rows.manufacturers))]
			const goods = await readGoods(tx, rows, { ...current, now: this.#options.clock() })
			return {
				seen,
				rows,
				goods,
				pending: isReload ? { structure: rows.structure, products: new Set(products) } : undefined,
			}
		})
	}

	async #refresh(): Promise<void> {
		const [current, since] = [this.#loaded, this.#read]
		if (!current || !since) return this.#load()
		const news = await this.#readNews(since, current)
		if (!news) return this.#load()
		this.#followClock()
		this.#read = news.seen
		if (news.pending) this.#await(news.pending)
		const changed = applyGoods(news.goods, { ...current, now: this.#options.clock() })
		this.#publish([...news.rows.direct, ...changed])
		this.#awaitClock()
		// Also one that has failed before.
		if (this.#pending)
			this.#rebuilding ??= this.#rebuild()
				.catch(this.#options.onError)
				.finally(() => (this.#rebuilding = undefined))
	}

	#await(news: Pending): void {
		const former = this.#pending
		const structure = WIDEST.find((one) => one === news.structure || one === former?.structure)
		this.#pending = { structure, products: new Set([...(former?.products ?? []), ...news.products]) }
	}

	/** Loads what has a new shape beside what is shown, which follows prices and units meanwhile. */
	async #rebuild(): Promise<void> {
		while (this.#pending && !this.#isStopped) {
			const started = performance.now()
			const taken = this.#pending
			const next = await this.#inSnapshot((tx) => this.#loadFrom(tx))
			await this.#follower.exclusively(() => this.#exchange(taken, next))
			// The process has at least half of its time for other work.
			if (this.#pending) await wait(performance.now() - started)
		}
	}

	/** Shows a load, with the prices and units that have changed while it was made. */
	async #exchange(taken: Pending, { present, catalog }: { present: Seen; catalog: Loaded }): Promise<void> {
		const former = this.#loaded
		const news = await this.#readNews(present, catalog)
		if (!news || !former) return this.#load()
		this.#followClock()
		const goods = goodsOf(news.rows, catalog.projection)
		applyGoods(news.goods, { ...catalog, now: this.#options.clock() })
		// What was written after the load's snapshot is still to come.
		this.#pending = news.pending
		this.#loaded = catalog
		this.#read = news.seen
		this.#shown = present
		const changed = reloadKeys({ ...taken, goods }, { former, next: catalog })
		if (changed) this.#publish([...news.rows.direct, ...changed])
		else this.feed.reset(this.#pending ? present : news.seen)
		this.#awaitClock()
	}

	/** While a load is pending, what has been read is not all shown. */
	#publish(changed: readonly string[]): void {
		const [read, shown] = [this.#read, this.#shown]
		if (!read || !shown) return
		if (!this.#pending) this.#shown = read
		this.feed.publish(changed, { read, shown: this.#pending ? shown : read })
	}

	/** Applies what only the time has changed. */
	#followClock(): void {
		const now = this.#options.clock()
		if (!this.#loaded) return
		const changed = this.#loaded.sites.advance(now)
		for (const key of this.#begunDays(now)) changed.add(key)
		if (changed.size > 0) this.feed.publishInstant(changed)
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

const WIDEST = ['everything', 'categories', 'words'] as const
type Pending = { structure: ChangedRows['structure']; products: ReadonlySet<string> }
