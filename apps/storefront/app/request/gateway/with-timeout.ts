/** How long a page waits for a part that it can be shown without, in milliseconds: gateways also fail by saying nothing. */
export const PART_TIMEOUT = 3_000

/** What `promise` answers, or `otherwise` when it takes longer than this many milliseconds. It is not stopped. */
export async function withTimeout<T, U>(milliseconds: number, promise: Promise<T>, otherwise: U): Promise<T | U> {
	let timer: NodeJS.Timeout | undefined
	const tooLate = new Promise<U>((resolve) => {
		timer = setTimeout(() => resolve(otherwise), milliseconds)
	})
	try {
		return await Promise.race([promise, tooLate])
	} finally {
		clearTimeout(timer)
	}
}
