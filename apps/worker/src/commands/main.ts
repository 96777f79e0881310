import { createDatabase } from '@vitrine/commerce/database/client'
import { installSitesOf } from '@vitrine/commerce/sites/queries'
import { readDatabaseEnv } from '../env.ts'
import { type Program, runProgram, type Terminal } from './command-line.ts'

// node apps/worker/src/commands/main.ts <name> <words>: one of the commands beside this file, each of which loads only what it needs.
const PROGRAMS: Readonly<Record<string, () => Promise<Program>>> = {
	'api-keys': async () => (await import('./api-keys.ts')).apiKeys,
	consent: async () => (await import('./consent.ts')).consent,
	'dead-letters': async () => (await import('./dead-letters.ts')).deadLetters,
	disputes: async () => (await import('./disputes.ts')).disputes,
	settlements: async () => (await import('./settlements.ts')).settlements,
	webhooks: async () => (await import('./webhooks.ts')).webhooks,
}
const terminal: Terminal = {
	out: (line) => void process.stdout.write(`${line}\n`),
	err: (line) => console.error(line),
}

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(PROGRAMS, name)) {
	terminal.err(`There is no command ${name}: ${Object.keys(PROGRAMS).join(', ')}.`)
	process.exitCode = 2
} else {
	const url = readDatabaseEnv().DATABASE_URL
	const db = createDatabase({ url, poolSize: 1 })
	try {
		await installSitesOf(db)
		process.exitCode = await runProgram(await PROGRAMS[name]!(), { args, db, url, terminal })
	} finally {
		await db.destroy()
	}
}
