import { readDeclarations } from './declarations.ts'
import { importsOf, isTest, resolveImport } from './imports.ts'

const COMMERCE = 'packages/commerce/src/'

/** What the capabilities stand on; their files are named freely. */
const INFRASTRUCTURE = ['settings', 'http', 'declaration', 'database', 'queue', 'mail']

/** A room imports only rooms before it, which makes cycles impossible: the order is that of capabilities.ts. Why this order: docs/decisions/0013-order-of-rooms.md. */
const CAPABILITIES = readDeclarations().map(({ room }) => room)
const ORDER = [...new Set([...INFRASTRUCTURE, ...CAPABILITIES])]

/** The words of a capability: a file of this name, or a folder of this name with one file per verb or noun; never both. */
const VOCABULARY = [
	'capability',
	'contract',
	'tables',
	'loading',
	'queries',
	'commands',
	'rules',
	'routes',
	'jobs',
	'email',
	'fixtures',
	'providers',
]

/** Folders whose files are plain nouns, because each is a small program of its own. */
const OPEN_FOLDERS = [
	'catalog-import/',
	'catalog-export/',
	'changes/',
	'media/',
	'sandbox-bank/',
	'search/',
	'orders/confirmation/',
	'documents/pdf/',
]

/** Single files that carry facts of the trade and are better found by their own name. */
const NAMED_FILES = ['catalog/colors.ts', 'catalog/fibres.ts', 'fulfillment/postal-codes.ts']

/** Words of a room that touch SQL, besides the whole infrastructure, tests and fixtures. */
const WITH_SQL =
	/^(?:[\w-]+\/(?:tables|queries|commands|jobs|fixtures)(?:\.ts$|\/)|(?:catalog-import|catalog-export|sandbox-bank)\/)/

/** What of a room stays inside it: other rooms ask its queries and commands. */
const PRIVATE = /^(?:tables|routes)(?:\.ts$|\/)/

/** The list of the capabilities, and the types that are made from it: the tables of the database, the data of jobs, the kinds of e-mails. */
const LIST = 'capabilities.ts'
const DERIVED = ['database/schema.ts', 'queue/job-data.ts', 'mail/email-kind.ts']
/** Who sets up what a test needs is handed nothing by the apps. */
const FIXTURES = /^[\w-]+\/fixtures(?:\.ts$|\/)/
const UPWARD = 'imports the list of capabilities: what all of them declare is handed to a capability from outside'

/** Faults in one file of packages/commerce/src, given its path from the root. */
export function checkRoom(path: string, text: string): string[] {
	if (!path.startsWith(COMMERCE)) return checkOutside(path, text)
	const inside = path.slice(COMMERCE.length)
	if (inside === LIST) return []
	const [room, ...rest] = inside.split('/') as [string, ...string[]]
	if (!ORDER.includes(room))
		return [`${room} is no room: add its capability.ts to packages/commerce/src/capabilities.ts at its place`]
	return [
		...checkWord({ inside, room, first: rest[0] ?? '' }),
		...checkSql({ inside, room, path, text }),
		...checkDirection({ inside, room, path, text }),
	]
}

/** The package opens every file; what of a room is its own stays so for the apps too. */
function checkOutside(path: string, text: string): string[] {
	if (isTest(path) || !path.startsWith('apps/')) return []
	const specifiers = importsOf(text).filter((specifier) => /^@vitrine\/commerce\/[\w-]+\/tables/.test(specifier))
	return specifiers.map((specifier) => `imports ${specifier}: tables of a room stay inside it`)
}

/** Words that are a file and a folder of one room: a reader looks for a command in one place. */
export function checkTwice(files: ReadonlyMap<string, string>): string[] {
	const folders = new Set([...files.keys()].map((path) => path.split('/').slice(0, 5).join('/')))
	return [...files.keys()]
		.filter(
			(path) => path.startsWith(COMMERCE) && path.split('/').length === 5 && folders.has(path.replace(/\.ts$/, '')),
		)
		.map((path) => `${path} stands beside a folder of its name: it belongs inside`)
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
	return touches ? ['only tables, queries, commands and jobs touch SQL'] : []
}

function checkDirection({
	inside,
	room,
	path,
	text,
}: {
	inside: string
	room: string
	path: string
	text: string
}): string[] {
	// A test may import every room for its set-up.
	if (isTest(path)) return []
	return importsOf(text).flatMap((specifier) => {
		const target = resolveImport(path, specifier)
		if (!target?.startsWith(COMMERCE)) return []
		const [other = '', ...rest] = target.slice(COMMERCE.length).split('/')
		if (other === LIST) return DERIVED.includes(inside) || FIXTURES.test(inside) ? [] : [UPWARD]
		if (other === room) return []
		if (ORDER.indexOf(other) > ORDER.indexOf(room))
			return [`imports ${other}, which comes after ${room} in the order of rooms`]
		if (!INFRASTRUCTURE.includes(other) && PRIVATE.test(rest.join('/')))
			return [`imports ${specifier}: tables and routes of another room stay inside it`]
		return []
	})
}
