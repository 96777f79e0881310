import type { Sliced } from './slices.ts'

/** Items that are sorted at once. */
const RUN = 512

/** Sorts a long list without holding requests up: short runs, which are merged two and two. Equal items keep their order. */
export function* sortInSlices<T>(items: readonly T[], compare: (a: T, b: T) => number): Sliced<T[]> {
	let runs: T[][] = []
	for (let first = 0; first < items.length; first += RUN) {
		runs.push(items.slice(first, first + RUN).sort(compare))
		yield
	}
	while (runs.length > 1) {
		const merged: T[][] = []
		for (let place = 0; place < runs.length; place += 2)
			merged.push(yield* merge([runs[place]!, runs[place + 1] ?? []], compare))
		runs = merged
	}
	return runs[0] ?? []
}

function* merge<T>([first, second]: [T[], T[]], compare: (a: T, b: T) => number): Sliced<T[]> {
	const merged: T[] = []
	let [left, right] = [0, 0]
	while (left < first.length || right < second.length) {
		const isSecond = left === first.length || (right < second.length && compare(second[right]!, first[left]!) < 0)
		merged.push(isSecond ? second[right++]! : first[left++]!)
		if (merged.length % RUN === 0) yield
	}
	return merged
}
