type Page = { nonce: string; isHttps: boolean; formTargets: readonly string[] }

/** Scripts run only from our files and with this response's nonce. React writes `style` attributes, which are no scripts. */
export function securityHeaders({ nonce, isHttps, formTargets }: Page): Record<string, string> {
	const policy = [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}'`,
		"style-src 'self'",
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"object-src 'none'",
		"base-uri 'self'",
		["form-action 'self'", ...formTargets].join(' '),
		"frame-ancestors 'none'",
	]
	return {
		'Content-Security-Policy': policy.join('; '),
		'X-Content-Type-Options': 'nosniff',
		'X-Frame-Options': 'DENY',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
		'Cross-Origin-Opener-Policy': 'same-origin',
		...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
	}
}
