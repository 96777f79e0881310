import { importsOf, isTest, resolveImport } from './imports.ts'

const COMMERCE = 'packages/commerce/src/'

/** What the capabilities stand on; their files are named freely. */
const INFRASTRUCTURE = ['http', 'database', 'queue', 'mail']

/** A room imports only rooms before it, which makes cycles impossible. Why this order: docs/decisions/0013-order-of-rooms.md. */
const CAPABILITIES = [
	'web-domains',
	'consents',
	'stores',
	'content',
	'stock',
	'pricing',
	'promotions',
	'catalog',
	'gift-cards',
	'loyalty',
	'search',
	'wishlists',
	'private-sales',
	'carts',
	'orders',
	'payments',
	'fulfillment',
	'sessions',
	'addresses',
	'customers',
	'sign-ins',
	'documents',
	'checkout',
	'returns',
	'reservations',
	'privacy',
]
const ORDER = [...INFRASTRUCTURE, ...CAPABILITIES]

/** The words of a capability: a file of this name, or a folder of this name with one file per verb or noun. */
const VOCABULARY = ['contract', 'tables', 'queries', 'commands', 'rules', 'routes', 'jobs', 'fixtures', 'providers']

/** Folders whose files are plain nouns, because each is a small program of its own. */
const OPEN_FOLDERS = [
	'catalog/import/',
	'catalog/export/',
	'catalog/media/',
	'consents/letter/',
	'search/',
	'gift-cards/letter/',
	'orders/confirmation/',
	'reservations/letter/',
	'customers/letter/',
	'sign-ins/letter/',
	'fulfillment/letter/',
	'returns/letter/',
	'documents/pdf/',
	'privacy/letter/',
]

/** Single files that carry facts of the trade and are better found by their own name. */
const NAMED_FILES = [
	'catalog/colors.ts',
	'catalog/fibres.ts',
	'fulfillment/address-formats.ts',
	'fulfillment/provinces.ts',
]

/** Words of a room that touch SQL, besides the whole infrastructure, tests and fixtures. */
const WITH_SQL = /^[\w-]+\/(?:tables|queries|commands|jobs|import|export|fixtures)(?:\.ts$|\/)/

/** What of a room stays inside it: other rooms ask its queries and commands. */
const PRIVATE = /^(?:tables|routes)(?:\.ts$|\/)/

/** Faults in one file of packages/commerce/src, given its path from the root. */
export function checkRoom(path: string, text: string): string[] {
	if (!path.startsWith(COMMERCE)) return []
	const inside = path.slice(COMMERCE.length)
	const [room, ...rest] = inside.split('/') as [string, ...string[]]
	if (!ORDER.includes(room))
		return [`${room} is no room: add it to the list in scripts/structure/rooms.ts at its place`]
	return [
		...checkWord({ inside, room, first: rest[0] ?? '' }),
		...checkSql({ inside, room, path, text }),
		...checkDirection({ room, path, text }),
	]
}

function checkWord({ inside, room, first }: { inside: string; room: string; first: string }): string[] {
	const word = first.replace(/\.ts$/, '')
	const known =
		INFRASTRUCTURE.includes(room) ||
		isTest(inside) ||
		VOCABULARY.includes(word) ||
		NAMED_FILES.includes(inside) ||
		OPEN_FOLDERS.some((folder) => inside.startsWith(folder))
	return known ? [] : [`"${word}" is no word of a capability (${VOCABULARY.join(' ')})`]
}

function checkSql(file: { inside: string; room: string; path: string; text: string }): string[] {
	if (INFRASTRUCTURE.includes(file.room) || isTest(file.path) || WITH_SQL.test(file.inside)) return []
	const touches = importsOf(file.text).some((specifier) => /^(?:kysely|pg)(?:\/|$)/.test(specifier))
	return touches ? ['only tables, queries, commands, jobs, import and export touch SQL'] : []
}

function checkDirection({ room, path, text }: { room: string; path: string; text: string }): string[] {
	// A test may set up whatever it needs; the schema gathers the tables of all rooms.
	if (isTest(path) || path === `${COMMERCE}database/schema.ts`) return []
	return importsOf(text).flatMap((specifier) => {
		const target = resolveImport(path, specifier)
		if (!target?.startsWith(COMMERCE)) return []
		const [other = '', ...rest] = target.slice(COMMERCE.length).split('/')
		if (other === room) return []
		if (ORDER.indexOf(other) > ORDER.indexOf(room))
			return [`imports ${other}, which comes after ${room} in the order of rooms`]
		if (!INFRASTRUCTURE.includes(other) && PRIVATE.test(rest.join('/')))
			return [`imports ${specifier}: tables and routes of another room stay inside it`]
		return []
	})
}
