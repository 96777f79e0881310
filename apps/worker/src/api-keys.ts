import { parseArgs } from 'node:util'
import { createKey, revokeKey } from '@vitrine/commerce/api-keys/commands'
import { listKeys } from '@vitrine/commerce/api-keys/queries'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { type Permission, PERMISSIONS } from '@vitrine/commerce/http/permissions'
import { isSiteCode, type SiteCode } from '@vitrine/market/sites'
import { readDatabaseEnv } from './env.ts'

const USAGE = `Usage:
  npm run api-keys -- create NAME --permissions LIST [--sites LIST] [--expires DATE]
                                 makes a key for another system and shows it, once
  npm run api-keys -- list       all keys, without their secrets
  npm run api-keys -- revoke ID  ends a key at once
    --permissions LIST   of ${PERMISSIONS.join(', ')}
    --sites LIST         such as fr,ch; all sites otherwise
    --expires DATE       such as 2027-11-01; it does not expire otherwise`

/** The words of a list, each known; throws otherwise. */
function readList<Word extends string>(text: string, isKnown: (word: string) => word is Word): Word[] {
	return text.split(',').map((word) => {
		if (!isKnown(word)) throw new TypeError(`${word} is unknown.`)
		return word
	})
}

function readDate(text: string): Date {
	const date = new Date(text)
	if (!(date > new Date())) throw new TypeError(`${text} is no date to come.`)
	return date
}

const isPermission = (word: string): word is Permission => (PERMISSIONS as readonly string[]).includes(word)

async function create(db: Database, args: string[]): Promise<void> {
	const text = { type: 'string' } as const
	const options = { permissions: text, sites: text, expires: text }
	const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
	const [name] = positionals
	if (!name || positionals.length > 1 || !values.permissions) throw new TypeError('A key has a name and permissions.')
	const { id, key } = await createKey(db, {
		name,
		permissions: readList(values.permissions, isPermission),
		sites: values.sites === undefined ? null : readList<SiteCode>(values.sites, isSiteCode),
		expiresAt: values.expires === undefined ? null : readDate(values.expires),
		now: new Date(),
	})
	console.error(`The key ${id}. It is shown this once:`)
	process.stdout.write(`${key}\n`)
}

async function list(db: Database): Promise<void> {
	for (const key of await listKeys(db)) process.stdout.write(`${JSON.stringify(key)}\n`)
}

async function revoke(db: Database, [id = '']: string[]): Promise<void> {
	if (!(await revokeKey(db, { id, now: new Date() }))) throw new TypeError(`There is no key ${id} that could end.`)
	console.error(`The key ${id} has ended.`)
}

const commands: Record<string, (db: Database, args: string[]) => Promise<void>> = { create, list, revoke }
const [command = '', ...rest] = process.argv.slice(2)
const run = Object.hasOwn(commands, command) ? commands[command] : undefined
if (!run) {
	console.error(USAGE)
	process.exit(2)
}
const db = createDatabase({ url: readDatabaseEnv().DATABASE_URL, poolSize: 1 })
try {
	await run(db, rest)
} catch (error) {
	if (!(error instanceof TypeError)) throw error
	console.error(`${error.message}\n\n${USAGE}`)
	process.exitCode = 2
} finally {
	await db.destroy()
}
