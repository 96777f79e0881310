import { belongsTo, readProcesses } from './processes.ts'

/** Between two looks; what a process has used after the last look at it is not counted. */
const EVERY_MS = 500

type Family = { members: Map<string, number>; alive: ReadonlySet<number> }

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
			return [...family.members.values()].reduce((sum, seconds) => sum + seconds, 0)
		},
	}
}

/** One look at all processes serves all families. A member stays one when it has lost its parent. */
function look(): void {
	const all = readProcesses() ?? new Map()
	for (const family of families) {
		const alive = new Set<number>()
		for (const [pid, { key, own }] of all) {
			if (!belongsTo(pid, family.alive, all)) continue
			alive.add(pid)
			family.members.set(key, own)
		}
		family.alive = alive
	}
}
