/** Container ids of Google's tag manager or tag (R155). */
export const CONTAINER_ID = /^(GTM|G)-[0-9A-Z]+$/
/** Account ids of AB Tasty, which become part of an address. */
export const ABTASTY_ID = /^[0-9a-zA-Z]{6,64}$/

/** The third parties of a deployment; what is not configured is never loaded. */
export type TagSettings = { containerId?: string | undefined; abtastyId?: string | undefined }

type Sources = Readonly<Partial<Record<'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src', string[]>>>

/** As Google's guide asks for measurement and advertising: https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE: Sources = {
	'script-src': [
		'https://*.googletagmanager.com',
		'https://www.googleadservices.com',
		'https://googleads.g.doubleclick.net',
	],
	'img-src': [
		'https://*.google-analytics.com',
		'https://*.googletagmanager.com',
		'https://*.g.doubleclick.net',
		'https://www.googleadservices.com',
		'https://pagead2.googlesyndication.com',
		'https://www.google.com',
	],
	'connect-src': [
		'https://*.google-analytics.com',
		'https://*.analytics.google.com',
		'https://*.googletagmanager.com',
		'https://*.g.doubleclick.net',
		'https://pagead2.googlesyndication.com',
		'https://www.google.com',
	],
	'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
}

/** As AB Tasty asks, but for inline scripts: the styles of its variants have no nonce, scripts come from its files only. */
const ABTASTY: Sources = {
	'script-src': ['https://*.abtasty.com'],
	'style-src': ['https://*.abtasty.com', "'unsafe-inline'"],
	'img-src': ['https://*.abtasty.com'],
	'connect-src': ['https://*.abtasty.com'],
}

/** The hosts that the content security policy allows beyond our own: those of configured tags, none without them (R157). */
export function tagSources({ containerId, abtastyId }: TagSettings, directive: keyof Sources): string[] {
	return [...((containerId && GOOGLE[directive]) || []), ...((abtastyId && ABTASTY[directive]) || [])]
}
