import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { countProcessor } from './count-processor.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The program of a tool, from the checkout. */
export const tool = (name: string): string => `scripts/tools/${name}/main.ts`

type ProgramOptions = { cwd?: string; env?: Record<string, string>; quiet?: boolean }

/** Runs a program of node_modules/.bin or the PATH in the checkout; answers its exit code and, when `quiet`, everything it said. */
export function runProgram(
	program: string,
	args: string[],
	options: ProgramOptions = {},
): Promise<{ code: number; output: string }> {
	const child = spawn(program, args, {
		cwd: options.cwd ?? ROOT,
		env: { ...process.env, ...options.env },
		stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
	})
	return ended(child, program)
}

/** Waits for a program; answers its exit code and everything it said. */
function ended(child: ChildProcess, program: string): Promise<{ code: number; output: string }> {
	const said: Buffer[] = []
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data))
	return new Promise((resolve) => {
		child.on('error', (error) => resolve({ code: 127, output: `${program} cannot be started: ${error.message}` }))
		child.on('close', (code, signal) =>
			resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 1), output: Buffer.concat(said).toString() }),
		)
	})
}

/** Tells on a fourth channel, which the program does not have, what it and all that it started and waited for have used, exactly. */
const MEASURED = '"$0" "$@" 3>&-; code=$?; times >&3; exit $code'

/**
 * Runs a program quietly and measures it: seconds of processor, of everything it started too, which wall time does not tell.
 * Undefined on Windows, which has no shell that measures.
 */
export async function measureProgram(
	program: string,
	args: string[],
	options: Omit<ProgramOptions, 'quiet'> = {},
): Promise<{ code: number; output: string; processorSeconds?: number | undefined }> {
	if (process.platform === 'win32') return runProgram(program, args, { ...options, quiet: true })
	const child = spawn('sh', ['-c', MEASURED, program, ...args], {
		cwd: options.cwd ?? ROOT,
		env: { ...process.env, ...options.env },
		stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
	})
	let times = ''
	child.stdio[3]?.on('data', (data: Buffer) => (times += data))
	const counted = child.pid === undefined ? undefined : countProcessor(child.pid)
	const { code, output } = await ended(child, program)
	// Short programs are over before they are looked at.
	return { code, output, processorSeconds: mostOf(secondsOf(times), counted?.end()) }
}

function mostOf(...known: (number | undefined)[]): number | undefined {
	const seconds = known.filter((one) => one !== undefined)
	return seconds.length > 0 ? Math.max(...seconds) : undefined
}

/** Of what `times` says, the second line is that of the children: `1m2.340s 0m5.600s`, user and system. */
function secondsOf(times: string): number | undefined {
	const [, children = ''] = times.trim().split('\n')
	const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
		([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
	)
	return parts.length === 2 ? parts[0]! + parts[1]! : undefined
}

/** Runs a program as the rest of this command and ends with its exit code. Signals reach it through the process group and from run.mjs. */
export async function become(
	program: string,
	args: string[],
	options: { env?: Record<string, string>; cwd?: string } = {},
): Promise<void> {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
	process.exitCode = (await runProgram(program, args, options)).code
}
