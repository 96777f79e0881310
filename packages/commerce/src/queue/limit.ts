/** Lets no more than so many of what it is given run at once; the others wait in their order. */
export function createLimit(most: number): <T>(run: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = []
	let running = 0
	return async (run) => {
		// A finished call hands its place on, so that a later one cannot take it.
		if (running < most) running++
		else await new Promise<void>((resolve) => waiting.push(resolve))
		try {
			return await run()
		} finally {
			const next = waiting.shift()
			if (next) next()
			else running--
		}
	}
}
