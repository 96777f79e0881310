import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { LOCALES } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { found } from '@vitrine/testing/eventually'
import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { expect, inject } from 'vitest'
import type {} from '../../standalone/e2e/running-shop.ts'

/** What the shop wrote down, read past it. */
export type ShopDatabase = ReturnType<typeof openShopDatabase>

export type Variant = { sku: string; colorwayId: string; centAmount: number }

export function openShopDatabase() {
	const read = new Map<string, number>()
	const url = inject('databaseUrl')
	const db: Database = createDatabase({ url, poolSize: 4, timeout: WAIT_LIMIT, onError: () => undefined })
	const emailTo = (email: string) =>
		db.selectFrom('inbox_messages').selectAll().where('recipient', '=', email).orderBy('id')
	return {
		db,
		close: () => db.destroy(),

		/** Garments of different styles a site sells now and has plenty of, dearest first. */
		async variants(site: SiteCode, options: { vatClass?: 'standard' | 'childrens'; count?: number } = {}) {
			const rows = await db
				.selectFrom('variants')
				.innerJoin('colorways', 'colorways.id', 'variants.colorway_id')
				.innerJoin('publications', 'publications.colorway_id', 'colorways.id')
				.innerJoin('prices', 'prices.sku', 'variants.sku')
				.innerJoin('stock_levels', 'stock_levels.sku', 'variants.sku')
				.distinctOn('colorways.product_id')
				.select(['variants.sku', 'colorways.id as colorwayId', 'prices.cent_amount as centAmount'])
				.where('publications.site', '=', site)
				.where('publications.published_from', '<', new Date())
				.where('publications.published_until', 'is', null)
				.where('prices.site', '=', site)
				.where('prices.offer_cent_amount', 'is', null)
				.where('prices.vat_class', '=', options.vatClass ?? 'standard')
				.where('stock_levels.location_id', '=', 'warehouse')
				.where('stock_levels.on_hand', '>', 10)
				.orderBy('colorways.product_id')
				.execute()
			return rows.toSorted((a, b) => b.centAmount - a.centAmount).slice(0, options.count ?? 1)
		},

		stock(sku: string) {
			return db
				.selectFrom('stock_levels')
				.select(['on_hand as onHand', 'reserved'])
				.where('location_id', '=', 'warehouse')
				.where('sku', '=', sku)
				.executeTakeFirstOrThrow()
		},

		/** The bank has the shopper's approval, and does not decide. */
		async delayPayment(orderId: string) {
			await db
				.updateTable('sandbox_payments')
				.set({ status: 'pending' })
				.where('merchant_reference', '=', `pay_${orderId}`)
				.execute()
		},

		async order(orderId: string) {
			const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
			const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute()
			const taxes = await db
				.selectFrom('order_tax_lines')
				.selectAll()
				.where('order_id', '=', orderId)
				.orderBy('tax_rate', 'desc')
				.execute()
			return { ...order, lines, taxes }
		},

		/** That an order names the terms of its site, in the site's language and as they stand now, and that its buyer has them in the e-mail. */
		async expectTerms(orderId: string) {
			const { site, email, snapshot } = await db
				.selectFrom('orders')
				.select(['site', 'email', 'snapshot'])
				.where('id', '=', orderId)
				.executeTakeFirstOrThrow()
			const { language } = LOCALES[SITES[site as SiteCode].locale]
			const newest = await db
				.selectFrom('content_page_versions')
				.select(['number', 'title', 'body'])
				.where('site', '=', site)
				.where('page', '=', 'terms')
				.where('language', '=', language)
				.orderBy('number', 'desc')
				.executeTakeFirstOrThrow()
			const agreed = snapshot.agreedPages?.find(({ page }) => page === 'terms')
			expect(agreed).toMatchObject({ language, version: newest.number, title: newest.title })
			const { html, text } = await this.mail(email)
			const sentences = newest.body.split('\n').filter((line) => /^\p{L}/u.test(line) && !/[[*_`&<>]/.test(line))
			expect(sentences.length).toBeGreaterThan(5)
			expect(sentences.filter((sentence) => !text.includes(sentence) || !html.includes(sentence))).toEqual([])
		},

		async ordersOf(email: string) {
			return db.selectFrom('orders').select(['id', 'order_status']).where('email', '=', email).execute()
		},

		async paymentsOf(orderId: string) {
			return db.selectFrom('payments').select(['id', 'status']).where('order_id', '=', orderId).execute()
		},

		/** The only order of a customer. */
		async orderOf(email: string) {
			const row = await db.selectFrom('orders').select('id').where('email', '=', email).executeTakeFirstOrThrow()
			return row.id
		},

		/** The next e-mail to an address that was not read yet, once the worker has sent it. */
		async newEmail(email: string) {
			const next = emailTo(email).where('id', '>', read.get(email) ?? 0)
			const mail = await found(`the next e-mail to ${email}`, () => next.executeTakeFirst())
			read.set(email, mail.id)
			return mail
		},

		/** The customer of the cart of a site with this variant in it; undefined for a guest's. */
		async cartOwner(site: SiteCode, email: string) {
			return db
				.selectFrom('carts')
				.innerJoin('customers', 'customers.id', 'carts.customer_id')
				.innerJoin('line_items', 'line_items.cart_id', 'carts.id')
				.select(['line_items.sku', 'line_items.quantity'])
				.where('carts.site', '=', site)
				.where('customers.email', '=', email)
				.execute()
		},

		/** The e-mail to an address, once the worker has sent it. */
		mail: (email: string) => found(`an e-mail to ${email}`, () => emailTo(email).executeTakeFirst()),
	}
}
