/**
 * The name of a cookie that only this very host may set: under TLS browsers take `__Host-` from nobody else, so that a sibling
 * domain cannot plant a cart or a checkout of its own (decision 0044).
 */
export function hostCookie(name: string, { url }: Request): string {
	return url.startsWith('https:') ? `__Host-${name}` : name
}
