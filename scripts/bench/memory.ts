import { readFileSync } from 'node:fs'

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
