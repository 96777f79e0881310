import { readdirSync, readFileSync } from 'node:fs'

/** Between two looks; what a process has used after the last look at it is not counted. */
const EVERY_MS = 500
/** Clock ticks of a second in /proc on every Linux (USER_HZ). */
const TICKS = 100

type Seen = { parent: number; ticks: number }
type Family = { members: Map<string, number>; alive: Set<number> }

const families = new Set<Family>()
let looking: NodeJS.Timeout | undefined

/**
 * Counts seconds of processor of a process and of all that it and those start: servers that outlive who started them and
 * what is killed too, of which `times` of a shell knows nothing. Only on Linux: undefined elsewhere.
 */
export function countProcessor(pid: number): { end: () => number } | undefined {
	if (process.platform !== 'linux') return undefined
	const family: Family = { members: new Map(), alive: new Set([pid]) }
	families.add(family)
	looking ??= setInterval(look, EVERY_MS).unref()
	return {
		end() {
			look()
			families.delete(family)
			if (families.size === 0) {
				clearInterval(looking)
				looking = undefined
			}
			return [...family.members.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS
		},
	}
}

/** One look at all processes serves all families. */
function look(): void {
	const now = new Map<number, Seen & { key: string }>()
	for (const name of readdirSync('/proc')) {
		if (!/^\d+$/.test(name)) continue
		const seen = readProcess(name)
		if (seen) now.set(Number(name), seen)
	}
	for (const family of families) {
		const alive = new Set<number>()
		for (const [pid, { key, ticks }] of now) {
			if (!isOf(family, { pid, now })) continue
			alive.add(pid)
			family.members.set(key, ticks)
		}
		family.alive = alive
	}
}

/** A member stays one when it has lost its parent; who was started by a member becomes one, over any number of generations. */
function isOf(family: Family, { pid, now }: { pid: number; now: ReadonlyMap<number, Seen> }): boolean {
	for (let at: number | undefined = pid; at !== undefined && at > 1; at = now.get(at)?.parent)
		if (family.alive.has(at)) return true
	return false
}

/** Of `/proc/<pid>/stat`; undefined when it has just ended. */
function readProcess(pid: string): (Seen & { key: string }) | undefined {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
		// The name before may hold anything.
		const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
		const [parent, user, system, begun] = [fields[1], fields[11], fields[12], fields[19]]
		return { parent: Number(parent), ticks: Number(user) + Number(system), key: `${pid} ${begun}` }
	} catch {
		return undefined
	}
}
