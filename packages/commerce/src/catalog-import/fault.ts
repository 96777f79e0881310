/** One thing wrong with a record: a path into it, a kebab-case code, and what was found there. */
export type Fault = { field: string; reason: string; detail?: string }

/** Puts a fault of a part under the path of that part. */
export function under(path: string): (fault: Fault) => Fault {
	return (fault) => ({ ...fault, field: `${path}.${fault.field}` })
}

/** Places of the values that came before. */
export function duplicates(values: readonly string[]): number[] {
	const seen = new Set<string>()
	const places: number[] = []
	for (const [index, value] of values.entries()) {
		if (seen.has(value)) places.push(index)
		seen.add(value)
	}
	return places
}
