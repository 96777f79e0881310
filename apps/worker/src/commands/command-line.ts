import { parseArgs } from 'node:util'
import type { Database } from '@vitrine/commerce/database/client'

/** Where a command writes lines: results, and what a person is told beside them. */
export type Terminal = { out: (line: string) => void; err: (line: string) => void }

export type Asked<Option extends string = string> = {
	db: Database
	/** Of the same database, for what keeps connections of its own. */
	url: string
	words: string[]
	values: Partial<Record<Option, string>>
	terminal: Terminal
}

/** Answers the exit code, 0 when it says nothing. Throws a TypeError for what cannot be meant. */
export type Act<Option extends string = string> = (asked: Asked<Option>) => Promise<number | void>

/** A command for the people who run the shop. `options` take a value each, `flags` none: said, they are `''`. */
export type Program<Option extends string = string> = {
	usage: string
	options?: readonly Option[]
	flags?: readonly Option[]
	run: Act<Option>
}

/** Runs a command on a database. Returns its exit code: 2, after a sentence and the usage, for what cannot be meant. */
export async function runProgram<Option extends string>(
	program: Program<Option>,
	{ args, terminal, ...database }: { args: string[]; db: Database; url: string; terminal: Terminal },
): Promise<number> {
	const { usage, options = [], flags = [], run } = program
	try {
		const { positionals, values } = parseArgs({
			args,
			options: Object.fromEntries([
				...options.map((name) => [name, { type: 'string' }] as const),
				...flags.map((name) => [name, { type: 'boolean' }] as const),
			]),
			allowPositionals: true,
		})
		const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === true ? '' : value]))
		return (await run({ ...database, words: positionals, values: said as Asked<Option>['values'], terminal })) ?? 0
	} catch (error) {
		if (!(error instanceof TypeError)) throw error
		terminal.err(error.message === '' ? usage : `${error.message}\n\n${usage}`)
		return 2
	}
}

/** What the first word chooses from; the usage for any other. */
export function chosenByWord<Option extends string>(acts: Readonly<Record<string, Act<Option>>>): Act<Option> {
	return async (asked) => {
		const [name = '', ...words] = asked.words
		if (!Object.hasOwn(acts, name)) throw new TypeError('')
		return acts[name]!({ ...asked, words })
	}
}

/** The words of a list with commas, each known. Throws a TypeError otherwise. */
export function readList<Word extends string>(text: string, isKnown: (word: string) => word is Word): Word[] {
	return text.split(',').map((word) => {
		if (!isKnown(word)) throw new TypeError(`${word} is unknown.`)
		return word
	})
}
