import { check } from './opening/check-command.ts'
import { init } from './opening/init-command.ts'
import { QUESTIONS } from './opening/questions.ts'
import { AnswerError } from './opening/shop-records.ts'

const flags = Object.entries(QUESTIONS).map(([name, text]) => `    --${name.padEnd(9)} ${text}`)
const USAGE = `Usage:
  npm run shop -- init [FILE] [options]   asks eight questions and writes the first records of a shop, to shop.jsonl
${flags.join('\n')}
  npm run shop -- check                   what a start in production would refuse, settings and records; changes nothing`

const commands: Record<string, (args: string[]) => Promise<number>> = { init, check }

const [command = '', ...args] = process.argv.slice(2)
const run = Object.hasOwn(commands, command) ? commands[command] : undefined
try {
	if (!run) console.error(USAGE)
	process.exitCode = run ? await run(args) : 2
} catch (error) {
	const isMeant = error instanceof TypeError || error instanceof AnswerError
	console.error(error instanceof Error ? error.message : error)
	process.exitCode = isMeant ? 2 : 1
}
