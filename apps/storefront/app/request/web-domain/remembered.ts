import { LRUCache } from 'lru-cache'
import { type About, createShown, type Shown } from '#app/request/gateway/shown.ts'

/** How everything of a site is kept; `perf` tells the time, in milliseconds. */
export type SiteCache = {
	ttl: number
	allowStale: true
	allowStaleOnFetchRejection: true
	noDeleteOnFetchRejection: true
	perf: { now: () => number }
}

type Entry<Value> = { value: Value; about: About; isOld: boolean }

/** Answers of the gateway that are kept between requests. */
export type Remembered<Key extends string, Value extends object> = {
	/** Undefined when the gateway does not answer and never did. `shown` hears what the answer is about. */
	read(key: Key, shown?: Shown): Promise<Value | undefined>
	/** What is known this moment, however old. */
	peek(key: Key): Value | undefined
	/** What is about any of these is asked for again before it is given out; everything, without keys. */
	purge(keys: readonly string[] | undefined): void
}

type Options<Key, Value> = SiteCache & {
	max: number
	/** Throws where there is no answer, which is then not kept. `shown`: for the calls it makes. */
	ask: (key: Key, shown: Shown) => Promise<Value>
}

/** More changes than these during one call: its answer counts as old. */
const MOST_CHANGES = 100

export function createRemembered<Key extends string, Value extends object>({
	ask,
	...cached
}: Options<Key, Value>): Remembered<Key, Value> {
	/** The latest changes, for answers that were on their way when they were announced. */
	let changes: (ReadonlySet<string> | undefined)[] = []
	let count = 0
	const entries = new LRUCache<Key, Entry<Value>>({
		...cached,
		async fetchMethod(key) {
			const before = count
			const shown = createShown()
			const value = await ask(key, shown)
			const about = shown.about()
			const missed = count - before
			const isOld =
				missed > changes.length || (missed > 0 && changes.slice(-missed).some((changed) => concerns(about, changed)))
			return { value, about, isOld }
		},
	})

	async function fresh(key: Key): Promise<Entry<Value> | undefined> {
		const entry = await entries.fetch(key).catch(() => undefined)
		if (!entry || !(entry.isOld || entry.about.until <= Date.now())) return entry
		return entries.fetch(key, { forceRefresh: true, allowStale: false }).catch(() => entry)
	}

	return {
		async read(key, shown) {
			const end = shown?.begin()
			const entry = await fresh(key)
			end?.(entry?.isOld ? undefined : entry?.about)
			return entry?.value
		},
		peek: (key) => entries.peek(key, { allowStale: true })?.value,
		purge(keys) {
			count += 1
			const changed = keys && new Set(keys)
			changes = [...changes.slice(1 - MOST_CHANGES), changed]
			for (const entry of entries.values()) if (concerns(entry.about, changed)) entry.isOld = true
		},
	}
}

function concerns(about: About, changed: ReadonlySet<string> | undefined): boolean {
	return changed === undefined || (about.keys?.some((key) => changed.has(key)) ?? false)
}
