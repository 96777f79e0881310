import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Runs a program of node_modules/.bin or the PATH in the checkout; answers its exit code and, when `quiet`, everything it said. */
export function runProgram(
	program: string,
	args: string[],
	options: { cwd?: string; env?: Record<string, string>; quiet?: boolean } = {},
): Promise<{ code: number; output: string }> {
	const child = spawn(program, args, {
		cwd: options.cwd ?? ROOT,
		env: { ...process.env, ...options.env },
		stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
	})
	const said: Buffer[] = []
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data))
	return new Promise((resolve) => {
		child.on('error', (error) => resolve({ code: 127, output: `${program} cannot be started: ${error.message}` }))
		child.on('close', (code, signal) =>
			resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 1), output: Buffer.concat(said).toString() }),
		)
	})
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
