import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '#app/test-customer.ts'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let cookie: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => void (await insertProduct(db)), { pageCacheSeconds: 3_600 })
	const { customerId } = await insertCustomer(opened.db, { firstName: 'Zélie' })
	cookie = cookieOf(await signIn(opened, { customerId }))
})
afterAll(() => opened.close())

async function home(path: string, headers: Record<string, string> = {}) {
	const response = await opened.shop.request(path, { headers })
	const html = await response.text()
	const [, panel = ''] = /(<section id="sign-in"[\s\S]*?<\/section>)/.exec(html) ?? []
	return { response, html, panel, text: textOf(panel) }
}

describe.each(LOCALES_TRIED)('/%s/', (locale) => {
	const at = `/${locale}/`

	test('is the way in: a form that needs no script, and every way around it (R7, R91)', async () => {
		const { response, panel, html } = await home(at)
		expect(response.headers.get('cache-control')).toBe('private, no-cache')
		const tagOf = (kind: string, part: string) =>
			[...panel.matchAll(new RegExp(`<${kind}[^>]*>`, 'g'))].map(([tag]) => tag).find((tag) => tag.includes(part)) ?? ''
		expect(tagOf('form', 'method="post"')).toContain(`action="/${locale}/auth/sign-in/"`)
		expect(tagOf('input', 'name="email"')).toMatch(/autocomplete="username webauthn"/i)
		expect(tagOf('input', 'type="password"')).toMatch(/autocomplete="current-password"/i)
		expect(panel).toMatch(/type="checkbox"/)
		expect(panel).not.toMatch(/checked/)
		for (const page of ['lost-password', 'create']) expect(panel).toContain(`href="/${locale}/auth/${page}/"`)
		expect(panel).toContain('value="link"')
		// One filled button on a screen: the panel's.
		expect(
			html.split('</main>')[0]?.match(/data-promotion="hero"[\s\S]*?button-primary[\s\S]*?id="sign-in"/),
		).toBeNull()
	})

	test('status=error says that a sign-in failed; no other value says anything, and none is repeated (R25)', async () => {
		const { panel } = await home(`${at}?status=error`)
		expect(panel).toContain('role="alert"')
		for (const value of ['ERROR', 'error2', '', '1', '%3Cscript%3Ealert(1)%3C/script%3E', 'error%00', 'error%20']) {
			const other = await home(`${at}?status=${value}`)
			expect([value, other.panel.includes('role="alert"')]).toEqual([value, false])
			expect(other.html).not.toContain('<script>alert(1)')
			expect(textOf(other.html)).not.toMatch(/error2|alert\(1\)/)
		}
		for (const query of ['password-changed', 'erased', 'signed-out']) {
			expect((await home(`${at}?${query}=true`)).panel).toContain('role="status"')
			expect((await home(`${at}?${query}=yes`)).panel).not.toContain('role="status"')
		}
	})

	test('where somebody wanted to go travels with the form (R39, R42)', async () => {
		const { panel } = await home(`${at}?return=%2F${locale}%2Fwishlist%2F&utm_source=x`)
		expect(panel).toContain(`action="/${locale}/auth/sign-in/?return=%2F${locale}%2Fwishlist%2F"`)
		const hostile = await home(`${at}?return=%22%3E%3Cscript%3Ex%3C%2Fscript%3E`)
		expect(hostile.panel).not.toContain('<script>')
	})

	test('greets who is signed in and asks for no password; nobody else is given that page (R99, R101)', async () => {
		const { response, panel, text, html } = await home(at, { cookie })
		expect(response.headers.get('cache-control')).toBe('private, no-store')
		expect(text).toContain('Zélie')
		expect(html).not.toContain('type="password"')
		for (const path of ['account/', 'account/orders/']) expect(panel).toContain(`href="/${locale}/${path}"`)
		expect(panel).toContain(`action="/${locale}/auth/logout/"`)
		const { html: stranger } = await home(at)
		expect(stranger).not.toContain('Zélie')
	})
})

test('a session that has ended is shown the way in, and given up', async () => {
	const { customerId } = await insertCustomer(opened.db)
	const ended = cookieOf(await signIn(opened, { customerId }))
	await opened.db.updateTable('sessions').set({ ended_at: new Date() }).where('customer_id', '=', customerId).execute()
	const { response, panel } = await home('/fr/', { cookie: ended })
	expect(panel).toContain('type="password"')
	expect(response.headers.getSetCookie().join('\n')).toMatch(/access_token=; .*Max-Age=0/)
})

test('with the gateway away who is signed in stays so, without a name', async () => {
	opened.setDown(/customers|auth/)
	const { response, panel, html } = await home('/fr/', { cookie })
	opened.setDown(false)
	expect([response.status, html.includes('type="password"'), panel.includes('/fr/account/')]).toEqual([
		200,
		false,
		true,
	])
})
