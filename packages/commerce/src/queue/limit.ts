/** Limits concurrent runs; others wait in order. */
export function createLimit(most: number): <T>(run: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = []
	let running = 0
	return async (run) => {
		// A finished call passes its slot on, so that a later one cannot take it.
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
