import { ConfigurationError } from '@vitrine/market/essentials'

/** Reads a process's configuration; on an error prints its sentence, without a stack trace, and exits with 1. */
export function orExit<T>(read: () => T): T {
	try {
		return read()
	} catch (error) {
		if (!(error instanceof ConfigurationError)) throw error
		console.error(error.message)
		process.exit(1)
	}
}
