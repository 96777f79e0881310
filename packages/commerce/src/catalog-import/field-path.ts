/** A path into a record as people write it: `colorways[0].images[1].source`. */
export function fieldPath(path: readonly PropertyKey[]): string {
	return path.reduce<string>((text, part) => {
		if (typeof part === 'number') return `${text}[${part}]`
		return text === '' ? String(part) : `${text}.${String(part)}`
	}, '')
}
