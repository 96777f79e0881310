import { formatDate } from '@vitrine/market/format'
import { domainToUnicode } from 'node:url'
import type { Session } from '@vitrine/commerce/sessions/contract'
import type { Passkey } from '@vitrine/commerce/sign-ins/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { listPasskeys, removePasskey } from './gateway.ts'
import { cookieValue } from '#app/facts/locale/cookie.ts'
import { answerOf, callerOf } from '#app/request/account/answers.ts'
import { OFFER_COOKIE } from './passkey-offer-cookie.ts'
import { type DeviceView, deviceView } from './session-view.ts'

export type PasskeyView = {
	id: string
	name: string
	/** Of the site it is good on. */
	host: string
	isHere: boolean
	added: string
	lastUsed: string | null
	/** Since the password was reset. */
	held: string | null
}
export type PasskeysView = {
	host: string
	device: DeviceView
	/** Whether the password is asked for before one is added: the sign-in was some time ago. */
	needsPassword: boolean
	passkeys: PasskeyView[]
}

/** Somewhat less than the gateway's ten minutes, so that the question does not come after the form was sent. */
const RECENT = 8 * 60_000

/** The passkeys of who visits, and what one that is added here would be called. */
export async function loadPasskeys(args: LoaderArgs, sessions: Promise<Session[]>): Promise<PasskeysView> {
	const { request, context } = args
	const passkeys = await answerOf(args, await listPasskeys(callerOf(args)))
	const current = (await sessions).find((session) => session.isCurrent)
	const { tag, timeZone } = context.get(requestContext)
	const day = (instant: string) => formatDate(tag, instant, timeZone)
	const host = hostOf(request)
	return {
		host,
		device: deviceView(request.headers.get('user-agent') ?? ''),
		needsPassword: !current || current.method === 'hand-over' || Date.parse(current.createdAt) < Date.now() - RECENT,
		passkeys: passkeys.map((passkey) => passkeyView(passkey, { host, day })),
	}
}

function passkeyView(passkey: Passkey, { host, day }: { host: string; day: (instant: string) => string }): PasskeyView {
	const { id, name, createdAt, lastUsedAt, heldSince } = passkey
	return {
		id,
		name,
		host: passkey.host,
		isHere: passkey.host === host,
		added: day(createdAt),
		lastUsed: lastUsedAt && day(lastUsedAt),
		held: heldSince && day(heldSince),
	}
}

/** Removes a passkey; one that is gone already stays so. */
export async function removeTheirPasskey(args: LoaderArgs, passkeyId: string): Promise<void> {
	const result = await removePasskey(callerOf(args), passkeyId)
	if (!result.ok && result.problem.status !== 404) await answerOf(args, result)
}

/** For who has no passkey for this host and has not said no on this device; null for everybody else, and while it cannot be known. */
export async function loadPasskeyOffer(args: LoaderArgs): Promise<Pick<PasskeysView, 'host' | 'device'> | null> {
	const { request } = args
	if (cookieValue(request.headers.get('cookie'), OFFER_COOKIE)) return null
	const result = await listPasskeys(callerOf(args))
	const host = hostOf(request)
	if (!result.ok || result.data.some((passkey) => passkey.host === host)) return null
	return { host, device: deviceView(request.headers.get('user-agent') ?? '') }
}

function hostOf({ url }: Request): string {
	const { hostname } = new URL(url)
	return domainToUnicode(hostname) || hostname
}
