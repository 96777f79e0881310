import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import * as checkout from '../../../apps/storefront/e2e/checkout.ts'
import type { Visitor } from '../../../apps/storefront/e2e/visitor.ts'
import { ensureChromium } from '../../running/chromium.ts'
import { HOSTS, type Machine, PORTS } from './machine.ts'

type Site = keyof typeof HOSTS
const EMAIL = { fr: 'camille@example.com', de: 'lena@example.com' }
const NAME = 'Camille Durand'

/** A browser for which the shop's hosts are this machine, behind TLS, and nobody else is there. */
async function openBrowser(): Promise<Browser> {
	const rules = Object.values(HOSTS).map((host) => `MAP ${host}:443 127.0.0.1:${PORTS.tls}`)
	return chromium.launch({
		executablePath: await ensureChromium(),
		args: ['--no-sandbox', `--host-resolver-rules=${rules.join()}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`],
	})
}

async function visit<T>(site: Site, act: (visitor: Visitor) => Promise<T>): Promise<T> {
	const browser = await openBrowser()
	try {
		const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: `${site}-${site.toUpperCase()}` })
		context.setDefaultTimeout(30_000)
		const page = await context.newPage()
		const complaints: string[] = []
		page.on('pageerror', ({ message }) => complaints.push(message))
		page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
		const at = (path: string) => `https://${HOSTS[site]}/${site}/${path}`
		const visitor = { page, site, email: EMAIL[site], hasScript: true, at, complaints, leave: () => context.close() }
		const result = await act(visitor)
		if (complaints.length > 0) throw new Error(`the pages complain: ${complaints.slice(0, 3).join('; ')}`)
		return result
	} finally {
		await browser.close()
	}
}

/** From the front page to the thanks: a product of a list, in the cart, paid on the bank's page. Answers the order's number. */
export function buy({ stripe }: Machine, { site, product }: { site: Site; product: string }) {
	return visit(site, async (visitor) => {
		const { page, at } = visitor
		await page.goto(at(''))
		await refuseCookies(page)
		await page.goto(at('new/'))
		await page.click('.list-grid .product-card-name a >> nth=0')
		await page.waitForURL('**/p/**')
		await page.waitForSelector('#mini-cart', { state: 'attached' })
		await page.click('label:has(input[name="sku"]:not(:disabled)) >> nth=0')
		await page.click('button[type="submit"][form="buy"] >> visible=true')
		await page.waitForSelector('#mini-cart[open] .cart-line')
		await checkout.goToCheckout(visitor)
		await checkout.identify(visitor)
		await checkout.chooseHome(visitor)
		await checkout.choosePayment(visitor, product)
		await checkout.order(visitor)
		await page.waitForURL(`${stripe.endpoint}/pay/cs_test_*`)
		await page.click('button[value="approve"]')
		await page.waitForURL(`https://${HOSTS[site]}/**/confirmation/**`)
		await page.waitForSelector('.oc-columns')
		const [orderNumber] = /[A-Z]{2}-\d{8}/.exec(await page.locator('.oc-number').innerText()) ?? []
		if (!orderNumber) throw new Error('the thanks name no order')
		return orderNumber
	})
}

async function refuseCookies(page: Page): Promise<void> {
	const refuse = page.getByRole('button', { name: /^(Tout refuser|Alle ablehnen)$/ })
	await refuse.click()
	await refuse.waitFor({ state: 'detached' })
}

/** A guest's statement, confirmed by the link of its e-mail. Answers the number of the return. */
export function withdraw({ mails }: Machine, orderNumber: string): Promise<string> {
	return visit('fr', async ({ page, at, email }) => {
		await page.goto(at('order/withdraw/'))
		await refuseCookies(page)
		await page.fill('#name', NAME)
		await page.fill('#orderNumber', orderNumber)
		await page.fill('#email', email)
		await page.click('button[value="confirm"]')
		await page.waitForSelector('.withdraw-receipt')
		await page.goto(await linkOf(mails, /https:\/\/[^\s"<>]+\/order\/withdraw\/\?receipt=[\w-]+/))
		const carryOut = page.locator('button[value="carry-out"]')
		if (await carryOut.count()) await carryOut.click()
		const number = page.locator('.withdraw-receipt .woven-label')
		await number.waitFor()
		return (await number.innerText()).trim()
	})
}

/** The link of the newest e-mail that has one, within half a minute. */
async function linkOf({ mails }: Machine['mails'], link: RegExp): Promise<string> {
	for (const until = Date.now() + 30_000; Date.now() < until; await wait(200)) {
		const found = mails().map((lines) => link.exec(decoded(lines))?.[0])
		const newest = found.findLast((one) => one !== undefined)
		if (newest) return newest
	}
	throw new Error(`no e-mail leads to ${link}`)
}

/** Of quoted-printable, as the shop's e-mails are. */
export function decoded(lines: readonly string[]): string {
	return lines
		.join('\n')
		.replaceAll('=\n', '')
		.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
