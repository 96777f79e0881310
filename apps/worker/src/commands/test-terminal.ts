import { createDatabase } from '@vitrine/commerce/database/client'
import { type Program, runProgram } from './command-line.ts'

/** Runs a command as the command line would, in this process. What it wrote is one text each. */
export async function runHere<Option extends string>(program: Program<Option>, url: string, args: string[]) {
	const lines = { out: [] as string[], err: [] as string[] }
	const terminal = {
		out: (line: string) => void lines.out.push(line),
		err: (line: string) => void lines.err.push(line),
	}
	const db = createDatabase({ url, poolSize: 1 })
	const code = await runProgram(program, { args, db, url, terminal }).finally(() => db.destroy())
	return { code, stdout: lines.out.join('\n'), stderr: lines.err.join('\n') }
}
