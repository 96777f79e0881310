import { refusedValues } from './problem.ts'

type IsShopUrl = (url: URL) => boolean

/** Refuses, as a problem, a page that is none of the shop (R42): no e-mail and no provider leads to another, nor past a name before an @ that passes for the host. */
export function requireShopPage(pageUrl: string, isShopUrl: IsShopUrl, field = 'pageUrl'): void {
	const url = new URL(pageUrl)
	const { protocol, username, password } = url
	const isPlain = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
	if (!isPlain || !isShopUrl(url)) throw refusedValues([{ field, code: 'foreign' }])
}

/** The same for a page that gets a token, for which it must have a place. */
export function requireTokenPage(pageUrl: string, isShopUrl: IsShopUrl): void {
	requireShopPage(pageUrl, isShopUrl)
	if (!pageUrl.includes('TOKEN')) throw refusedValues([{ field: 'pageUrl', code: 'token-missing' }])
}
