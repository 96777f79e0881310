import { cookieOf, signIn } from '#app/test-customer.ts'
import { type TestShop, textOf } from '#app/test-shop.ts'

export type Visitor = { customerId: string; cookie: string }

/** A customer on a device of theirs. */
export async function signedIn(opened: TestShop, { customerId }: { customerId: string }): Promise<Visitor> {
	return { customerId, cookie: cookieOf(await signIn(opened, { customerId })) }
}

/** Requests a page of the built shop as a customer; with fields it sends the page's form, without a script. */
export function pagesOf(opened: TestShop) {
	return async (path: string, who: { cookie: string }, fields?: Record<string, string>) => {
		const form = fields && { method: 'POST', body: new URLSearchParams(fields) }
		const headers = { cookie: who.cookie, origin: 'http://localhost' }
		const response = await opened.shop.request(path, { headers, ...form })
		const html = await response.clone().text()
		return {
			response,
			status: response.status,
			headers: response.headers,
			location: response.headers.get('location'),
			html,
			text: textOf(html),
		}
	}
}
