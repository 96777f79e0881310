/** Content types of the files the shop serves; a file of another kind does not exist for us. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
	avif: 'image/avif',
	css: 'text/css; charset=utf-8',
	ico: 'image/x-icon',
	jpg: 'image/jpeg',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json',
	map: 'application/json',
	png: 'image/png',
	svg: 'image/svg+xml',
	txt: 'text/plain; charset=utf-8',
	webmanifest: 'application/manifest+json',
	webp: 'image/webp',
	woff2: 'font/woff2',
	xml: 'application/xml',
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Text is worth compressing; pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
	return /^(text\/|application\/(json|xml|manifest)|image\/svg)/.test(contentType)
}

export function extensionOf(path: string): string {
	return /\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''
}
