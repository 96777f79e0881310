import type { LocaleCode } from '@vitrine/market/locales'
import { type Log, logError } from '#app/request/gateway/log.ts'
import { pathWithoutLocale } from '#app/facts/locale/path.ts'
import { partnerAddress, type PartnerHosts, readRedirectUri } from './partner.ts'
import { partnerCookie, readPartner } from './partner-cookie.ts'

/** Pages on which an address of a partner is taken in (R39). */
const ENTRANCES = new Set(['', 'auth/create', 'auth/lost-password', 'auth/confirm'])

/** The partner's address of one visit: third part of what a visitor's identity consists of (R86). */
export type Partners = {
	/** As it was stored, and is still to be used. */
	readonly stored: string | undefined
	/** Where it leads, over https and to a host on the list; undefined where it leads nowhere. Told or refused, it is forgotten (R36, R37). */
	use(): string | undefined
	/** Signing out forgets it too (C39). */
	clear(): void
	cookies(): string[]
}

type Options = {
	request: Request
	/** The request's, parsed. */
	url: URL
	locale: LocaleCode | undefined
	secrets: readonly [string, ...string[]]
	hosts: PartnerHosts
	log: Log
}

/** Takes in what the address of an account page brings, when it leads somewhere it may (R35, R39). */
export function createPartners({ request, url, locale, secrets, hosts, log }: Options): Partners {
	let stored = readPartner(request, secrets)
	let written: string[] = []
	const isEntrance = locale !== undefined && ENTRANCES.has(pathWithoutLocale(url.pathname))
	const brought = isEntrance && request.method === 'GET' ? readRedirectUri(url.search) : undefined
	if (brought !== undefined && resolve(brought) !== undefined) store(brought)

	function store(value: string | undefined): void {
		stored = value
		written = [partnerCookie(request, value, secrets[0])]
	}

	function resolve(value: string): string | undefined {
		const address = partnerAddress(value, hosts)
		if (address?.ok) return address.href
		if (address) logError(log, { message: `Partner refused: ${address.host}`, status: 302, url: url.pathname })
		return undefined
	}

	return {
		get stored() {
			return stored
		},
		use() {
			if (stored === undefined) return undefined
			const target = resolve(stored)
			store(undefined)
			return target
		},
		clear() {
			if (stored !== undefined) store(undefined)
		},
		cookies: () => written,
	}
}
