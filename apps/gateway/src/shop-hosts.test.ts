import { expect, test } from 'vitest'
import { isShopUrl } from './shop-hosts.ts'

const HOSTS = ['shop.example', '.brand.example', 'staging.example:8443', '.localhost', 'localhost']

test.each([
	['https://shop.example/fr/', true],
	['https://shop.example:8443/fr/', false],
	['https://staging.example:8443/', true],
	['https://staging.example/', false],
	['https://fr.brand.example/', true],
	['https://fr.brand.example:81/', false],
	['https://brand.example/', false],
	['https://evilbrand.example/', false],
	['http://fr.localhost:3000/', true],
	['http://localhost:81/', true],
	['https://evil.example/', false],
])('%s is the shop: %s (L4)', (address, isOurs) => {
	expect(isShopUrl(new URL(address), HOSTS)).toBe(isOurs)
})

test('a shop that names its own hosts is nowhere else', () => {
	for (const address of ['https://localhost:81/', 'https://fr.vitrine.example/', 'https://shop.example.evil.example/'])
		expect(isShopUrl(new URL(address), ['shop.example'])).toBe(false)
})
