import { importsOf, isTest, resolveImport } from './imports.ts'

/** The one file of the product that imports the demos, when a setting asks for it; commands may as well. */
const START = 'apps/standalone/src/demo-house.ts'
/** Reads the demo's settings, by its folder's name. */
const SETTINGS = 'apps/standalone/src/env.ts'
const SAMPLES = /(?:^|\/)(?:scripts|fixtures)\/|\/fixtures\.ts$/

/** Faults in one file outside of `demo/`: the product stands without what lies there, and does not name its brand. */
export function checkDemo(path: string, text: string): string[] {
	if (path === START || isTest(path) || /^(?:demo|scripts)\//.test(path)) return []
	const led = importsOf(text).filter(
		(specifier) =>
			/^@vitrine\/(?:linaire|drell)\//.test(specifier) || resolveImport(path, specifier)?.startsWith('demo/'),
	)
	const faults = led.map(
		(specifier) => `imports ${specifier}: the product stands without the demo, which only ${START} names`,
	)
	const isNamed = path !== SETTINGS && !SAMPLES.test(path) && led.length === 0 && /linaire|drell/i.test(text)
	return isNamed ? [...faults, 'names the brand of a demo: it belongs in demo/'] : faults
}
