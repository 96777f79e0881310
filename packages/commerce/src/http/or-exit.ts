import { ConfigurationError, type Fault } from '@vitrine/market/essentials'

/** Exit code of a process whose configuration is wrong (EX_CONFIG of sysexits.h): starting it again is of no use. */
export const CONFIGURATION = 78

/** Reads a process's configuration; on an error prints its sentence, without a stack trace, and exits with 78. */
export function orExit<T>(read: () => T): T {
	try {
		return read()
	} catch (error) {
		if (!(error instanceof ConfigurationError)) throw error
		console.error(error.message)
		process.exit(CONFIGURATION)
	}
}

/** Ends the process if its records have faults, naming all of them. */
export function refuseFaults(faults: readonly Fault[]): void {
	if (faults.length === 0) return
	orExit(() => {
		throw new ConfigurationError(faults)
	})
}
