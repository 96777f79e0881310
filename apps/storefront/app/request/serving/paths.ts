import { isKnownLocale } from '@vitrine/market/locales'

const FILE =
	/\.(avif|bmp|css|env|gif|gz|ico|jpe?g|js|json|map|mjs|php|png|sql|svg|txt|webmanifest|webp|woff2?|xml|zip)$/i

/** Whether a path names a file rather than a page. Data of pages ends in `.data` and is none. */
export function isFilePath(path: string): boolean {
	return path.startsWith('/assets/') || FILE.test(path)
}

/** Path and query of the same page with its slash, for a page's address without one (R6); undefined when nothing is missing. */
export function withTrailingSlash({ pathname, search }: URL): string | undefined {
	const isPage = isKnownLocale(pathname.split('/')[1]) && !pathname.endsWith('.data')
	if (!isPage || (pathname.endsWith('/') && !pathname.includes('//'))) return undefined
	return `${pathname.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '')}/${search}`
}
