import { BlockList, isIP } from 'node:net'

/** Who may tell us about the outside: addresses, or networks such as `10.0.0.0/8`. */
export function createProxyTrust(proxies: readonly string[]): (address: string | undefined) => boolean {
	const list = new BlockList()
	for (const proxy of proxies) {
		const [address = '', bits] = proxy.split('/')
		const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
		if (bits === undefined) list.addAddress(address, family)
		else list.addSubnet(address, Number(bits), family)
	}
	return (address) => {
		const plain = address?.replace(/^::ffff:(?=\d+\.)/, '')
		return plain !== undefined && isIP(plain) > 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
	}
}

type Origin = {
	/** The address in the browser's bar: actions compare it with the Origin header. */
	url: URL
	/** Of the visitor; undefined when the request came without a connection, as in tests. */
	clientAddress: string | undefined
	/** Whether a proxy of ours has sent the request: only then its headers about the visitor are true. */
	isFromProxy: boolean
}

type OriginInput = {
	request: Request
	peer: string | undefined
	isTrusted: (address: string | undefined) => boolean
	/** In which the trusted proxy says the visitor's host; others it may let through from the visitor. */
	hostHeader?: HostHeader | undefined
}

/** Most proxies write the first; Azure's application gateway writes the second, which others pass on as it came (R156). */
export const HOST_HEADERS = ['x-forwarded-host', 'x-original-host'] as const
export type HostHeader = (typeof HOST_HEADERS)[number]

/** What the visitor asked for and from where. Forwarded headers count only when a trusted proxy sends them (C29). */
export function originOf({ request, peer, isTrusted, hostHeader = 'x-forwarded-host' }: OriginInput): Origin {
	const url = new URL(request.url)
	if (!isTrusted(peer)) return { url, clientAddress: peer, isFromProxy: false }
	const { headers } = request
	const proto = firstOf(headers.get('x-forwarded-proto'))
	const host = firstOf(headers.get(hostHeader))
	if (proto === 'https' || proto === 'http') url.protocol = proto
	if (host && /^[\w.-]+(:\d+)?$/.test(host)) {
		const [hostname = '', port = ''] = host.split(':')
		url.hostname = hostname
		url.port = port
	}
	const clientAddress = outermost(headers.get('x-forwarded-for'), isTrusted) ?? peer
	return { url, clientAddress, isFromProxy: true }
}

/**
 * A page whose address holds a key sends no referrer (R29): its browser writes `Origin: null`. The same browser says in a
 * header that no page can write whether form and page are of one origin, and then the form is ours (R100).
 */
export function withOwnOrigin(request: Request): Request {
	const { headers, url } = request
	const isOurs = headers.get('origin') === 'null' && headers.get('sec-fetch-site') === 'same-origin'
	if (isOurs) headers.set('origin', new URL(url).origin)
	return request
}

function firstOf(header: string | null): string | undefined {
	return header?.split(',')[0]?.trim().toLowerCase()
}

/** The last address of the chain that is not one of our proxies: everything before it the visitor may have made up. */
function outermost(chain: string | null, isTrusted: OriginInput['isTrusted']): string | undefined {
	const addresses = chain?.split(',').map((address) => address.trim()) ?? []
	return addresses.findLast((address) => isIP(address) > 0 && !isTrusted(address))
}
