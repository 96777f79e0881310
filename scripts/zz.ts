import { readDeclarations } from './structure/declarations.ts'
import { tablesIn } from './structure/tables.ts'
import { sourceFiles, readSources } from './source-files.ts'
const D = readDeclarations()
const owner = new Map(D.flatMap((d) => d.tables.map((t) => [t, d.room] as const)))
const order = D.map((d) => d.room)
const out = new Map<string, Set<string>>()
for (const [path, text] of readSources(
	sourceFiles().filter((p) => p.startsWith('packages/commerce/src/') && !/\.test\.ts$|\/fixtures|\/test-/.test(p)),
)) {
	const [room, ...rest] = path.slice('packages/commerce/src/'.length).split('/')
	for (const { table, act } of tablesIn(text, (n) => owner.has(n))) {
		const of = owner.get(table)!
		if (of === room) continue
		const up = order.indexOf(of) > order.indexOf(room!) ? 'UP ' : ''
		const key = `${act === 'write' ? 'WRITE ' : 'read '}${up}${room} -> ${of}`
		if (!out.has(key)) out.set(key, new Set())
		out.get(key)!.add(`${rest.join('/')}:${table}`)
	}
}
for (const k of [...out.keys()].sort()) console.log(k, '|', [...out.get(k)!].join(' '))
