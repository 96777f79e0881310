import { expect, test } from 'vitest'
import type { WorkEnvironment } from '#app/facts/deployment/work-environment.ts'
import { robotsText } from './robots.ts'

/** As crawlers read it: a rule holds for every path that begins like it, `*` for any e-mails, and the longest rule wins (RFC 9309). */
function isAllowed(path: string, environment?: WorkEnvironment): boolean {
	const text = robotsText({ site: 'fr', environment })
	const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verb, rule = '']) => ({ verb, rule }))
	const matching = rules.filter(({ rule }) => new RegExp(`^${rule.replaceAll('*', '.*')}`).test(path))
	const [longest] = matching.toSorted((a, b) => b.rule.length - a.rule.length)
	return longest?.verb !== 'Disallow'
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
	'/fr/p/chemise-lin/reserve/',
	'/fr/p/chemise-lin/notify/?sku=a',
	'/fr/stock-alert/?alert=a',
	'/fr/reservation/0123456789/',
	'/en/auth/lost-password/',
	'/de/account/orders/',
])('%s is nothing to index', (path) => {
	expect(isAllowed(path)).toBe(false)
})

test.each([
	'/fr/',
	'/en/auth/create/',
	'/fr/c/femme/robes/',
	'/fr/new/',
	'/fr/p/chemise-lin/',
	'/en/stores/london/',
	'/de/offers/',
])('%s is', (path) => {
	expect(isAllowed(path)).toBe(true)
})

test.each(['dev', 'int', 'preprod', 'test'] as const)('nothing of %s is for search engines', (environment) => {
	expect(isAllowed('/fr/', environment)).toBe(false)
	expect(robotsText({ site: 'fr', environment })).not.toContain('Sitemap')
})

test('production names the sitemap of its own country, and a host of no country none', () => {
	expect(robotsText({ site: 'gb', environment: 'prod' })).toContain('Sitemap: https://gb.vitrine.example/sitemap.xml')
	expect(robotsText({ site: undefined, environment: 'prod' })).not.toContain('Sitemap')
})
