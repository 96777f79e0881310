import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { importsScript, type Manifest, manifestScript, ofPages } from './browser-manifest.ts'

const base = { hasAction: false, hasLoader: true, hasDefaultExport: true, hasErrorBoundary: false }
const SHELL = '/assets/shell-aB3-_x9Z.css#'
const MANIFEST: Manifest = {
	entry: { module: '/assets/entry-1.js' },
	url: '/assets/manifest-1.js',
	version: '1',
	routes: {
		root: { ...base, id: 'root', path: '', module: '/assets/root-1.js', css: [SHELL], imports: ['/assets/a.js'] },
		shop: { ...base, id: 'shop', parentId: 'root', module: '/assets/shop-1.js', css: [SHELL], imports: [] },
		'routes/home/home': {
			...base,
			id: 'routes/home/home',
			parentId: 'shop',
			path: ':locale',
			index: true,
			hasAction: true,
			module: '/assets/home-x_-1.js',
			css: [SHELL, '/assets/home-1.css'],
			imports: ['/assets/a.js', '/assets/b.js'],
		},
	},
}

/** What a browser has after both scripts. */
function restored(manifest: Manifest): Manifest {
	const window: { __reactRouterManifest?: Manifest } = {}
	runInNewContext(`${manifestScript(manifest)};${importsScript(manifest)}`, { window })
	return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}

test('the browser has of each route what React Router reads of it', () => {
	const { routes, ...rest } = restored(MANIFEST)
	expect(rest).toEqual({
		entry: { module: '/assets/entry-1.js', imports: [] },
		url: '/assets/manifest-1.js',
		version: '1',
	})
	expect(routes).toEqual({
		root: {
			id: 'root',
			path: '',
			hasLoader: true,
			module: '/assets/root-1.js',
			css: [SHELL],
			imports: ['/assets/a.js'],
		},
		shop: { id: 'shop', parentId: 'root', hasLoader: true, module: '/assets/shop-1.js', css: [], imports: [] },
		'routes/home/home': {
			id: 'routes/home/home',
			parentId: 'shop',
			path: ':locale',
			index: true,
			hasAction: true,
			hasLoader: true,
			module: '/assets/home-x_-1.js',
			css: ['/assets/home-1.css'],
			imports: ['/assets/a.js', '/assets/b.js'],
		},
	})
})

test('what a newer React Router says besides stops the build', () => {
	const routes = { root: { ...MANIFEST.routes['root']!, clientActionModule: '/assets/c.js' } }
	expect(() => manifestScript({ ...MANIFEST, routes })).toThrow('clientActionModule')
})

test('routes that only scripts ask are told to no browser, and must be there', () => {
	const fetched = [
		'routes/account/profile/usual-size',
		'routes/consent/proof',
		'routes/reservations/stores',
		'routes/seen/cards',
		'routes/wishlist/account',
		'routes/wishlist/saved',
	]
	const of = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, { ...MANIFEST.routes['root']!, id }]))
	const routes = { ...MANIFEST.routes, ...of(fetched) }
	expect(ofPages({ ...MANIFEST, routes })).toEqual(MANIFEST)
	expect(() => ofPages({ ...MANIFEST, routes: of(fetched.slice(1)) })).toThrow('usual-size')
})
