/** What a page shows, by the names under which the gateway announces changes (`Surrogate-Key`, decision 0074). */
export type Shown = {
	/** Of an answer the page was made from; undefined for one whose changes nobody announces. */
	add(keys: readonly string[] | undefined): void
	/** For a page that says something of the present moment, such as whether a store is open. */
	holdsBriefly(): void
	/** Undefined where somebody's changes are not announced: then only time tells when the page is old. */
	keys(): readonly string[] | undefined
}

export function createShown(): Shown {
	const all = new Set<string>()
	let isAnnounced = true
	return {
		add(keys) {
			if (keys) for (const key of keys) all.add(key)
			else isAnnounced = false
		},
		holdsBriefly() {
			isAnnounced = false
		},
		keys: () => (isAnnounced ? [...all] : undefined),
	}
}

/** `product:1 list:women`, as the gateway writes it. */
export function keysIn(header: string | null): string[] | undefined {
	return header?.split(' ').filter(Boolean)
}
