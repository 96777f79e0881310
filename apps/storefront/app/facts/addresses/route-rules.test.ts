import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileRules } from '#app/request/serving/compile-rules.ts'
import { NO_RULES } from '#app/facts/deployment/current-build.ts'
import { matchRules, ruleRedirect } from './route-rules.ts'
import { RouteRulesVariable } from '#app/request/serving/rule-settings.ts'

const rules = compileRules({
	'/{l}/old/': { redirect: '/{l}/stores' },
	'/{l}/sale/**': { redirect: { to: '/{l}/c/**', status: 301 } },
	'/{l}/sale/kept/': { redirect: '/{l}/offers/?from=sale#list' },
	'/*/lookbook/*': { redirect: { to: 'https://lookbook.example/start', status: 308 } },
	'/page.php': { redirect: '/fr/' },
	'/**': { appMiddleware: { everywhere: true, loud: true } },
	'/fr/new/': { appMiddleware: { loud: false }, prerender: true },
})
const to = (path: string) => ruleRedirect(rules, new URL(path, 'https://www.shop.example'))

describe('rules of a deployment (R160, R166)', () => {
	test.each([
		['/fr/old/', '/fr/stores/', 307],
		['/ch/old', '/ch/stores/', 307],
		['/fr/old//', '/fr/stores/', 307],
		['/pl/old/?a=1&a=2#here', '/pl/stores/?a=1&a=2#here', 307],
		['/fr/sale', '/fr/c/', 301],
		['/de/sale/women/dresses/?size=38', '/de/c/women/dresses/?size=38', 301],
		['/fr/sale/kept/?from=mail&x=1#foot', '/fr/offers/?from=mail&x=1#list', 307],
		['/fr/lookbook/winter', 'https://lookbook.example/start', 308],
		['/page.php', '/fr/', 307],
	])('%s leads to %s with %i', (from, target, status) => {
		expect(to(from)).toEqual({ to: target, status })
	})

	test.each([
		'/fr/older/',
		'/old/',
		'/ja/old/',
		'/fr/old/more/',
		'/fr/lookbook/',
		'/fr/lookbook/a/b/',
		'/',
		'/constructor/',
	])('%s leads nowhere else', (path) => {
		expect(to(path)).toBeUndefined()
	})

	test('the more specific rule wins, name by name', () => {
		expect(matchRules(rules, '/fr/new')).toEqual({ appMiddleware: { everywhere: true, loud: false }, prerender: true })
		expect(matchRules(rules, '/fr/')).toEqual({ appMiddleware: { everywhere: true, loud: true } })
		expect(matchRules(NO_RULES, '/fr/')).toEqual({})
	})

	test('they travel as JSON in the shape of the build metadata', () => {
		expect(JSON.parse(JSON.stringify(rules))).toEqual(rules)
		expect(Object.keys(rules)).toEqual(['static', 'wildcard', 'dynamic'])
		expect(rules.static['/ch/old']).toEqual({ redirect: { to: '/ch/stores/', status: 307 } })
	})

	test.each([
		[{ '/a/': { redirect: 'javascript:alert(1)' } }, "Cannot navigate to a URL with 'javascript:' protocol."],
		[{ '/{l}/a/': { redirect: '/{l}/a' } }, 'leads to itself'],
		[{ '/a/': { redirect: 'b/' } }, 'leads to "b/"'],
		[{ 'a/': { redirect: '/b/' } }, 'a path begins with a slash'],
		[{ '//evil.example/': { redirect: '/b/' } }, 'a path begins with a slash'],
	])('%j cannot be followed', (settings, reason) => {
		expect(() => compileRules(settings)).toThrow(reason)
	})
})

describe('ROUTE_RULES', () => {
	test('is JSON or a file of it', () => {
		const json = '{"/a/": {"redirect": {"to": "/b/", "status": 302}}}'
		const file = join(tmpdir(), `rules-${process.pid}.json`)
		writeFileSync(file, json)
		expect(RouteRulesVariable.parse(json)).toEqual(RouteRulesVariable.parse(file))
	})

	test.each([
		['{', 'JSON'],
		['/nowhere/rules.json', 'ENOENT'],
		['{"/a/": {"redirect": {"to": "/b/", "status": 200}}}', 'redirect'],
		['{"/a/": {"redirekt": "/b/"}}', 'redirekt'],
		['{"/a/": {"redirect": "vbscript:x"}}', "'vbscript:' protocol"],
	])('%s is told as a mistake', (value, reason) => {
		const result = RouteRulesVariable.safeParse(value)
		expect(result.error?.message).toContain(reason)
	})
})
