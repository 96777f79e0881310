import { ConfigurationError } from '@vitrine/market/essentials'

/** Reads what a process is told; where it is told wrong, says so in a sentence and ends with 1, without the pages of a crash. */
export function orExit<T>(read: () => T): T {
	try {
		return read()
	} catch (error) {
		if (!(error instanceof ConfigurationError)) throw error
		console.error(error.message)
		process.exit(1)
	}
}
