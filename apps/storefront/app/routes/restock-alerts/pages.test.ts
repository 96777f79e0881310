import { SITES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { SITES } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		await insertProduct(db, {
			id: 'LN-W01',
			colorways: [{ id: 'LN-W01-SKY', variants: [{ size: '38' }, { size: '40', stock: 0 }] }],
		})
	})
})
afterAll(() => opened.close())

const at = (path: string, form?: Record<string, string>) => {
	const { origin } = new URL(path)
	const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
	return opened.shop.request(path, form && { method: 'POST', headers, body: new URLSearchParams(form).toString() })
}

test.each(SITES_TRIED)(
	'%s: asked for without a script, confirmed by a button, ended by a mail program',
	async (site) => {
		const { locale } = SITES[site]
		const origin = `http://${site}.localhost`
		// An old name of the garment leads to its address of today.
		const moved = await at(`${origin}/${locale}/p/old-ln-w01-sky/`)
		const product = `${origin}${moved.headers.get('location')}`
		const shown = await (await at(product)).text()
		const link = /href="([^"]*\/notify\/\?sku=LN-W01-SKY-40)"/.exec(shown)?.[1]
		const page = await at(`${origin}${link}`)
		const html = await page.text()
		expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
		expect(html).toMatch(/<option value="LN-W01-SKY-40"/)
		expect(html).not.toContain('value="LN-W01-SKY-38"')

		const routed = await at(`${product}notify/_.data`, { sku: 'LN-W01-SKY-40', email: `routed@example.com` })
		expect(await routed.text()).toContain(`"${new URL(product).pathname}notify/?done=asked"`)
		const refused = await at(`${product}notify/`, { sku: 'LN-W01-SKY-40', email: 'nobody' })
		expect(refused.status).toBe(400)
		expect(await refused.text()).toContain('value="nobody"')
		expect((await at(`${product}notify/`, { sku: '', email: 'a@example.com' })).status).toBe(422)
		const inStock = await at(`${product}notify/`, { sku: 'LN-W01-SKY-38', email: 'a@example.com' })
		expect(inStock.headers.get('location')).toMatch(/\/p\/[^/]+\/#sizes$/)
		expect((await at(`${product}notify/`, { sku: 'nothing', email: 'a@example.com' })).status).toBe(404)
		const odd = await at(`${origin}/${locale}/p/%C5%82%0d%0a/notify/`, {
			sku: 'LN-W01-SKY-40',
			email: `odd-${site}@example.com`,
		})
		expect(odd.headers.get('location')).toMatch(/\/p\/%C5%82%0d%0a\/notify\/\?done=asked$/i)

		const asked = await at(`${product}notify/`, { sku: 'LN-W01-SKY-40', email: `${site}@example.com` })
		expect([asked.status, asked.headers.get('location')]).toEqual([
			302,
			expect.stringMatching(/\/notify\/\?done=asked$/),
		])
		const row = await opened.db
			.selectFrom('restock_alerts')
			.selectAll()
			.where('email', '=', `${site}@example.com`)
			.executeTakeFirstOrThrow()
		expect(row).toMatchObject({ site, sku: 'LN-W01-SKY-40', confirmed_at: null })
		const alert = `${origin}/${locale}/stock-alert/?alert=${row.id}`
		expect(row.page_url).toBe(alert)
		const seen = await at(alert)
		expect(seen.headers.get('referrer-policy')).toBe('no-referrer')
		const words = await seen.text()
		expect(textOf(words)).not.toContain(`${site}@example.com`)
		expect(words).toMatch(/value="confirm"/)
		expect(await (await at(alert, { intent: 'confirm' })).text()).toMatch(/value="end"/)
		const ended = await at(alert, { 'List-Unsubscribe': 'One-Click' })
		expect([ended.status, /value="(?:end|confirm)"/.test(await ended.text())]).toEqual([200, false])
		expect((await at(`${origin}/${locale}/stock-alert/?alert=AAAAAAAAAAAAAAAAAAAA`)).status).toBe(404)
	},
)
