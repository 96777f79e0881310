import type { LocaleCode } from '@vitrine/market/locales'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { givenPath, localeOfPath, localePath } from '#app/facts/locale/path.ts'
import { pageAddress } from '#app/facts/addresses/page-address.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'

const PARAMETER = 'return'
const LONGEST = 2_048

/** Of the pages of signing in only this one is gone back to: from there an account is taken along to another of our sites. */
const IN_AUTH = /^\/[\w-]+\/auth\/(?!hand-over\/)/i

/** Where a visitor wanted to go: a page of this very host, as a path; undefined for anything else (R42). */
export function readReturnPath(request: Request): string | undefined {
	return asReturnPath(new URL(request.url).searchParams.get(PARAMETER))
}

/** A path below one of our prefixes, in its normal form, with query and hash; undefined for what leads elsewhere or round in a circle. */
export function asReturnPath(typed: string | null): string | undefined {
	if (!typed || typed.length > LONGEST || !/^\/[\x21-\x7e]*$/.test(typed) || /^\/[/\\]|\\/.test(typed)) return undefined
	const base = 'https://shop.invalid'
	if (!URL.canParse(typed, base)) return undefined
	const url = new URL(typed, base)
	const isOurs = url.origin === base && localeOfPath(url.pathname) !== undefined && !url.pathname.includes('//')
	return isOurs && !IN_AUTH.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : undefined
}

/** The way in for who is not signed in, and back to where they wanted to go: the home page's panel (C7). */
export function signInPath({ url, locale }: { url: URL; locale: LocaleCode }): string {
	const { pathname, search } = pageAddress(url)
	const wanted = asReturnPath(`${pathname}${search}`)
	return givenPath(locale, `${wanted ? `?${PARAMETER}=${encodeURIComponent(wanted)}` : ''}#sign-in`)
}

/** True for the address of signInPath where somebody wanted to go somewhere. */
export function asksToSignIn({ searchParams }: URL): boolean {
	return searchParams.has(PARAMETER)
}

/** Where every successful sign-in leads: to the partner that waits, else to where the visitor wanted to go, else to the account (R39). */
export function afterSignIn({ request, context }: LoaderArgs): Response {
	const { locale, partners } = context.get(requestContext)
	const waits = partners.stored !== undefined
	const target = waits ? 'auth/redirect' : 'account'
	return redirectTo((!waits && readReturnPath(request)) || localePath(locale, target), { status: 303 })
}
