import { parse } from 'tldts'

type HostParts = { tld: string; domain: string; sub: string }

/**
 * Splits a host by the public suffix list: `shop.brand.co.uk` is `co.uk`, `brand.co.uk` and `shop`. Ports, a final dot and
 * capitals do not matter. Throws `Invalid TLD` and the labels for what is below no public suffix: an unknown ending, a
 * single label such as localhost or a container's name, an IP address (R189).
 */
export function extractDomain(host: string): HostParts {
	const { hostname, domain, publicSuffix, subdomain, isIcann, isPrivate } = parse(host.trim(), {
		allowPrivateDomains: false,
	})
	if (!domain || !publicSuffix || !(isIcann || isPrivate))
		throw new Error(`Invalid TLD ${JSON.stringify({ parts: (hostname ?? host).split('.') })}`)
	return { tld: publicSuffix, domain, sub: subdomain ?? '' }
}

/** The registered domain of a host; undefined on localhost, IP addresses and internal names, where a page must not fail. */
export function registeredDomain(host: string): string | undefined {
	try {
		return extractDomain(host).domain
	} catch {
		return undefined
	}
}
