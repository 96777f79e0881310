import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type Answers, isQuestion, type Question, QUESTIONS } from './questions.ts'
import { AnswerError, shopRecords } from './shop-records.ts'

/** `shop init [FILE]`: asks what no flag has answered and writes the first records of a shop. Returns the exit code. */
export async function init(args: string[]): Promise<number> {
	const options = Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, { type: 'string' } as const]))
	const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
	const [file = 'shop.jsonl', ...rest] = positionals
	if (rest.length > 0) throw new TypeError('Name one file to write.')
	const parts = await settle(values as Partial<Answers>)
	const lines = parts.flatMap(({ title, records }) => [
		`// ${title}`,
		...records.map((record) => JSON.stringify(record)),
	])
	await writeFile(file, `${[...INTRODUCTION, ...lines, ...END].join('\n')}\n`, { flag: 'wx' }).catch((error) => {
		throw error.code === 'EEXIST' ? new TypeError(`${file} is there already.`) : error
	})
	const count = parts.reduce((sum, { records }) => sum + records.length, 0)
	console.log(`${count} records are in ${file}. Next: npm run catalog -- import ${file}, then npm run shop -- check`)
	return 0
}

const INTRODUCTION = [
	'// The first records of a shop: one a line, bring them in with npm run catalog -- import. Lines like this one are comments.',
]
const END = [
	'// Pages of law (legal-notice, terms, privacy, withdrawal) are records too, of your own text: docs/catalog-import.md.',
]

/** The records of the answers; asks for those that lack, and again for one that will not do. */
async function settle(given: Partial<Answers>): Promise<ReturnType<typeof shopRecords>> {
	const missing = Object.keys(QUESTIONS).filter(
		(name): name is Question => isQuestion(name) && given[name] === undefined,
	)
	if (missing.length === 0) return shopRecords(given as Answers)
	if (!process.stdin.isTTY)
		throw new TypeError(`Nobody is there to ask; say ${missing.map((name) => `--${name}`).join(' ')}.`)
	const dialog = createInterface({ input: process.stdin, output: process.stdout })
	const lines = dialog[Symbol.asyncIterator]()
	async function ask(name: Question): Promise<string> {
		dialog.setPrompt(`${QUESTIONS[name]}: `)
		dialog.prompt()
		const line = await lines.next()
		if (line.done) throw new TypeError('Nothing is written: not every question has an answer.')
		return line.value
	}
	const answers = { ...given }
	try {
		for (const name of missing) answers[name] = await ask(name)
		for (;;) {
			try {
				return shopRecords(answers as Answers)
			} catch (error) {
				if (!(error instanceof AnswerError)) throw error
				console.error(error.message)
				answers[error.question] = await ask(error.question)
			}
		}
	} finally {
		dialog.close()
	}
}
