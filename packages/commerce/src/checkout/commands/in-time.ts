/** Milliseconds a shopper's request waits for a payment provider: less than the storefront waits for the gateway. */
const PATIENCE = 8_000

export type Waiting<T> = {
	/** Milliseconds. */
	patience?: number | undefined
	/** The answer without the provider's; may throw. */
	late: () => T
	/** Receives what the work throws after that. */
	onLateError?: ((error: unknown) => void) | undefined
}

/**
 * What `work` resolves to, or `late` where it takes longer. The work goes on: what the provider says then is recorded,
 * and found by the shopper's next question.
 */
export async function inTime<T>(work: Promise<T>, { patience = PATIENCE, late, onLateError }: Waiting<T>): Promise<T> {
	const { promise: over, resolve } = Promise.withResolvers<undefined>()
	const timer = setTimeout(resolve, patience, undefined)
	const first = await Promise.race([work.then((value) => ({ value })), over]).finally(() => clearTimeout(timer))
	if (first) return first.value
	work.catch((error: unknown) => onLateError?.(error))
	return late()
}
