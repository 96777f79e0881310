/** Lists that many entries have in common, each kept once: values, categories, widths of pictures. */
export class Interned {
	readonly #known = new Map<string, unknown[]>()

	/** The first list of its kind whose items have the same names. */
	list<T>(kind: string, items: T[], nameOf: (item: T) => string | number): T[] {
		const name = `${kind} ${items.map(nameOf).join(' ')}`
		const known = this.#known.get(name) ?? items
		this.#known.set(name, known)
		return known as T[]
	}
}
