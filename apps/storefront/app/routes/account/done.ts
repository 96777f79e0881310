import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'

/** Back to a page of the account, which says what was done. */
export function done({ context }: Pick<LoaderArgs, 'context'>, path: string, what: Done): Response {
	return redirectTo(localePath(context.get(requestContext).locale, `account/${path}?done=${what}`), { status: 303 })
}

/** What a page says once it is done. */
export const DONE = [
	'profile',
	'sizes',
	'email',
	'password',
	'passkey',
	'passkey-removed',
	'passkeys-removed',
	'passkey-resumed',
	'session',
	'sessions',
	'address',
	'restored',
	'consents',
	'export',
	'loyalty',
	'bag',
	'cancelled',
	'return-kept',
] as const
export type Done = (typeof DONE)[number]

export function readDone(search: string): Done | undefined {
	const asked = new URLSearchParams(search).get('done')
	return DONE.find((one) => one === asked)
}
