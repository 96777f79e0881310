import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that can be interrupted at each `yield`. */
export type Sliced<T> = Generator<void, T, void>

/** Milliseconds of work before requests are answered. */
const SLICE = 6
/** Rows of a loop between two chances to interrupt it. */
const ROWS = 128

/** Does work at once, for tests and small catalogs. */
export function complete<T>(work: Sliced<T>): T {
	for (;;) {
		const { done, value } = work.next()
		if (done) return value
	}
}

/** Does work in slices of a few milliseconds, between which requests are answered. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
	for (;;) {
		const until = performance.now() + SLICE
		do {
			const { done, value } = work.next()
			if (done) return value
		} while (performance.now() < until)
		await nextTurn()
	}
}

/** Does something for every item, interruptible every hundred or so. */
export function* forEachSliced<T>(items: Iterable<T>, act: (item: T, index: number) => void): Sliced<void> {
	let index = 0
	for (const item of items) {
		if (index % ROWS === ROWS - 1) yield
		act(item, index++)
	}
}
