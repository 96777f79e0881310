import type { AnyCapability } from './capability.ts'
import type { PersonalTable } from './personal-table.ts'

/**
 * Tables with personal data (GDPR art. 15, 17, 30), in the order of the registry: each after the tables that give its
 * keys or that it reads, so that erasure, in reverse order, still finds its rows. Throws on a cycle.
 */
export function personalTables(capabilities: readonly AnyCapability[]): PersonalTable[] {
	const waiting = capabilities.flatMap(({ tables }) =>
		Object.entries(tables).flatMap(([table, holding]) => {
			if (typeof holding === 'string') return []
			return [holding].flat().map((personal): PersonalTable => ({ table, ...personal }))
		}),
	)
	const ordered: PersonalTable[] = []
	while (waiting.length > 0) {
		const next = waiting.findIndex(
			(personal) => !waiting.some((other) => other !== personal && stands(other, personal)),
		)
		if (next < 0) throw new Error(`tables are found by each other: ${waiting.map(({ table }) => table).join(', ')}`)
		ordered.push(...waiting.splice(next, 1))
	}
	return ordered
}

/** True if a table must come before another. */
function stands(before: PersonalTable, after: PersonalTable): boolean {
	return after.found.some(({ key, reads }) => before.gives?.[key] !== undefined || reads?.includes(before.table))
}

/** Tables without personal data, each with the reason. */
export function impersonalTables(capabilities: readonly AnyCapability[]): Record<string, string> {
	const all = capabilities.flatMap(({ tables }) => Object.entries(tables))
	return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
