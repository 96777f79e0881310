import type { ShopDatabase } from './shop-database.ts'
import type { Visitor } from './visitor.ts'

export const PASSWORD = 'lin et fil de 12 brins'
/** Where a partner waits in the tests; no browser of theirs can reach it. */
export const PARTNER = 'partner.example.com'

const SUBMIT = '.sign-in-rest button[type="submit"]:not([name])'

/** Fills in the creation form, as far as it asks, and sends it. */
export async function create({ page, at, email }: Visitor, query = ''): Promise<void> {
	await page.goto(at(`auth/create/${query}`))
	await page.fill('[name="firstName"]', 'Camille')
	await page.fill('[name="lastName"]', 'Durand-Élie')
	await page.fill('main [name="email"]', email)
	await page.fill('main [name="password"]', PASSWORD)
	await page.check('[name="terms"]')
	await page.click('main .button-primary >> visible=true')
	await page.waitForURL('**/auth/create/?sent=true')
}

/** Follows the newest e-mail's link and presses the button there. */
export async function followEmail({ page }: Visitor, link: string): Promise<void> {
	await page.goto(link)
	await page.click('main button[name="intent"]')
}

/** The address that an e-mail leads to: of the newest to this recipient after the ones that were read. */
export async function linkIn(database: ShopDatabase, email: string, parameter: 'token' | 'access'): Promise<string> {
	// E-mails that only tell something lead nowhere.
	for (;;) {
		const { html } = await database.newEmail(email)
		const [link] = new RegExp(`http://[^"\\s<]+[?&]${parameter}=[\\w-]+`).exec(html) ?? []
		if (link) return link.replaceAll('&amp;', '&')
	}
}

/** On the home page's panel; `expected`: where that leads. */
export async function signIn(
	{ page, at }: Visitor,
	fields: { email: string; password?: string },
	query = '',
): Promise<void> {
	await page.goto(at(`${query}#sign-in`))
	await page.fill('#sign-in-email', fields.email)
	// One thing after the other, where a script can bring the next.
	if (!(await page.isVisible('#sign-in-password'))) {
		await page.waitForSelector('#mini-cart', { state: 'attached' })
		await page.press('#sign-in-email', 'Enter')
	}
	await page.fill('#sign-in-password', fields.password ?? PASSWORD)
	await page.click(SUBMIT)
}

/** Everything of the browser that a script or a third party could read, to be searched for tokens. */
export function recordTraffic({ page }: Visitor) {
	const seen: string[] = []
	page.on('request', (request) => {
		seen.push(`${request.url()} referer ${request.headers()['referer'] ?? ''}`)
	})
	const bodies: Promise<void>[] = []
	page.on('response', (response) => {
		const type = response.headers()['content-type'] ?? ''
		if (!/html|json|script|x-script/.test(type) || response.status() >= 300) return
		bodies.push(
			response.text().then(
				(text) => void seen.push(text),
				() => undefined,
			),
		)
	})
	return {
		async everything(): Promise<string> {
			await Promise.all(bodies)
			const storage = await page.evaluate(() =>
				JSON.stringify([
					{ ...localStorage },
					{ ...sessionStorage },
					document.cookie,
					(window as { dataLayer?: unknown }).dataLayer ?? [],
				]),
			)
			return [...seen, storage].join('\n')
		},
	}
}
