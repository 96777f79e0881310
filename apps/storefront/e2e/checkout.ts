import { SHOPPERS } from './addresses.ts'
import type { Visitor } from './visitor.ts'

const ON = '.step-continue button[type="submit"]'

/** From the cart to the first step. */
export async function goToCheckout({ page, at }: Visitor): Promise<void> {
	await page.goto(at('cart/'))
	await page.click('a[href$="/checkout/identification/"] >> visible=true')
	await page.waitForURL('**/checkout/identification/')
}

export async function identify({ page, email }: Visitor): Promise<void> {
	await page.fill('#email', email)
	await page.click(ON)
	await page.waitForURL('**/checkout/delivery/')
}

async function fillAddress({ page, site }: Visitor, prefix: 'a-' | 'b-'): Promise<void> {
	const { firstName, lastName, line1, postalCode, city, region } = SHOPPERS[site]
	const fields = { firstName, lastName, line1, postalCode, city, ...(region ? { region } : {}) }
	for (const [name, value] of Object.entries(fields)) await page.fill(`#${prefix}${name}`, value)
}

export async function chooseHome(visitor: Visitor): Promise<void> {
	const { page } = visitor
	await page.click('label:has(input[data-kind="home"])')
	await fillAddress(visitor, 'a-')
	await page.click(ON)
	await page.waitForURL('**/checkout/payment/')
}

/** Looks for a point near the shopper and takes the first. */
export async function choosePoint(visitor: Visitor, kind: 'relay' | 'store'): Promise<void> {
	const { page, site } = visitor
	const { near, phone } = SHOPPERS[site]
	const card = `.radio-card:has(input[data-kind="${kind}"])`
	await page.click(`label:has(input[data-kind="${kind}"])`)
	await page.fill(`#near-${kind}`, near)
	await page.click(`${card} .field-row:has(#near-${kind}) button`)
	await page.click(`${card} .point label >> nth=0`)
	await fillAddress(visitor, 'b-')
	await page.fill('#phoneNumber', phone)
	await page.click(ON)
	await page.waitForURL('**/checkout/payment/')
}

export async function choosePayment({ page }: Visitor, product: string): Promise<void> {
	await page.click(`label:has(input[name="paymentProduct"][value="${product}"])`)
	await page.click(ON)
	await page.waitForURL('**/checkout/review/')
}

/** Presses the button with the words of the law. */
export async function order({ page }: Visitor, code?: string): Promise<void> {
	// The address is the review's before the page is: whether terms are asked for is known with the button.
	await page.waitForSelector('.order-button')
	if (code) await page.fill('#code', code)
	if ((await page.locator('#terms').count()) > 0) await page.check('#terms')
	await page.click('.order-button')
}

/** At the bank of the sandbox. */
export async function payByCard({ page }: Visitor, number: string): Promise<void> {
	await page.waitForURL('**/sandbox/**')
	await page.fill('#number', number)
	await page.fill('#expiry', '04/39')
	await page.fill('#securityCode', '123')
	await page.click('button[value="card"]')
}

export async function decideAtBank({ page }: Visitor, decision: string): Promise<void> {
	await page.waitForURL('**/sandbox/**')
	await page.click(`button[value="${decision}"]`)
}

/** Waits for the thanks; answers the id of the order. */
export async function confirmed({ page }: Visitor): Promise<string> {
	await page.waitForURL('**/order/*/confirmation/**')
	await page.waitForSelector('.oc-number')
	await page.waitForSelector('.oc-columns')
	const [, orderId = ''] = /\/order\/([\w-]+)\//.exec(page.url()) ?? []
	return orderId
}
