import { expect, test } from 'vitest'
import { buildInputs, builtModules } from './build-storefront.ts'
import { sourceFiles } from '../structure/source-files.ts'

test('every module that the bundler put into the shop decides whether the shop is built again', () => {
	const modules = builtModules() ?? []
	const sources = sourceFiles()
	const inputs = new Set(buildInputs({ sources, modules }))
	const inCheckout = modules.filter((path) => sources.includes(path))
	expect(inCheckout.length).toBeGreaterThan(500)
	expect(inCheckout.filter((path) => !inputs.has(path))).toEqual([])
	for (const path of ['returns/contract/options.ts', 'returns/contract/withdrawals.ts', 'web-domains/rules/fields.ts'])
		expect(inputs).toContain(`packages/commerce/src/${path}`)
	// The fonts are cut out of those in the checkout by the build itself; nothing else in the bundle is unknown to the checkout.
	const unknown = modules.filter((path) => !sources.includes(path))
	expect(unknown.filter((path) => !path.startsWith('demo/linaire/brand/.cache/fonts/'))).toEqual([])
})

test('a change of a listed module or of a text builds again, one of a test or of another room does not', () => {
	const sources = [
		'packages/messages/fr/cart.json',
		'apps/storefront/app/root.tsx',
		'apps/storefront/app/root.test.tsx',
		'packages/commerce/src/returns/contract/options.ts',
		'packages/commerce/src/returns/commands.ts',
	]
	const modules = ['packages/commerce/src/returns/contract/options.ts']
	expect(buildInputs({ sources, modules })).toEqual([
		'packages/messages/fr/cart.json',
		'apps/storefront/app/root.tsx',
		'packages/commerce/src/returns/contract/options.ts',
	])
})
