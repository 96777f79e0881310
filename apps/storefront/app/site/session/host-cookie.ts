/**
 * The name of a cookie that only this very host may set: under TLS browsers accept `__Host-` from no other host, so that a
 * sibling domain cannot plant a cart or a checkout (decision 0044).
 */
export function hostCookie(name: string, { url }: Request): string {
	return url.startsWith('https:') ? `__Host-${name}` : name
}
