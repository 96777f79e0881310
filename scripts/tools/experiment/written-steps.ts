/** A block of code of a walk-through, with what is to be done with it. */
export type Step =
	| { kind: 'new'; path: string; text: string }
	| { kind: 'after' | 'before'; path: string; anchor: string; text: string }
	| { kind: 'messages'; namespace: string; text: string }

const BLOCK = /^```\w+ (new|after|before|messages) ([^\n]+)\n([\s\S]*?)^```$/gm

/** The steps of a walk-through, in its order: blocks whose first line says where they belong. */
export function writtenSteps(walk: string): Step[] {
	return [...walk.matchAll(BLOCK)].map(([, kind = '', place = '', text = '']): Step => {
		if (kind === 'messages') return { kind, namespace: place, text }
		if (kind === 'new') return { kind, path: place, text }
		const [path = '', anchor = ''] = place.split(/ : (.*)/s)
		return { kind: kind === 'after' ? 'after' : 'before', path, anchor, text }
	})
}

/** A text with lines put after or before the first line that begins as the anchor does. Throws where none does. */
export function insertLines(
	into: string,
	{ kind, anchor, text }: { kind: string; anchor: string; text: string },
): string {
	const all = into.split('\n')
	const at = all.findIndex((line) => line.startsWith(anchor))
	if (at < 0) throw new Error(`no line begins with ${anchor}`)
	all.splice(kind === 'after' ? at + 1 : at, 0, ...text.trimEnd().split('\n'))
	return all.join('\n')
}
