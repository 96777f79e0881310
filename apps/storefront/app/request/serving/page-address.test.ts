import { expect, test } from 'vitest'
import { isOwnHost, pageAddress } from './page-address.ts'

const asked = (address: string) => {
	const { origin, pathname, search } = new URL(address, 'https://www.shop.example')
	return pageAddress({ origin, pathname, search, isNativeApp: false, isOurHost: true })
}

test.each(['/fr/', '/de/c/damen/kleider/', '/fr/p/chemise-AB-01/', '/it/new/', '/pl/search/', '/ch/stores/lyon/'])(
	'%s is one page for everybody, under its own address',
	(path) => {
		expect(asked(path)).toMatchObject({ key: `https://www.shop.example${path}`, isMadeUp: false })
	},
)

test.each([
	'/',
	'/nope/',
	'/xx/c/a/',
	'/fr/cart/',
	'/fr/checkout/review/',
	'/fr/account/',
	'/fr/order/x/confirmation/',
	'/fr/_.data',
	'/fr/new/_.data',
	'/fr/c/%77omen/',
	'/fr//c/women/',
	'/fr/c/../cart/x',
	'/fr/loyalty/?points=250',
	'/fr/?redirect_uri=https%3A%2F%2Fpartner.example',
	'/fr/search/?q=a&token=secret',
	`/fr/search/?q=${'a'.repeat(2_000)}`,
])('%s is none', (path) => {
	expect(asked(path)).toBeUndefined()
})

test('what says through which campaign somebody came makes no page of its own', () => {
	const { key } = asked('/fr/new/')!
	expect(asked('/fr/new/?utm_source=mail&gclid=1')).toMatchObject({ key, isMadeUp: false })
	expect(asked('/fr/loyalty/?utm_source=mail')).toMatchObject({ isMadeUp: false })
	expect(asked('/fr/new/?')).toMatchObject({ key })
})

test('parameters have one order and one spelling; repeated ones keep theirs', () => {
	const one = asked('/fr/new/?sort=price&color=navy&color=blue')
	expect(one).toMatchObject({
		url: 'https://www.shop.example/fr/new/?color=navy&color=blue&sort=price',
		isMadeUp: true,
	})
	expect(asked('/fr/new/?color=navy&utm_id=1&sort=%70rice&color=blue')).toEqual(one)
	expect(asked('/fr/new/?color=blue&color=navy&sort=price')?.key).not.toBe(one?.key)
})

test('our app and other hosts have pages of their own', () => {
	const where = { origin: 'http://a.test', pathname: '/fr/', search: '', isNativeApp: true, isOurHost: false }
	expect(pageAddress(where)).toMatchObject({ key: 'app http://a.test/fr/', isMadeUp: true })
	expect([isOwnHost('a.test', undefined), isOwnHost('a.test', 'fr'), isOwnHost('[::1]', undefined)]).toEqual([
		false,
		true,
		true,
	])
})
