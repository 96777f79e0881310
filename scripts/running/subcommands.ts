/** A command below a command of npm: `npm run shop -- <name> <words>`. */
export type Subcommand = {
	/** What it does, for the list. */
	does: string
	/** Sets the exit code of this process where it fails. */
	run: (words: string[]) => Promise<unknown>
}

/** Runs what the first word names. Without one, or with one that is none, lists what there is. */
export async function runSubcommand(command: string, subcommands: Readonly<Record<string, Subcommand>>): Promise<void> {
	const [name = '', ...words] = process.argv.slice(2)
	if (Object.hasOwn(subcommands, name)) return void (await subcommands[name]!.run(words))
	const longest = Math.max(...Object.keys(subcommands).map(({ length }) => length))
	const rows = Object.entries(subcommands).map(([one, { does }]) => `  ${one.padEnd(longest)}  ${does}`)
	const isAsked = name === '' || name === '--help'
	const list = [`npm run ${command} -- <name>:`, ...rows].join('\n')
	if (isAsked) process.stdout.write(`${list}\n`)
	else {
		console.error(`There is no ${name}. ${list}`)
		process.exitCode = 1
	}
}
