import type { Ref } from 'react'
import { type LinkProps, Link as RouterLink, useLocation } from 'react-router'

/** What the router would have to make out: addresses of others, dots in paths, paths that begin nowhere. */
const UNUSUAL = /^(?![/?#])|^\/[/\\]|\/\.|[\\]|[^?#]\/\/|^$/

/**
 * On the server, the router's link without what only a browser does with it: handlers, prefetching, resolving against every
 * route above. The markup is the router's, which writes the links this one does not know.
 */
export function Link({ to, ref, ...link }: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
	const { pathname } = useLocation()
	if (typeof to !== 'string' || UNUSUAL.test(to) || link.mask || link.discover || link.prefetch === 'render')
		return <RouterLink to={to} ref={ref} {...link} />
	const {
		prefetch: _prefetch,
		relative: _relative,
		reloadDocument: _reloadDocument,
		replace: _replace,
		state: _state,
		target,
		preventScrollReset: _preventScrollReset,
		viewTransition: _viewTransition,
		defaultShouldRevalidate: _defaultShouldRevalidate,
		mask: _mask,
		discover: _discover,
		...attributes
	} = link
	const path = to === '?' ? '' : to
	return <a {...attributes} href={to.startsWith('/') ? path : pathname + path} target={target} data-discover="true" />
}
