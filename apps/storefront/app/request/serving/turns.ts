/** Lets so many at a time do what costs memory and time of the one thread; the others wait, first come, first served. */
export function createTurns(atOnce: number): <T>(act: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = []
	let running = 0
	return async (act) => {
		// Whoever ends hands the place on.
		if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
		else running += 1
		try {
			return await act()
		} finally {
			const next = waiting.shift()
			if (next) next()
			else running -= 1
		}
	}
}
