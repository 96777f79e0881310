import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'

/** As crawlers read it: a rule holds for every path that begins like it, `*` for any letters (RFC 9309). */
async function isAllowed(path: string): Promise<boolean> {
	const rules = [...(await robotsText().text()).matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
	return !rules.some((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}`).test(path))
}

test.each([
	'/fr/cart/',
	'/fr/cart/?added=x',
	'/de/checkout/delivery/',
	'/pl/order/0123456789/confirmation/',
	'/ch/search/?q=lin',
	'/ch/search/?q=lin&page=2',
	'/en/tmp/error/',
	'/en/error/502/',
])('%s is nothing to index', async (path) => {
	expect(await isAllowed(path)).toBe(false)
})

test.each(['/fr/', '/fr/c/femme/robes/', '/fr/new/', '/fr/p/chemise-lin/', '/en/stores/london/', '/de/offers/'])(
	'%s is',
	async (path) => {
		expect(await isAllowed(path)).toBe(true)
	},
)
