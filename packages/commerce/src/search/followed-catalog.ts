import { setTimeout as wait } from 'node:timers/promises'
import { createDays } from '../changes/days.ts'
import { ChangeFeed } from '../changes/feed.ts'
import { createFollower, type Follower } from '../changes/follower.ts'
import { hasSeenUntil, type Seen } from '../changes/position.ts'
import { readEnd, readPresent } from '../changes/queries/read-changes.ts'
import type { Database } from '../database/client.ts'
import type { Reader } from '../database/reader.ts'
import { ProblemError } from '../http/problem.ts'
import { applyGoods, goodsOf } from './follow-changes.ts'
import { type Loaded, loadCatalog } from './load-catalog.ts'
import { patchInTurns } from './patch-in-turns.ts'
import { MOST_PRODUCTS, productKeys } from './product-keys.ts'
import { type News, type Pending, readNews, widestOf } from './read-news.ts'
import type { ChangedProducts } from './read-products.ts'
import { reloadKeys } from './reload-keys.ts'
import { inSlices } from './slices.ts'

export type FollowOptions = {
	db: Database
	/** Where the whole catalog is loaded from; `db` without it. */
	reader?: Reader
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
	/** Transactions before this one may be shown though they have not been read. */
	#aheadUntil = 0
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
	#inSnapshot<T>(read: (tx: Database) => Promise<T>, db = this.#options.db): Promise<T> {
		return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
	}

	#load(): Promise<void> {
		return this.#loadAnew().then(({ present, catalog }) => {
			this.#loaded = catalog
			this.#read = this.#shown = present
			this.#pending = undefined
			this.feed.reset(present)
			this.#awaitClock()
		})
	}

	/** Answers the catalog, and how far it shows the database at least. */
	async #loadAnew(): Promise<{ present: Seen; catalog: Loaded }> {
		const { db, reader, clock } = this.#options
		this.#loads += 1
		const load = this.#loads
		if (!reader)
			return this.#inSnapshot(async (tx) => ({
				present: await readPresent(tx),
				catalog: await loadCatalog(tx, { clock, load }),
			}))
		// Positions are the primary's. What is read after has seen all of that, and maybe more.
		const present = await readPresent(db)
		const loadFrom = async (tx: Database) => {
			this.#aheadUntil = await readEnd(tx)
			return { present, catalog: await loadCatalog(tx, { clock, load }) }
		}
		return reader.read((from) => this.#inSnapshot(loadFrom, from))
	}

	#readNews(since: Seen, current: Loaded): Promise<News | undefined> {
		// What a load is about to show may belong to its structure.
		const canPatch = !this.#pending || current !== this.#loaded
		return this.#inSnapshot((tx) => readNews(tx, { since, current, canPatch, now: this.#options.clock() }))
	}

	async #refresh(): Promise<void> {
		const [current, since] = [this.#loaded, this.#read]
		if (!current || !since) return this.#load()
		const news = await this.#readNews(since, current)
		if (!news) return this.#load()
		this.#followClock()
		this.#read = news.seen
		if (news.pending) this.#await(news.pending)
		const changed = await applyGoods(news.goods, { ...current, clock: this.#options.clock })
		const direct = [...news.rows.direct, ...changed, ...this.#shownAhead(news, { since, current })]
		if (news.products) await this.#patchShown(current, { products: news.products, direct })
		else this.#publish(direct)
		this.#awaitClock()
		// Also one that has failed before.
		if (this.#pending)
			this.#rebuilding ??= this.#rebuild()
				.catch(this.#options.onError)
				.finally(() => (this.#rebuilding = undefined))
	}

	/** Keys of what a load from elsewhere may have shown before it was read here, so that it makes no difference now. */
	#shownAhead({ rows, ids }: News, { since, current }: { since: Seen; current: Loaded }): string[] {
		if (hasSeenUntil(since, this.#aheadUntil)) return []
		const concerned = new Set([...ids, ...goodsOf(rows, current.projection)])
		return [...concerned].flatMap((id) => productKeys(id, { before: undefined, after: undefined, next: current }))
	}

	/** Writes products into what is shown; their keys are told as they are. */
	async #patchShown(
		current: Loaded,
		{ products, direct }: { products: ChangedProducts; direct: readonly string[] },
	): Promise<void> {
		const [read, shown] = [this.#read, this.#shown]
		if (!read || !shown) return
		this.feed.publish(direct, { read, shown })
		const isReset = products.ids.length > MOST_PRODUCTS
		const tell = isReset ? undefined : (keys: ReadonlySet<string>) => this.feed.publish(keys, { read, shown })
		try {
			await this.#patch(current, products, tell)
		} catch (error) {
			// Written in part: another load takes its place.
			this.#await({ structure: 'everything', products: new Set() })
			this.#options.onError?.(error)
		}
		if (!isReset) return this.#publish([])
		if (!this.#pending) this.#shown = read
		this.feed.reset(this.#shown ?? read)
	}

	async #patch(loaded: Loaded, changed: ChangedProducts, tell?: (keys: ReadonlySet<string>) => void): Promise<void> {
		const without = await patchInTurns(loaded, { changed, clock: this.#options.clock, tell })
		if (without.length > 0) this.#await({ structure: undefined, products: new Set(without) })
	}

	#await(news: Pending): void {
		const former = this.#pending
		this.#pending = {
			structure: widestOf(news, former),
			products: new Set([...(former?.products ?? []), ...news.products]),
		}
	}

	/** Loads what has a new shape beside what is shown, which follows prices and units meanwhile. */
	async #rebuild(): Promise<void> {
		while (this.#pending && !this.#isStopped) {
			const started = performance.now()
			const taken = this.#pending
			const next = await this.#loadAnew()
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
		const products = new Set([...taken.products, ...(this.#pending?.products ?? []), ...news.ids])
		const structure = widestOf(taken, this.#pending)
		await applyGoods(news.goods, { ...catalog, clock: this.#options.clock })
		// What was written after the load's snapshot and cannot be patched is still to come.
		this.#pending = news.pending
		if (news.products) await this.#patch(catalog, news.products)
		const changed = await inSlices(reloadKeys({ structure, products, goods }, { former, next: catalog }))
		this.#loaded = catalog
		this.#read = news.seen
		this.#shown = present
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
