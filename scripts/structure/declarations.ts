import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../running/run-program.ts'

const COMMERCE = join(ROOT, 'packages/commerce/src')

/** What a capability declares in its `capability.ts`, as far as the structure of the house is concerned. */
export type Declaration = { room: string; tables: string[]; reads: string[] }

/** The capabilities in the order of `capabilities.ts`, read as text: what does not run can be checked too. */
export function readDeclarations(): Declaration[] {
	const list = readFileSync(join(COMMERCE, 'capabilities.ts'), 'utf8')
	return roomsInOrder(list).map((room) => {
		const text = readFileSync(join(COMMERCE, room, 'capability.ts'), 'utf8')
		return { room, ...declaredIn(text) }
	})
}

/** The rooms of a list of capabilities, in its order. */
export function roomsInOrder(list: string): string[] {
	const rooms = new Map(
		[...list.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/capability\.ts'/g)].map(([, a, b]) => [a, b!]),
	)
	const [, names = ''] = /CAPABILITIES = \[([^\]]*)\]/.exec(list) ?? []
	return (names.match(/\w+/g) ?? []).flatMap((name) => rooms.get(name) ?? [])
}

/** The tables a declaration names as its own, and those it says to read. */
export function declaredIn(text: string): Omit<Declaration, 'room'> {
	const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
	const [, reads = ''] = /^\treads: \[([^\]]*)\]/m.exec(code) ?? []
	return { tables: keysOf(code, '\n\ttables: {'), reads: [...reads.matchAll(/'([\w.]+)'/g)].map(([, name]) => name!) }
}

/** The keys of an object literal that begins after `opening`, those of objects inside it left out. */
function keysOf(code: string, opening: string): string[] {
	const silent = code.replaceAll(/`[^`]*`|'(?:[^'\\\n]|\\.)*'/g, '""')
	const start = silent.indexOf(opening)
	if (start < 0) return []
	const keys: string[] = []
	let depth = 1
	for (const [token] of silent.slice(start + opening.length).matchAll(/[{[(]|[\])}]|\w+(?=:)/g)) {
		if ('{[('.includes(token)) depth++
		else if (')]}'.includes(token)) depth--
		else if (depth === 1) keys.push(token)
		if (depth === 0) break
	}
	return keys
}
