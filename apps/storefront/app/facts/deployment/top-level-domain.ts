import { parse } from 'tldts'

type HostParts = { tld: string; domain: string; sub: string }

/**
 * Splits a host by the public suffix list: `shop.brand.co.uk` is `co.uk`, `brand.co.uk` and `shop`. Ports, a final dot and
 * capitals do not matter. Throws `Invalid TLD` and the labels for what is below no public suffix: an unknown ending, a
 * single label such as localhost or a container's name, an IP address (R189).
 */
export function extractDomain(host: string): HostParts {
	const parts = split(host)
	if ('labels' in parts) throw new Error(`Invalid TLD ${JSON.stringify({ parts: parts.labels })}`)
	return parts
}

/** The registered domain of a host; undefined on localhost, IP addresses and internal names, where a page must not fail. */
export function registeredDomain(host: string): string | undefined {
	const parts = split(host)
	return 'domain' in parts ? parts.domain : undefined
}

/** An error costs more than all the rest, and every page asks. */
function split(host: string): HostParts | { labels: string[] } {
	const { hostname, domain, publicSuffix, subdomain, isIcann, isPrivate } = parse(host.trim(), {
		allowPrivateDomains: false,
	})
	if (!domain || !publicSuffix || !(isIcann || isPrivate)) return { labels: (hostname ?? host).split('.') }
	return { tld: publicSuffix, domain, sub: subdomain ?? '' }
}
