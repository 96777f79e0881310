/** German of Switzerland and Liechtenstein, which has "ss" where Germany and Austria have "ß" (official rules of 2024, § 25 E2). */
export function writesSs(tag: string): boolean {
	return tag === 'de-CH' || tag === 'de-LI'
}

/** A tree of messages, as they are written or compiled, with "ss" for each "ß". */
export function withSs<T>(tree: T): T {
	return JSON.parse(JSON.stringify(tree).replaceAll('ß', 'ss').replaceAll('ẞ', 'SS'))
}

/** Messages of a tree that are others than in `from`, in their places; undefined without any. */
export function otherThan(from: unknown, tree: unknown): unknown {
	if (!isTree(tree) || !isTree(from)) return JSON.stringify(tree) === JSON.stringify(from) ? undefined : tree
	const entries = Object.entries(tree).flatMap(([name, value]) => {
		const other = otherThan(from[name], value)
		return other === undefined ? [] : [[name, other]]
	})
	return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function isTree(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
