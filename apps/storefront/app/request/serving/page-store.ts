import { LRUCache } from 'lru-cache'
import type { CachedDocument, Coding } from './cached-document.ts'
import type { PageAddress } from './page-address.ts'

/** A page for everybody who asks. */
export type CachedPage = { status: number; headers: [string, string][]; document: CachedDocument }

/** A page that is kept, with all that answering it takes. */
export type StoredPage = CachedPage & {
	address: PageAddress
	/** Names and values in turn: what every anonymous answer carries, whatever its coding and cookie. */
	head: readonly string[]
	/** Whether an edge cache may keep it. */
	isPublic: boolean
	/** What it shows; undefined where nobody announces its changes. */
	keys: readonly string[] | undefined
	/** When its rendering began, and when what it says is over in any case; milliseconds since 1970. */
	renderedAt: number
	until: number
	/** When something it shows has changed. */
	purgedAt?: number
	hits: number
	/** Codings in which it was compressed as well as it can be. */
	improved: Set<Coding>
	/** Heads by coding, with what differs between them. */
	heads: Map<Coding, readonly string[]>
}

/** `fresh`: to be given out. `stale`: to be given out while the next is on its way. `over`: not to be given out any more. */
export type Freshness = 'fresh' | 'stale' | 'over'

export type PageStore = {
	get(key: string): StoredPage | undefined
	/** `now`: milliseconds since 1970. */
	freshness(page: StoredPage, now: number): Freshness
	put(page: StoredPage): void
	/** Counts the bytes of a page again that has been compressed once more. */
	recount(page: StoredPage): void
	/** What shows any of these is old from now on; everything, without keys. */
	purge(keys: readonly string[] | undefined, now: number): void
}

type Options = {
	/** For all pages together. */
	maxBytes: number
	/** How old a page may be whose changes nobody announces, in milliseconds. */
	shortest: number
	/** How long after a change the page of before may still be given out, in milliseconds. */
	stale: number
	/** Whether changes are announced this moment. */
	isAnnounced: () => boolean
}

/** A page whose changes are announced is rendered anew after this time all the same, in milliseconds: prices and newness also depend on the day. */
const LONGEST = 3_600_000
/** Besides its bodies: headers, names, entries of maps. */
const OVERHEAD = 4_096
/** The share of addresses that anybody can make up. They, and those of the catalog, take more only where the others leave it. */
const MADE_UP = 0.25

type Index = Map<string, Set<StoredPage>>

/** The pages of a process, bounded by their bytes, the longest unasked going first; found by address and by what they show. */
export function createPageStore({ maxBytes, shortest, stale, isAnnounced }: Options): PageStore {
	const index: Index = new Map()
	const createPages = () =>
		new LRUCache<string, StoredPage>({
			maxSize: maxBytes,
			sizeCalculation: (page) => page.document.size() + OVERHEAD,
			dispose: (page) => forget(index, page),
		})
	const own = createPages()
	const madeUp = createPages()
	const placeOf = ({ address }: StoredPage) => (address.isMadeUp ? madeUp : own)

	function put(page: StoredPage): void {
		const place = placeOf(page)
		place.set(page.address.key, page)
		// One that is larger than all memory for pages was not taken.
		if (place.peek(page.address.key) !== page) return
		remember(index, page)
		while (own.calculatedSize + madeUp.calculatedSize > maxBytes) {
			const isOverShare = madeUp.calculatedSize > maxBytes * MADE_UP
			;(isOverShare ? madeUp : own).pop()
		}
	}

	return {
		get: (key) => own.get(key) ?? madeUp.get(key),
		freshness(page, now) {
			const age = now - page.renderedAt
			const isOver = age < 0 || now >= page.until || age >= (page.keys && isAnnounced() ? LONGEST : shortest)
			if (isOver) return 'over'
			if (page.purgedAt === undefined) return 'fresh'
			return now - page.purgedAt < stale ? 'stale' : 'over'
		},
		put,
		recount(page) {
			const place = placeOf(page)
			if (place.peek(page.address.key) !== page) return
			// What is set to what it was keeps the size it had.
			place.delete(page.address.key)
			put(page)
		},
		purge(keys, now) {
			const purged = keys ? keys.flatMap((key) => [...(index.get(key) ?? [])]) : [...own.values(), ...madeUp.values()]
			for (const page of purged) page.purgedAt ??= now
		},
	}
}

function remember(index: Index, page: StoredPage): void {
	for (const key of page.keys ?? []) {
		const pages = index.get(key) ?? new Set()
		pages.add(page)
		index.set(key, pages)
	}
}

function forget(index: Index, page: StoredPage): void {
	for (const key of page.keys ?? []) {
		const pages = index.get(key)
		pages?.delete(page)
		if (pages?.size === 0) index.delete(key)
	}
}
