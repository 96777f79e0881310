import { setTimeout as wait } from 'node:timers/promises'

/** Closes what was opened in reverse order: once, and each part in bounded time. */
export class ShutdownHooks {
	readonly #parts: { close: () => Promise<unknown>; timeoutMs: number }[] = []

	add(close: () => Promise<unknown>, timeoutMs = 1_000): void {
		this.#parts.push({ close, timeoutMs })
	}

	/** A failed or slow part does not block the others. */
	async close(): Promise<void> {
		for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
			const { close, timeoutMs } = part
			await Promise.race([close().catch(() => undefined), wait(timeoutMs, undefined, { ref: false })])
		}
	}
}
