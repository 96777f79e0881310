import { check } from './opening/check-command.ts'

const USAGE = `Usage:
  npm run shop -- check   what a start in production would refuse, settings and records; changes nothing`

const commands: Record<string, (args: string[]) => Promise<number>> = { check }

const [command = '', ...args] = process.argv.slice(2)
const run = Object.hasOwn(commands, command) ? commands[command] : undefined
try {
	if (!run) console.error(USAGE)
	process.exitCode = run ? await run(args) : 2
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	process.exitCode = 1
}
