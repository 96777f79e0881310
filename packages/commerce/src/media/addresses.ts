import { lookup as lookupAddresses } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Everything but the public internet: a catalog file must not reach into the server's own network. */
const closed = new BlockList()
const V4: [network: string, prefix: number][] = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
]
for (const [network, prefix] of V4) closed.addSubnet(network, prefix, 'ipv4')

// Of IPv6 only 2000::/3 is assigned; in it documentation, benchmarks, Teredo and 6to4, which embed other addresses,
// are excluded.
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
closed6.addSubnet('2001::', 23, 'ipv6')
closed6.addSubnet('2001:db8::', 32, 'ipv6')
closed6.addSubnet('2002::', 16, 'ipv6')
closed6.addSubnet('3fff::', 20, 'ipv6')

/** True if an IP address is public: not private, loopback, link-local, carrier, multicast, mapped or metadata. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address)
	if (family === 4) return !closed.check(address, 'ipv4')
	if (family === 6) return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
	return false
}

const linkLocal = new BlockList()
linkLocal.addSubnet('0.0.0.0', 8, 'ipv4')
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4')
linkLocal.addSubnet('fe80::', 10, 'ipv6')

/** True if an IP address is public or of the own network, loopback included; never link-local, where clouds answer with secrets. */
export function isNetworkAddress(address: string): boolean {
	return !linkLocal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

export class ClosedAddressError extends Error {}

/** Throws for a host that is a literal address and not allowed: it is connected to without a look-up. */
export function checkLiteral(hostname: string, isAllowed: (address: string) => boolean): void {
	const literal = hostname.replace(/^\[(.*)\]$/, '$1')
	if (isIP(literal) && !isAllowed(literal)) throw new ClosedAddressError(literal)
}

/** Resolves a name and returns its addresses only if every one is allowed: the checked address is the one connected to. */
export function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
	return (hostname, options, callback) => {
		lookupAddresses(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) return callback(error, '', 0)
			const first = addresses[0]
			if (!first || !addresses.every(({ address }) => isAllowed(address))) {
				return callback(new ClosedAddressError(hostname), '', 0)
			}
			if (options.all) return callback(null, addresses)
			callback(null, first.address, first.family)
		})
	}
}
