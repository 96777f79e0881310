import { refusedValues } from './problem.ts'

type IsShopUrl = (url: URL) => boolean

/**
 * Refuses a URL outside the shop as a problem (R42), including one with a name before an @ that passes for the host:
 * no e-mail or provider may link to it.
 */
export function requireShopPage(pageUrl: string, isShopUrl: IsShopUrl, field = 'pageUrl'): void {
	const url = new URL(pageUrl)
	const { protocol, username, password } = url
	const isPlain = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
	if (!isPlain || !isShopUrl(url)) throw refusedValues([{ field, code: 'foreign' }])
}

/** As requireShopPage, for a page with the placeholder of a token. */
export function requireTokenPage(pageUrl: string, isShopUrl: IsShopUrl): void {
	requireShopPage(pageUrl, isShopUrl)
	if (!pageUrl.includes('TOKEN')) throw refusedValues([{ field: 'pageUrl', code: 'token-missing' }])
}
