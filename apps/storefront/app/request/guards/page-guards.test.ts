import { expect, test } from 'vitest'
import { readSources, sourceFiles } from '../../../../../scripts/structure/source-files.ts'
import { PAGE_GUARDS } from './page-guards.ts'

const modules = readSources(
	sourceFiles().filter((path) => /storefront\/app\/(routes|document\/layout)\/.*\.tsx?$/.test(path)),
)
const naming = [...modules].flatMap(([path, text]) => {
	const names = /export const handle\b[^\n]*?middleware: \[([^\]]*)\]/.exec(text.replaceAll(/\s+/g, ' '))?.[1]
	return names === undefined ? [] : [{ path, text, names: [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name!) }]
})

test('every guard a page names is known, and asked also when a link leads there (R162)', () => {
	expect(naming.length).toBeGreaterThan(0)
	for (const { path, text, names } of naming) {
		expect(
			names.filter((name) => !Object.hasOwn(PAGE_GUARDS, name)),
			path,
		).toEqual([])
		expect(/export (?:async )?(?:function|const) loader\b/.test(text), `${path} has no loader`).toBe(true)
	}
})
