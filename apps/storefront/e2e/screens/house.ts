import type { Page } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { openShopDatabase } from '../shop-database.ts'
import type { Visitor } from '../visitor.ts'

/** The database of the house that is walked through, closed after the suite. */
export function openBooks() {
	const shop = openShopDatabase()
	afterAll(() => shop.close())
	return { shop, db: shop.db }
}

/** Whether it has points and sells to members before others; the other house does neither. */
export const hasEverything = () => inject('house') === 'linaire'

/** Opens a page of the visitor's site. Throws where it answers something else than it should. */
export async function open({ page, at }: Pick<Visitor, 'page' | 'at'>, path: string, status = 200): Promise<void> {
	const answer = await page.goto(path.startsWith('http') ? path : at(path))
	if (answer?.status() !== status) throw new Error(`${path} answers ${answer?.status()} instead of ${status}.`)
}

/** A button whose form is on its way. */
export const BUSY = '.button[aria-busy="true"] .button-stitches >> visible=true'

/** From now on answers of this address do not come: what waits for them can be looked at as long as one likes. */
export async function hold(page: Page, address: RegExp): Promise<void> {
	await page.route(address, () => undefined)
}

/** Addresses of the departments of a site, each with its categories after it, from the menu of a page. */
export function departmentsOf(page: Page): Promise<string[][]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('.mega-panel')].map((panel) =>
			[...panel.querySelectorAll<HTMLAnchorElement>('.mega-all, .mega-links a')].map(({ href }) => href),
		),
	)
}

/** The first product of a list. */
export async function openFirst(visitor: Visitor, list: string): Promise<void> {
	await open(visitor, list)
	await open(
		visitor,
		await visitor.page
			.locator('.product-card-name a')
			.first()
			.evaluate((link) => (link as HTMLAnchorElement).href),
	)
}
