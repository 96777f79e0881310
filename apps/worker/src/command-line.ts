import { parseArgs } from 'node:util'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { installSitesOf } from '@vitrine/commerce/sites/queries'
import { readDatabaseEnv } from './env.ts'

/** Gets the words after its name and the options that were said. Throws a TypeError for what cannot be meant. */
export type Command<Option extends string> = (
	db: Database,
	words: string[],
	values: Partial<Record<Option, string>>,
) => Promise<void>

/** Runs the command that was typed on the configured database. Ends with 2, a sentence and `usage` for one that cannot be meant. */
export async function runCommand<Option extends string>(program: {
	usage: string
	options: readonly Option[]
	commands: Readonly<Record<string, Command<Option>>>
}): Promise<void> {
	const { usage, commands } = program
	const [command = '', ...args] = process.argv.slice(2)
	const run = Object.hasOwn(commands, command) ? commands[command] : undefined
	if (!run) {
		console.error(usage)
		process.exit(2)
	}
	const db = createDatabase({ url: readDatabaseEnv().DATABASE_URL, poolSize: 1 })
	try {
		await installSitesOf(db)
		const options = Object.fromEntries(program.options.map((name) => [name, { type: 'string' } as const]))
		const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
		await run(db, positionals, values as Partial<Record<Option, string>>)
	} catch (error) {
		if (!(error instanceof TypeError)) throw error
		console.error(`${error.message}\n\n${usage}`)
		process.exitCode = 2
	} finally {
		await db.destroy()
	}
}

/** The words of a list with commas, each known. Throws a TypeError otherwise. */
export function readList<Word extends string>(text: string, isKnown: (word: string) => word is Word): Word[] {
	return text.split(',').map((word) => {
		if (!isKnown(word)) throw new TypeError(`${word} is unknown.`)
		return word
	})
}
