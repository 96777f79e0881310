/** A fault of a record: path, kebab-case code, and the value found. */
export type Fault = { field: string; reason: string; detail?: string }

/** Prefixes a fault's path with that of its part. */
export function under(path: string): (fault: Fault) => Fault {
	return (fault) => ({ ...fault, field: `${path}.${fault.field}` })
}

/** Indexes of repeated values. */
export function duplicates(values: readonly string[]): number[] {
	const seen = new Set<string>()
	const places: number[] = []
	for (const [index, value] of values.entries()) {
		if (seen.has(value)) places.push(index)
		seen.add(value)
	}
	return places
}
