import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second (`getconf CLK_TCK`, 100 on every Linux of today). */
const TICKS_PER_SECOND = 100

/** A process as /proc shows it: seconds of processor of its `own`, and of its children that have `ended`. */
export type ProcessSeen = {
	parent: number
	/** Its own for ever, where its number is given to another one after it. */
	key: string
	own: number
	ended: number
}

/** Of `/proc/<pid>/stat` (proc(5)); undefined where the process has ended or there is no /proc. */
export function readProcess(pid: number): ProcessSeen | undefined {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
		// The second field is the program's name in parentheses, which may hold anything.
		const fields = text
			.slice(text.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number)
		const seconds = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) / TICKS_PER_SECOND
		return { parent: fields[1] ?? 0, key: `${pid} ${fields[19]}`, own: seconds(11), ended: seconds(13) }
	} catch {
		return undefined
	}
}

/** All processes there are, by number; undefined where there is no /proc. */
export function readProcesses(): Map<number, ProcessSeen> | undefined {
	let names: string[]
	try {
		names = readdirSync('/proc')
	} catch {
		return undefined
	}
	const all = new Map<number, ProcessSeen>()
	for (const pid of names.filter((name) => /^\d+$/.test(name)).map(Number)) {
		const seen = readProcess(pid)
		if (seen) all.set(pid, seen)
	}
	return all
}

/** Whether a process is one of these or was started by one of them, over any number of generations. */
export function belongsTo(pid: number, roots: ReadonlySet<number>, all: ReadonlyMap<number, ProcessSeen>): boolean {
	for (let at: number | undefined = pid; at !== undefined && at > 0; at = all.get(at)?.parent)
		if (roots.has(at)) return true
	return false
}
