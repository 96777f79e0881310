import { type TagSettings, tagSources } from '#app/facts/deployment/tag-settings.ts'

type Page = {
	scripts: readonly string[]
	styles: readonly string[]
	isHttps: boolean
	formTargets: Iterable<string>
	tags: TagSettings
	hasSecureSubdomains: boolean
	mediaOrigin?: string | undefined
}

/** What no page of a shop needs; where the visitor is, the page of shops asks. */
const DENIED = [
	'accelerometer',
	'camera',
	'display-capture',
	'gyroscope',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'serial',
	'usb',
]
const PERMISSIONS = [...DENIED.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', ')

/** Scripts and styles come only from our files and as `scripts` and `styles` allow them, by this response's nonce or by their hashes (decisions 0046, 0077); a configured tag adds its own hosts, and only then (R157). React writes `style` attributes, which are no scripts. */
export function securityHeaders({
	scripts,
	styles,
	isHttps,
	formTargets,
	tags,
	hasSecureSubdomains,
	mediaOrigin,
}: Page): Record<string, string> {
	const allowing = (directive: Parameters<typeof tagSources>[1], own: string) =>
		[directive, own, ...tagSources(tags, directive)].join(' ')
	const policy = [
		"default-src 'self'",
		allowing('script-src', ["'self'", ...scripts].join(' ')),
		allowing('style-src', ["'self'", ...styles].join(' ')),
		"style-src-attr 'unsafe-inline'",
		allowing('img-src', ["'self' data:", ...(mediaOrigin ? [mediaOrigin] : [])].join(' ')),
		...(mediaOrigin ? [`font-src 'self' ${mediaOrigin}`] : []),
		allowing('connect-src', "'self'"),
		allowing('frame-src', "'self'"),
		"object-src 'none'",
		"base-uri 'none'",
		["form-action 'self'", ...formTargets].join(' '),
		"frame-ancestors 'none'",
	]
	return {
		'Content-Security-Policy': policy.join('; '),
		'X-Content-Type-Options': 'nosniff',
		'X-Frame-Options': 'DENY',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Permissions-Policy': PERMISSIONS,
		'Cross-Origin-Resource-Policy': 'same-origin',
		'Cross-Origin-Opener-Policy': 'same-origin',
		...(isHttps
			? { 'Strict-Transport-Security': `max-age=31536000${hasSecureSubdomains ? '; includeSubDomains' : ''}` }
			: {}),
	}
}
