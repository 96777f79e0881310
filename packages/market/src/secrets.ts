/** Query parameters that grant access by themselves (R29). */
const KEYS = new Set(['access', 'refresh_jwt', 'access_jwt', 'token'])

/** All parameters with private values: keys, links to personal pages, and return paths (R29, C27). */
const SECRETS = new Set([...KEYS, 'redirect_uri', 'code', 'order', 'receipt', 'alert'])

/** Gateway paths that end in a token from an e-mail. */
const TOKEN_IN_PATH = /(\/customers\/(?:confirm|password\/reset)\/)(?!resend$)[^/]+/

/** True if a query parameter grants access by itself, in any spelling. */
export function isKey(name: string): boolean {
	return KEYS.has(decoded(name))
}

/** True if a query parameter must stay out of logs, statistics and links, in any spelling. */
export function isSecret(name: string): boolean {
	return SECRETS.has(decoded(name))
}

/** Path and query of a URL for a log line: without host and hash, with tokens and secret values replaced (R187). */
export function scrubUrl(url: string): string {
	const [address = ''] = url.replace(/^https?:\/\/[^/?#]*/, '').split('#', 1)
	const start = address.indexOf('?')
	if (start < 0) return scrubPath(address)
	const pairs = address.slice(start + 1).split('&')
	const scrubbed = pairs.map((pair) => {
		const [name = ''] = pair.split('=', 1)
		return isSecret(name) ? `${name}=***` : pair
	})
	return `${scrubPath(address.slice(0, start))}?${scrubbed.join('&')}`
}

function scrubPath(path: string): string {
	return path.replace(TOKEN_IN_PATH, '$1***')
}

function decoded(name: string): string {
	try {
		return decodeURIComponent(name).toLowerCase()
	} catch {
		return name.toLowerCase()
	}
}
