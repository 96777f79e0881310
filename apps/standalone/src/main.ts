import { EmbeddedPostgresError } from '@vitrine/commerce/database/embedded-server'
import { CONFIGURATION, orExit } from '@vitrine/commerce/http/or-exit'
import { ConfigurationError } from '@vitrine/market/essentials'
import { ShutdownHooks } from './shutdown-hooks.ts'
import { readGiven, readStartEnv } from './env.ts'
import { listRecordFaults } from './opening/record-faults.ts'
import { start } from './start.ts'
import { StartProblem } from './start-problem.ts'

const shutdownHooks = new ShutdownHooks()
let stoppingSince: number | undefined

/** Closes everything and ends. npm, the shell and run.mjs may each forward the same Ctrl-C; only one after a second counts. */
async function stop(exitCode: number): Promise<void> {
	if (stoppingSince !== undefined) {
		if (Date.now() - stoppingSince > 1_000) process.exit(1)
		return
	}
	stoppingSince = Date.now()
	await shutdownHooks.close()
	process.exit(exitCode)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
// The parent process has ended.
process.on('disconnect', () => void stop(0))

try {
	await start({
		// What the records lack is told beside faults of the settings; those of the embedded database once it runs.
		configuration: await orExit(readStartEnv, async () => {
			const given = readGiven()
			return given['DATABASE_URL'] ? listRecordFaults(given) : []
		}),
		shutdownHooks,
		fromSources: process.argv.includes('--from-sources'),
		say: (line) => console.log(line),
		onLoss() {
			console.error('The database server ended by itself; its last words are in the file log of the data folder.')
			void stop(1)
		},
	})
} catch (error) {
	if (stoppingSince === undefined) {
		const isSentence = [StartProblem, EmbeddedPostgresError, ConfigurationError].some((kind) => error instanceof kind)
		console.error(isSentence ? (error as Error).message : error)
		await stop(error instanceof ConfigurationError ? CONFIGURATION : 1)
	}
}
