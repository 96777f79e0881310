import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync } from 'vite'

type Route = { id: string; module: string; css: string[]; imports: string[] } & Record<string, unknown>
export type Manifest = { entry: { module: string }; url: string; version: string; routes: Record<string, Route> }

const SCRIPT = 'manifest.js'

/** What of a route is said by being named. */
const FLAGS = [
	'index',
	'caseSensitive',
	'hasAction',
	'hasLoader',
	'hasClientAction',
	'hasClientLoader',
	'hasClientMiddleware',
	'hasErrorBoundary',
] as const
/** What scripts ask for by `fetch`, past the router: no page of it is ever shown, so browsers need not know the route. */
const ONLY_FETCHED = [
	'routes/account/profile/usual-size',
	'routes/consent/proof',
	'routes/reservations/stores',
	'routes/seen/cards',
	'routes/wishlist/account',
	'routes/wishlist/saved',
]
const KNOWN = new Set<string>(['id', 'parentId', 'path', 'module', 'css', 'imports', 'hasDefaultExport', ...FLAGS])

/**
 * After a build: writes React Router's manifest for browsers as a table, a third of its size, because every first visit waits for
 * it. What the code of each page imports goes to a file of its own, `imports-{version}.js`, which adds it to the manifest:
 * only who fetches ahead asks for it (browser/navigation/prefetching.tsx). `clientFolder`: the browser's build.
 */
export async function writeBrowserManifest(clientFolder: string): Promise<void> {
	const assets = join(clientFolder, 'assets')
	const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
	if (!name) throw new Error('React Router has written no manifest')
	const text = await readFile(join(assets, name), 'utf8')
	const manifest = ofPages(JSON.parse(text.replace(/^window\.__reactRouterManifest=|;$/g, '')) as Manifest)
	await writeFile(join(assets, name), manifestScript(manifest))
	await writeFile(join(assets, name.replace('manifest-', 'imports-')), importsScript(manifest))
}

/** The manifest without the routes that only scripts ask; the build fails when one of them has another name. */
export function ofPages(manifest: Manifest): Manifest {
	const lost = ONLY_FETCHED.filter((id) => !(id in manifest.routes))
	if (lost.length > 0) throw new Error(`There is no route ${lost.join()}`)
	const routes = Object.entries(manifest.routes).filter(([id]) => !ONLY_FETCHED.includes(id))
	return { ...manifest, routes: Object.fromEntries(routes) }
}

/** Puts the manifest together again in the browser, without what is false, what its routes' parents say and what they import. */
export function manifestScript({ entry, url, version, routes }: Manifest): string {
	const rows = Object.values(routes)
		.map((route) => rowOf(route, routes))
		.join('\n')
	const rest = JSON.stringify({ entry: { module: entry.module, imports: [] }, url, version })
	return minifySync(SCRIPT, `(${restoreManifest})(${rest},${JSON.stringify(FLAGS)},${JSON.stringify(rows)})`).code
}

function rowOf(route: Route, routes: Record<string, Route>): string {
	const unknown = Object.entries(route).filter(([name, value]) => !KNOWN.has(name) && value !== undefined)
	if (unknown.length > 0) throw new Error(`The manifest says more of ${route.id}: ${unknown.join()}`)
	const parent = routes[String(route['parentId'])]
	const css = route.css.filter((file) => !parent?.css.includes(file))
	const flags = FLAGS.flatMap((flag, index) => (route[flag] === true ? [index] : [])).join('')
	const path = String(route['path'] ?? '-')
	return [route.id, parent?.id ?? '', path, flags, ...[route.module, ...css].map(withoutFolder)].join(' ')
}

/** Its text is the browser's script, so it uses nothing but its arguments. */
function restoreManifest(manifest: object, flags: string[], rows: string): void {
	const routes = rows.split('\n').map((row) => {
		const [id = '', parentId, path, flagged = '', module, ...css] = row.split(' ')
		const route = {
			id,
			parentId: parentId || undefined,
			path: path === '-' ? undefined : path,
			module: `/assets/${module}`,
			css: css.map((file) => `/assets/${file}`),
		}
		return [id, Object.assign(route, Object.fromEntries([...flagged].map((index) => [flags[Number(index)], true])))]
	})
	Object.assign(window, { __reactRouterManifest: { ...manifest, routes: Object.fromEntries(routes) } })
}

function withoutFolder(file: string): string {
	return file.replace(/^\/assets\//, '')
}

/** Each file is named once; of each route in the manifest's order the indexes of those it imports. */
export function importsScript({ routes }: Manifest): string {
	const imports = Object.values(routes).map((route) => route.imports)
	const files = [...new Set(imports.flat())]
	const rows = imports.map((names) => names.map((name) => files.indexOf(name)))
	return minifySync(SCRIPT, `(${addImports})(${JSON.stringify(files.map(withoutFolder))},${JSON.stringify(rows)})`).code
}

/** As `restoreManifest`, the browser's script. */
function addImports(files: string[], rows: number[][]): void {
	const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest
	for (const [index, route] of Object.values(routes).entries())
		route.imports = rows[index]?.map((file) => `/assets/${files[file]}`) ?? []
}
