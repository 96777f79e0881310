import { importsOf, isTest, resolveImport } from './imports.ts'

const ROUTES = 'apps/storefront/app/routes/'

/**
 * Files of a room of screens that other rooms still import. Rooms do not reach into each other: what several need belongs to a
 * floor below. This list only gets shorter: a file that no other room imports any more is refused here.
 */
const REACHED: Readonly<Record<string, readonly string[]>> = {
	orders: ['example-number.ts', 'last-order.tsx', 'order-number.tsx', 'order-row-view.ts'],
}

/** Where one file of a room of screens reaches into another room. */
export function checkReach(path: string, text: string): string[] {
	return reachesOf(path, text).flatMap(({ specifier, target }) => {
		const [room = '', ...rest] = target.split('/')
		if (REACHED[room]?.includes(rest.join('/'))) return []
		return [
			`imports ${specifier}: rooms of routes/ do not reach into each other; what both need belongs to a floor below`,
		]
	})
}

/** Files on the list that no other room imports any more. */
export function checkReached(files: ReadonlyMap<string, string>): string[] {
	const reached = new Set([...files].flatMap(([path, text]) => reachesOf(path, text).map(({ target }) => target)))
	const listed = Object.entries(REACHED).flatMap(([room, names]) => names.map((name) => `${room}/${name}`))
	return listed
		.filter((file) => !reached.has(file))
		.map((file) => `${ROUTES}${file} is reached by no other room: take it off the list of scripts/structure/reached.ts`)
}

function reachesOf(path: string, text: string): { specifier: string; target: string }[] {
	if (!path.startsWith(ROUTES) || isTest(path) || path.endsWith('.fixtures.ts')) return []
	const own = path.slice(ROUTES.length).split('/')[0]
	return importsOf(text).flatMap((specifier) => {
		const target = specifier.includes('+types/') ? undefined : resolveImport(path, specifier)
		if (!target?.startsWith(ROUTES)) return []
		const file = target.slice(ROUTES.length)
		return file.split('/')[0] === own ? [] : [{ specifier, target: file }]
	})
}
