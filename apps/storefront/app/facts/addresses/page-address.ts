/**
 * A page's address, also where its data is asked for: that stands beside the page (`/fr/new/_.data`, `/fr.data`) and says
 * in `_routes` of which parts. Whatever leads on to an address of a request goes from this one.
 */
export function pageAddress(asked: URL | string): URL {
	const url = new URL(asked)
	url.pathname = url.pathname.replace(/_?\.data$/, '')
	// Taking nothing away would still spell the others anew.
	if (url.searchParams.has('_routes')) url.searchParams.delete('_routes')
	return url
}
