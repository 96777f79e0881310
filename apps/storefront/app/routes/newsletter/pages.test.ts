import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async (db) => void (await insertProduct(db)))
	await opened.db
		.insertInto('newsletter_subscriptions')
		.values({
			id: 'subscription-of-somebody',
			email: 'ada@example.com',
			site: 'de',
			language_tag: 'de-DE',
			source: 'checkout',
			page_url: 'https://de.localhost/de/newsletter/?subscription=subscription-of-somebody',
			asked_at: new Date(),
			confirmed_at: null,
			ended_at: null,
		})
		.execute()
})
afterAll(() => opened.close())

const AT = '/de/newsletter/?subscription=subscription-of-somebody'
const row = () => opened.db.selectFrom('newsletter_subscriptions').selectAll().executeTakeFirstOrThrow()

test('the address says yes by a button, not by the link, and can end it on the same page without a script (law A3.6)', async () => {
	const shopper = shopperOf(opened)
	const asked = await shopper(AT)
	expect([asked.status, asked.html.includes('value="confirm"')]).toEqual([200, true])
	expect(await row()).toMatchObject({ confirmed_at: null })
	const fields = { subscription: 'subscription-of-somebody' }
	const confirmed = await shopper('/de/newsletter/', { ...fields, intent: 'confirm' })
	expect([confirmed.status, confirmed.location]).toEqual([302, AT])
	expect(await row()).toMatchObject({ confirmed_at: expect.any(Date), ended_at: null })
	expect(textOf((await shopper(AT)).html)).toContain('Unser Newsletter geht an ada@example.com')
	await shopper('/de/newsletter/', { ...fields, intent: 'end' })
	const { ended_at: endedAt } = await row()
	expect(endedAt).not.toBeNull()
	await shopper('/de/newsletter/', { ...fields, intent: 'confirm' })
	expect(await row()).toMatchObject({ ended_at: endedAt })
	expect((await shopper('/de/newsletter/', { subscription: 'x'.repeat(24), intent: 'end' })).status).toBe(404)
	expect((await shopper('/de/newsletter/?subscription=nope')).status).toBe(404)
})
