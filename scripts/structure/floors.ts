import { isTest, resolveImport } from './imports.ts'

const APP = 'apps/storefront/app/'

/**
 * The floors of what every page shares, and the rooms of each, in their order: a file imports only from its own room and from
 * rooms before it, types too. Facts know neither React nor a request; requests are of the server alone; documents are what
 * every page is drawn with. What lives in the browser alone is loaded by a call of `import()`; the two files that bring a page
 * to life mount what must be there with it. That nothing of requests is sent to visitors, the build checks (server-only.ts).
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
	facts: ['locale', 'addresses', 'deployment', 'money', 'device', 'pictures'],
	request: [
		'gateway',
		'web-domain',
		'session',
		'context.ts',
		'cart',
		'products',
		'reviews',
		'content',
		'guards',
		'sign-in',
		'account',
		'orders',
		'documents',
		'serving',
		'crawlers',
	],
	document: [
		'document.tsx',
		'document-facts.ts',
		'shop-facts.ts',
		'links',
		'languages',
		'consent',
		'tracking',
		'forms',
		'head',
		'account',
		'pages',
		'pricing',
		'dates',
		'addresses',
		'gift-cards',
		'device-marks',
		'after-start',
		'signed-in',
		'wishlist',
		'search',
		'layout',
		'errors',
		'sign-in',
		'reservations',
		'orders',
		'cart',
		'products',
		'reviews',
		'categories',
		'content',
		'lists',
		'rendering',
	],
	browser: ['measuring', 'router', 'builds', 'consent-layer', 'seen', 'after-start', 'navigation'],
}

export const FLOORS = Object.keys(ROOMS)

const ORDER = FLOORS.flatMap((floor) => (ROOMS[floor] ?? []).map((room) => `${floor}/${room}`))

/** The root of every page and the browser's entry. */
const MOUNTS = [`${APP}root.tsx`, `${APP}entry.client.tsx`]

const WITH_REACT = /^(?:react|react-dom|use-intl)(?:\/|$)/

/** Faults in one file of a floor: a room that has no place in the order, and what it imports from above. */
export function checkFloors(path: string, text: string): string[] {
	const room = roomOf(path)
	if (isTest(path) || path.endsWith('.fixtures.ts')) return []
	if (room === undefined) return path.startsWith(APP) && !MOUNTS.includes(path) ? checkLazy(path, text) : []
	if (!ORDER.includes(room)) return [`${room} is no room: give it its place in scripts/structure/floors.ts`]
	return arrowsOf(text).flatMap((arrow) => checkArrow({ ...arrow, room, path }))
}

/** Screens load what lives in the browser when it is needed. */
function checkLazy(path: string, text: string): string[] {
	return arrowsOf(text).flatMap(({ specifier, isLazy }) => {
		const isBrowsers = isOn('browser', roomOf(resolveImport(path, specifier) ?? '') ?? '')
		return isBrowsers && !isLazy ? [`imports ${specifier}: rooms of browser/ are loaded by import()`] : []
	})
}

type Arrow = { specifier: string; isLazy: boolean }

function checkArrow({ specifier, isLazy, room, path }: Arrow & { room: string; path: string }): string[] {
	if (isOn('facts', room) && WITH_REACT.test(specifier)) return [`imports ${specifier}: facts know no React`]
	const target = resolveImport(path, specifier)
	const other = target === undefined ? undefined : roomOf(target)
	if (other === undefined || ORDER.indexOf(other) <= ORDER.indexOf(room)) return []
	if (isLazy && isOn('browser', other)) return []
	return [`imports ${specifier}: ${other} comes after ${room} in the order of floors`]
}

function isOn(floor: string, room: string): boolean {
	return room.startsWith(`${floor}/`)
}

/** The room of a file, with its floor; undefined for screens, the design system and what ties everything together. */
function roomOf(path: string): string | undefined {
	if (!path.startsWith(APP)) return undefined
	const [floor = '', room = ''] = path.slice(APP.length).split('/')
	return FLOORS.includes(floor) ? `${floor}/${room}` : undefined
}

function arrowsOf(text: string): Arrow[] {
	const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
	return [...code.matchAll(/\b(?:from|import)(\()?\s*['"]([^'"]+)['"]/g)].map(([, called, specifier = '']) => ({
		specifier,
		isLazy: called !== undefined,
	}))
}
