import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second (`getconf CLK_TCK`, 100 on every Linux of today). */
const TICKS_PER_SECOND = 100

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

/** Parent and processor time in seconds, that of its ended children included (proc(5)). */
function readStat(pid: number): { parent: number; seconds: number } | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
		// The second field is the program's name in parentheses, which may hold blanks.
		const fields = stat
			.slice(stat.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number)
		const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
		return { parent: fields[1] ?? 0, seconds: ticks / TICKS_PER_SECOND }
	} catch {
		return undefined
	}
}

export function parentOf(pid: number): number {
	return readStat(pid)?.parent ?? 0
}

/** Processor time in seconds that these processes and all below them have used so far; undefined where there is no /proc. */
export function processorTime(roots: readonly number[]): number | undefined {
	const all = new Map<number, { parent: number; seconds: number }>()
	try {
		for (const name of readdirSync('/proc')) {
			const stat = /^\d+$/.test(name) ? readStat(Number(name)) : undefined
			if (stat) all.set(Number(name), stat)
		}
	} catch {
		return undefined
	}
	const belongs = (pid: number): boolean => roots.includes(pid) || (all.has(pid) && belongs(all.get(pid)!.parent))
	let seconds = 0
	for (const [pid, stat] of all) if (belongs(pid)) seconds += stat.seconds
	return seconds
}
