import { ConfigurationError, type Fault } from '@vitrine/market/essentials'

/** Exit code of a process whose configuration is wrong (EX_CONFIG of sysexits.h): starting it again is of no use. */
export const CONFIGURATION = 78

/**
 * Reads a process's configuration; on an error prints its faults, and those `listMore` finds elsewhere, in one message
 * without a stack trace, and exits with 78.
 */
export async function orExit<T>(read: () => T, listMore: () => Promise<readonly Fault[]> = async () => []): Promise<T> {
	try {
		return read()
	} catch (error) {
		if (!(error instanceof ConfigurationError)) throw error
		const more = await listMore().catch(() => [])
		console.error(new ConfigurationError([...error.faults, ...more]).message)
		process.exit(CONFIGURATION)
	}
}

/** Tells on standard error what could not be found out at the start: the message alone, whose error holds requests and keys. */
export function tellUnreachable(error: unknown): void {
	console.error(`A payment provider could not be asked: ${error instanceof Error ? error.message : 'no reason given'}`)
}

/** Ends the process if its records have faults, naming all of them. */
export function refuseFaults(faults: readonly Fault[]): void {
	if (faults.length === 0) return
	console.error(new ConfigurationError(faults).message)
	process.exit(CONFIGURATION)
}
