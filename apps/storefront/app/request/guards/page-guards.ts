import { type PageGuard, requestContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { signInPath } from './return-path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'

/** Every guard a page may name in `handle.middleware` (R162). */
export const PAGE_GUARDS = {
	/** Rooms of an account: who is not signed in is shown the way in, and comes back (R42). */
	'signed-in': ({ url, context }) =>
		context.get(requestContext).session.isSignedIn ||
		redirectTo(signInPath({ url, locale: context.get(requestContext).locale }), {
			headers: { 'Cache-Control': 'no-store' },
		}),
	/** The target of an identity service: without both tokens there was no sign-in there (R24). */
	'tokens-in-address': ({ url, context }) =>
		['refresh_jwt', 'access_jwt'].some((name) => url.searchParams.get(name)) ||
		redirectTo(localePath(context.get(requestContext).locale, '?status=error'), {
			headers: { 'Cache-Control': 'no-store' },
		}),
	/** The temporary error page, where the deployment has one (R18, C30). */
	'temporary-page': ({ context }) => context.get(requestContext).settings.hasTemporaryErrorPage,
} satisfies Record<string, PageGuard>

export type MiddlewareName = keyof typeof PAGE_GUARDS
