import { isPlainAddress } from '../../http/plain-address.ts'
import { refusedValues } from '../../http/problem.ts'

/** Refuses, as a problem, a page that is none of the shop or has no place for the token: e-mails lead to no other. */
export function requireShopPage(pageUrl: string, isShopUrl: (url: URL) => boolean): void {
	const url = new URL(pageUrl)
	if (!isPlainAddress(url) || !isShopUrl(url)) throw refusedValues([{ field: 'pageUrl', code: 'foreign' }])
	if (!pageUrl.includes('TOKEN')) throw refusedValues([{ field: 'pageUrl', code: 'token-missing' }])
}
