/** The kinds of pages a visitor can open without a cart; what begins with `=` is a link found on the page before it. */
export const COMMON_PAGES = [
	'',
	'new/',
	'=/p/',
	'c/women/',
	'=/c/women/',
	'search/?q=shirt',
	'stores/',
	'=/stores/',
	'wishlist/',
	'cookies/',
	'cart/',
	'nope/',
]
export const ALL_PAGES = [
	...COMMON_PAGES,
	'offers/',
	'private-sale/',
	'search/',
	'search/?q=xyzzy',
	'_icons/',
	'error/502/',
	'tmp/error/',
]

/** The address of a kind of page, below `base`; `links`: those of the page before it. Throws where there is no such link. */
export function addressOf(path: string, { base, links }: { base: string; links: string[] }): string {
	if (!path.startsWith('=')) return `${base}${path}`
	const wanted = new URL(base).pathname.replace(/\/$/, '') + path.slice(1)
	const isWanted = ({ pathname }: URL) => pathname.startsWith(wanted) && pathname !== wanted
	const found = links.find((href) => URL.canParse(href) && isWanted(new URL(href)))
	if (!found) throw new Error(`There is no link to ${wanted}.`)
	return found
}
