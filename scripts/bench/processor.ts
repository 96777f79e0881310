import { readFileSync } from 'node:fs'
import { belongsTo, readProcess, readProcesses } from '../running/processes.ts'

/** Resident memory of a process in megabytes now, and at its highest. Linux only; elsewhere undefined. */
export function memoryOf(pid: number): { now: number; peak: number } | undefined {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8')
		const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
		return { now: read('VmRSS'), peak: read('VmHWM') }
	} catch {
		return undefined
	}
}

export function parentOf(pid: number): number {
	return readProcess(pid)?.parent ?? 0
}

/**
 * Processor time in seconds that these processes and all below them have used so far, their ended children included;
 * undefined where there is no /proc.
 */
export function processorTime(roots: readonly number[]): number | undefined {
	const all = readProcesses()
	if (!all) return undefined
	const above = new Set(roots)
	let seconds = 0
	for (const [pid, { own, ended }] of all) if (belongsTo(pid, above, all)) seconds += own + ended
	return seconds
}
