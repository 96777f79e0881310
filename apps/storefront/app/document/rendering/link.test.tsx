import { renderToString } from 'react-dom/server'
import {
	createStaticHandler,
	createStaticRouter,
	Link as RouterLink,
	type LinkProps,
	StaticRouterProvider,
} from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

/** The markup of a link of the page `/fr/c/women/?color=navy`, below two layouts. */
async function markupOf(Tested: typeof RouterLink, props: LinkProps): Promise<string> {
	const Component = () => <Tested {...props}>text</Tested>
	const { query, dataRoutes } = createStaticHandler([{ path: '/:locale', children: [{ path: 'c/:id', Component }] }])
	const context = await query(new Request('http://shop.test/fr/c/women/?color=navy'))
	if (context instanceof Response) throw new Error('a redirect')
	const router = createStaticRouter(dataRoutes, context)
	return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

test.each<LinkProps>([
	{ to: '/fr/' },
	{ to: '/fr/cart/?a=b&c=d#place', className: 'link', 'aria-current': 'page', rel: 'nofollow' },
	{ to: '?color=red,navy', replace: true, preventScrollReset: true },
	{ to: '?' },
	{ to: '#sizes' },
	{ to: '?a#b' },
	{ to: '' },
	{ to: '/fr//cart/' },
	{ to: '/fr/../en/' },
	{ to: '..' },
	{ to: 'below' },
	{ to: '//elsewhere.test/' },
	{ to: 'https://elsewhere.test/a' },
	{ to: { pathname: '/fr/', search: '?a=b' } },
	{ to: '/fr/', target: '_blank', reloadDocument: true, prefetch: 'intent', state: { a: 1 } },
	{ to: '/fr/', discover: 'none' },
	{ to: '/fr/', onClick: () => undefined, onMouseEnter: () => undefined, viewTransition: true },
])('%j is written as the router writes it', async (props) => {
	expect(await markupOf(Link as typeof RouterLink, props)).toBe(await markupOf(RouterLink, props))
})
