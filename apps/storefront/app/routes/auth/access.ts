import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { isOutage } from '#app/request/gateway/client.ts'
import { logError } from '#app/request/gateway/log.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { data } from 'react-router'
import { checkReset } from '#app/request/sign-in/gateway.ts'
import { pathOf } from '#app/request/sign-in/visit.ts'

/** The whole value, at least one character; longer ones are none of ours (R26). */
const ACCESS = /^[A-Za-z0-9_-]{1,200}$/

/**
 * The token in the address, if it still opens the form: its shape first, then the gateway decides without using it up (R26,
 * R28). Otherwise throws the way back to asking for another, with the one line the log has of it (R27).
 */
export async function requireAccess(args: LoaderArgs): Promise<string> {
	const access = new URL(args.request.url).searchParams.get('access') ?? ''
	if (!ACCESS.test(access)) throw refuseAccess(args)
	const checked = await checkReset(args.context.get(requestContext).gateway, access)
	if (checked.ok) return access
	if (isOutage(checked.problem)) throw data(null, { status: 503 })
	throw refuseAccess(args)
}

export function refuseAccess(args: LoaderArgs): Response {
	const { request, context } = args
	logError(context.get(requestContext).log, { message: 'Token invalide ou manquant', status: 302, url: request.url })
	const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
	return redirectTo(pathOf(args, 'auth/lost-password?hasTokenExpired=true'), { headers })
}

/** For pages whose address holds a key: no cache stores them, and no page learns their address from the referrer (R29). */
export const KEY_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
