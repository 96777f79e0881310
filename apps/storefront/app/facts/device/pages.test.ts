import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'
import { USER_AGENTS } from '#app/document/device-marks/test-user-agents.ts'

let shop: Awaited<ReturnType<typeof createBuiltShop>>
beforeAll(async () => {
	shop = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
		trustedProxies: ['10.0.0.0/8'],
	})
})

async function deviceIn(headers: Record<string, string>, remoteAddress = '203.0.113.9') {
	const connection = { incoming: { socket: { remoteAddress } } }
	const html = await (await shop.request('/fr/cart/', { headers }, connection)).text()
	const [, facts = '{}'] = /<script id="document-facts"[^>]*>(.*?)<\/script>/.exec(html) ?? []
	return JSON.parse(facts).device
}

test.each(USER_AGENTS.slice(0, 20))('the document for $name says $class', async ({ userAgent, class: deviceClass }) => {
	const device = { class: deviceClass, isNativeApp: false, isCrawler: false }
	expect(await deviceIn({ 'user-agent': userAgent })).toEqual(device)
})

test('the edge is believed through our proxies and nobody else (R127)', async () => {
	const headers = { 'user-agent': USER_AGENTS[0]!.userAgent, 'cf-device-type': 'tablet' }
	expect((await deviceIn(headers, '10.0.0.1')).class).toBe('t')
	expect((await deviceIn(headers)).class).toBe('d')
})

test('browsers never load the list of programs (R134)', () => {
	const folder = new URL('../../../build/client/assets/', import.meta.url)
	const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
	expect(scripts.length).toBeGreaterThan(0)
	for (const name of scripts) {
		const text = readFileSync(new URL(name, folder), 'utf8')
		expect([name, text.includes('Baiduspider')]).toEqual([name, false])
	}
})
