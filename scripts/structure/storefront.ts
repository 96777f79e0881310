import { FLOORS } from './floors.ts'
import { importsOf, isTest, resolveImport } from './imports.ts'

const APP = 'apps/storefront/app/'
const TOP = ['routes', ...FLOORS, 'ui']
const TOP_FILES = ['routes.ts', 'root.tsx', 'server.ts', 'entry.client.tsx', 'entry.server.tsx', 'root.css']

/** What each part of the shop may import of the others, floors of each other as `checkFloors` says; the files at the top tie everything together. */
const MAY_IMPORT: Record<string, string[]> = {
	ui: ['ui'],
	...Object.fromEntries(FLOORS.map((floor) => [floor, [...FLOORS, 'ui']])),
	routes: ['routes', ...FLOORS, 'ui'],
}

/** Faults in one file of the shop: where it lies and what it imports. */
export function checkStorefront(path: string, text: string): string[] {
	if (!path.startsWith(APP)) return []
	const [top = '', ...rest] = path.slice(APP.length).split('/')
	const faults: string[] = []
	if (rest.length === 0 ? !TOP_FILES.includes(top) && !isTest(path) : !TOP.includes(top))
		faults.push(`belongs into one of ${TOP.join(', ')}`)
	if (top === 'routes' && rest.length === 1) faults.push('belongs into a room: routes/<room>/')
	// Tests, and the fixtures that only they import, may start the whole shop.
	if (isTest(path) || path.endsWith('.fixtures.ts')) return faults
	for (const specifier of importsOf(text))
		faults.push(...checkPackage(specifier), ...checkPart({ path, top, specifier }))
	return faults
}

/** Contracts, whole or in parts, facts of the market, the messages of pages, and the one reader of a web domain, which engine and shop share (decision 0023). */
const MAY_KNOW =
	/^@vitrine\/(?:market\/|messages\/pages$|commerce\/(?:[\w-]+\/contract(?:\/[\w-]+)?|web-domains\/rules\/web-domain)$)/

function checkPackage(specifier: string): string[] {
	if (!specifier.startsWith('@vitrine/') || MAY_KNOW.test(specifier)) return []
	return [
		`imports ${specifier}: the shop knows only @vitrine/commerce/*/contract, @vitrine/market and @vitrine/messages/pages`,
	]
}

function checkPart({ path, top, specifier }: { path: string; top: string; specifier: string }): string[] {
	const allowed = MAY_IMPORT[top]
	const target = resolveImport(path, specifier)
	if (!allowed || !target?.startsWith(APP) || specifier.includes('+types/')) return []
	const [other = '', room] = target.slice(APP.length).split('/')
	if (top === 'routes' && other === 'routes' && room !== path.slice(APP.length).split('/')[1])
		return [
			`imports ${specifier}: rooms of routes/ do not reach into each other; what both need belongs to a floor below`,
		]
	return allowed.includes(other) ? [] : [`imports ${specifier}: ${top} may import ${allowed.join(', ')}`]
}
