import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { type HostHeader, originOf } from './request-origin.ts'

type Options = { isTrusted: (address: string | undefined) => boolean; hostHeader: HostHeader | undefined }

/** Hosts as anybody sends them; odder ones go the long way. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const MOST_HOSTS = 1_000

/** The origin a visitor asks, `https://www.shop.example` as in the browser's bar, by the rules of `originOf`, which is asked once for each spelling of it. Undefined where the long way must tell. */
export function createIncomingOrigins({ isTrusted, hostHeader = 'x-forwarded-host' }: Options) {
	const origins = new LRUCache<string, string>({ max: MOST_HOSTS })
	/** A connection has one peer. */
	const trusted = new WeakMap<Socket, boolean>()

	function isFromProxy(socket: Socket): boolean {
		const known = trusted.get(socket)
		if (known !== undefined) return known
		const answer = isTrusted(socket.remoteAddress)
		trusted.set(socket, answer)
		return answer
	}

	return ({ headers, socket }: IncomingMessage): string | undefined => {
		const { host } = headers
		if (!host || !HOST.test(host)) return undefined
		const isForwarded = isFromProxy(socket)
		const forwardedHost = isForwarded ? one(headers[hostHeader]) : undefined
		const forwardedProto = isForwarded ? one(headers['x-forwarded-proto']) : undefined
		const scheme = 'encrypted' in socket ? 'https' : 'http'
		const spelling = `${scheme}://${host} ${forwardedProto ?? ''} ${forwardedHost ?? ''}`
		const known = origins.get(spelling)
		if (known) return known
		const address = `${scheme}://${host}/`
		if (!URL.canParse(address)) return undefined
		const forwarded = new Headers()
		if (forwardedHost !== undefined) forwarded.set(hostHeader, forwardedHost)
		if (forwardedProto !== undefined) forwarded.set('x-forwarded-proto', forwardedProto)
		const request = new Request(address, { headers: forwarded })
		const { origin } = originOf({ request, peer: socket.remoteAddress, isTrusted, hostHeader }).url
		origins.set(spelling, origin)
		return origin
	}
}

function one(header: string | string[] | undefined): string | undefined {
	return Array.isArray(header) ? header.join(', ') : header
}
