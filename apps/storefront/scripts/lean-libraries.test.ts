import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIBRARIES, withoutFeatures } from './lean-libraries.ts'

const file = /library\.js$/
const APP = join(import.meta.dirname, '../app')

test('functions, kinds and statements go; variables that other cases use stay declared', () => {
	const source = `
function unused(a) { return a + 1 }
function commit(fiber) {
	switch (fiber.tag) {
		case 5: invariant(fiber, 'It must be there'); break
		case 30: var props = fiber.props; unused(props); break
		case 31: props = fiber.state; return props
	}
	if (fiber.isLost) warning(false, 'It is lost'); else return fiber
	throw new Error('You cannot do this')
}
Ref.prototype.focus = function () {}
exports.commit = isLive ? commit : unused
`
	const lean = withoutFeatures(source, {
		file,
		functions: ['unused'],
		tags: [30],
		statements: ['Ref.prototype.'],
		replaced: [['isLive', '!"$&"']],
	})
	expect(lean).toContain('function unused(a) {}')
	expect(lean).toContain('case 5: invariant(fiber); break')
	expect(lean).toContain('case 30: var props;break;')
	expect(lean).toContain('case 31: props = fiber.state; return props')
	expect(lean).toContain('if (fiber.isLost) ; else return fiber')
	expect(lean).not.toContain('focus')
	expect(lean).toContain('throw new Error()')
	expect(lean).toContain('exports.commit = !"$&" ? commit : unused')
})

test('a case that runs into the next stays', () => {
	const source = 'switch (fiber.tag) { case 30: act(); case 5: break }'
	expect(withoutFeatures(source, { file, tags: [30] })).toBe(source)
})

test('what a newer version no longer has is said', () => {
	expect(() => withoutFeatures('', { file, functions: ['gone'] })).toThrow('gone')
	expect(() => withoutFeatures('', { file, statements: ['exports.gone'] })).toThrow('exports.gone')
	expect(() => withoutFeatures('', { file, replaced: [['gone', '']] })).toThrow('gone')
})

/** Words of the features that `unused-react.ts` and `unused-router.ts` take out; whoever needs one takes it from there first. */
const FEATURES = [
	/import [^;]*\b(?:Activity|Children|Profiler|PureComponent|ViewTransition|addTransitionType|cache|createRef)\b[^;]*from 'react'/,
	/import [^;]*\b(?:useActionState|useDeferredValue|useEffectEvent|useImperativeHandle|useInsertionEffect|useOptimistic|useTransition)\b[^;]*from 'react'/,
	/from 'react-dom'/,
	/import [^;]*\b(?:useBlocker|useViewTransitionState|ScrollRestoration|Await|useAsyncValue)\b[^;]*from 'react-router'/,
	/\bprecedence=|\bviewTransition\b|\bonBeforeInput=|<[a-z]+-[a-z]/,
	/<(?:input|textarea)\b[^>]*\bonSelect=/,
	/<script [^>]*\bsrc=/,
]

test('no page uses what is taken out of React and its router', () => {
	// What the server renders with keeps all of React (decision 0076).
	const isBrowsers = (path: string) => !path.endsWith('.test.tsx') && !path.startsWith('document/rendering/')
	const sources = globSync('**/*.tsx', { cwd: APP }).filter(isBrowsers)
	expect(sources.length).toBeGreaterThan(100)
	const used = sources.filter((path) => {
		const source = readFileSync(join(APP, path), 'utf8')
		return FEATURES.some((feature) => feature.test(source))
	})
	expect(used).toEqual([])
})

test('every library that is to lose features is named once', () => {
	const names = LIBRARIES.map(({ file: { source } }) => source)
	expect(new Set(names).size).toBe(names.length)
})
