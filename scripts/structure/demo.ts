import { importsOf, isTest, resolveImport } from './imports.ts'

/** The files of the product that import the demo, when a setting asks for it; commands may as well. */
const START = ['apps/standalone/src/demo.ts', 'apps/standalone/src/compose-demo.ts']
/** Reads the demo's settings, by its folder's name. */
const SETTINGS = 'apps/standalone/src/env.ts'
const SAMPLES = /(?:^|\/)(?:scripts|fixtures)\/|\/fixtures\.ts$/

/** Faults in one file outside of `demo/`: the product stands without what lies there, and does not name its brand. */
export function checkDemo(path: string, text: string): string[] {
	if (START.includes(path) || isTest(path) || /^(?:demo|scripts)\//.test(path)) return []
	const led = importsOf(text).filter(
		(specifier) => specifier.startsWith('@vitrine/linaire/') || resolveImport(path, specifier)?.startsWith('demo/'),
	)
	const faults = led.map(
		(specifier) => `imports ${specifier}: the product stands without the demo, which only ${START.join(' and ')} name`,
	)
	const isNamed = path !== SETTINGS && !SAMPLES.test(path) && led.length === 0 && /linaire/i.test(text)
	return isNamed ? [...faults, 'names Linaire: the demo brand belongs in demo/linaire'] : faults
}
