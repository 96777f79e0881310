import { createKey, revokeKey } from '@vitrine/commerce/api-keys/commands'
import { listKeys } from '@vitrine/commerce/api-keys/queries'
import { type Permission, PERMISSIONS } from '@vitrine/commerce/http/permissions'
import { isSiteCode, type SiteCode } from '@vitrine/market/sites'
import { type Command, readList, runCommand } from './command-line.ts'

const USAGE = `Usage:
  npm run api-keys -- create NAME --permissions LIST [--sites LIST] [--expires DATE]
                                 makes a key for another system and shows it, once
  npm run api-keys -- list       all keys, without their secrets
  npm run api-keys -- revoke ID  ends a key at once
    --permissions LIST   of ${PERMISSIONS.join(', ')}
    --sites LIST         such as fr,ch; all sites otherwise
    --expires DATE       such as 2027-11-01; it does not expire otherwise`

const OPTIONS = ['permissions', 'sites', 'expires'] as const
type Option = (typeof OPTIONS)[number]

function readDate(text: string): Date {
	const date = new Date(text)
	if (!(date > new Date())) throw new TypeError(`${text} is no date to come.`)
	return date
}

const isPermission = (word: string): word is Permission => (PERMISSIONS as readonly string[]).includes(word)

const create: Command<Option> = async (db, words, values) => {
	const [name] = words
	if (!name || words.length > 1 || !values.permissions) throw new TypeError('A key has a name and permissions.')
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

const list: Command<Option> = async (db) => {
	for (const key of await listKeys(db)) process.stdout.write(`${JSON.stringify(key)}\n`)
}

const revoke: Command<Option> = async (db, [id = '']) => {
	if (!(await revokeKey(db, { id, now: new Date() }))) throw new TypeError(`There is no key ${id} that could end.`)
	console.error(`The key ${id} has ended.`)
}

await runCommand({ usage: USAGE, options: OPTIONS, commands: { create, list, revoke } })
