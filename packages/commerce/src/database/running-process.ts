import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Fields of /proc/<id>/stat from the state on. The second field is the command in brackets and may contain blanks. */
function linuxStatus(pid: number): string[] | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
		return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
	} catch {
		return undefined
	}
}

/** True if a process of this id runs, of any owner. False for a zombie. */
export function isRunning(pid: number): boolean {
	if (process.platform === 'linux') return !['Z', 'X', undefined].includes(linuxStatus(pid)?.[0])
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM'
	}
}

/** Start time of a running process, as an opaque string: with the id it identifies a process even after the id is reused. */
export async function processBirth(pid: number): Promise<string | undefined> {
	if (!isRunning(pid)) return undefined
	return process.platform === 'linux' ? linuxStatus(pid)?.[19] : readPs(pid, 'lstart=')
}

/** Command line of a process, separated by blanks. */
export async function commandLine(pid: number): Promise<string | undefined> {
	if (process.platform !== 'linux') return readPs(pid, 'command=')
	const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
	return line?.replaceAll('\0', ' ')
}

async function readPs(pid: number, field: string): Promise<string | undefined> {
	const answer = await run('ps', ['-o', field, '-p', String(pid)]).catch(() => undefined)
	return answer?.stdout.trim() || undefined
}

/** Waits until a process has ended; false when it still runs after `timeoutMs`. */
export async function hasEnded(pid: number, timeoutMs: number): Promise<boolean> {
	for (const end = Date.now() + timeoutMs; isRunning(pid); ) {
		if (Date.now() > end) return false
		await new Promise((resolve) => setTimeout(resolve, 20))
	}
	return true
}

/** Sends signals one after the other, each with a timeout, until the process has ended. */
export async function endProcess(
	pid: number,
	steps: { signal: NodeJS.Signals; timeoutMs: number }[],
): Promise<boolean> {
	for (const { signal, timeoutMs } of steps) {
		try {
			process.kill(pid, signal)
		} catch {
			return !isRunning(pid)
		}
		if (await hasEnded(pid, timeoutMs)) return true
	}
	return false
}
