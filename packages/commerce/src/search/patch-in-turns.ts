import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Loaded } from './load-catalog.ts'
import { patchProducts } from './patch-products.ts'
import type { ChangedProducts } from './read-products.ts'

/** Milliseconds that products are written for before requests are answered again, about. */
const TURN = 8
const MOST_AT_ONCE = 64

/**
 * Writes products in a few turns of the event loop, and tells the keys of each turn. Without `tell` nothing is compared.
 * Answers the products that there was no room for, which wait for the next load.
 */
export async function patchInTurns(
	loaded: Loaded,
	{ changed, clock, tell }: { changed: ChangedProducts; clock: () => Date; tell?: (keys: ReadonlySet<string>) => void },
): Promise<string[]> {
	const without: string[] = []
	let [first, count] = [0, 1]
	while (first < changed.ids.length) {
		const started = performance.now()
		const ids = changed.ids.slice(first, first + count)
		const patched = patchProducts(loaded, { ids, changed, now: clock(), isTold: tell !== undefined })
		without.push(...patched.without)
		tell?.(patched.keys)
		first += count
		const fitting = Math.round((count * TURN) / (performance.now() - started))
		count = Math.max(1, Math.min(fitting, 2 * count, MOST_AT_ONCE))
		await nextTurn()
	}
	return without
}
