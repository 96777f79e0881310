import { importsOf, isTest, resolveImport } from './imports.ts'

/** The one file of the product that names the demo, when a setting asks for it; commands may as well. */
const START = 'apps/standalone/src/demo.ts'

/** Faults in one file outside of `demo/`: the product stands without what lies there. */
export function checkDemo(path: string, text: string): string[] {
	if (path === START || isTest(path) || /^(?:demo|scripts)\//.test(path)) return []
	const led = importsOf(text).filter(
		(specifier) => specifier.startsWith('@vitrine/linaire/') || resolveImport(path, specifier)?.startsWith('demo/'),
	)
	return led.map((specifier) => `imports ${specifier}: the product stands without the demo, which only ${START} names`)
}
