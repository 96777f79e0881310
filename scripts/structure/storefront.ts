import { importsOf, isTest, resolveImport } from './imports.ts'

const APP = 'apps/storefront/app/'
const TOP = ['routes', 'site', 'gateway', 'ui']
const TOP_FILES = [
	'routes.ts',
	'root.tsx',
	'server.ts',
	'context.ts',
	'entry.client.tsx',
	'entry.server.tsx',
	'root.css',
]

/** What each part of the shop may import of the others; the files at the top tie everything together. */
const MAY_IMPORT: Record<string, string[]> = {
	ui: ['ui'],
	gateway: ['gateway', 'context.ts', 'site'],
	site: ['site', 'gateway', 'ui', 'context.ts'],
	routes: ['routes', 'site', 'gateway', 'ui', 'context.ts'],
}

/** Faults in one file of the shop: where it lies and what it imports. */
export function checkStorefront(path: string, text: string): string[] {
	if (!path.startsWith(APP)) return []
	const [top = '', ...rest] = path.slice(APP.length).split('/')
	const faults: string[] = []
	if (rest.length === 0 ? !TOP_FILES.includes(top) && !isTest(path) : !TOP.includes(top))
		faults.push(`belongs into one of ${TOP.join(', ')}`)
	if (top === 'routes' && rest.length === 1) faults.push('belongs into a room: routes/<room>/')
	if (isTest(path)) return faults
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
	const other = target.slice(APP.length).split('/')[0]!
	return allowed.includes(other) ? [] : [`imports ${specifier}: ${top} may import ${allowed.join(', ')}`]
}
