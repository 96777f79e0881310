import { createKey, revokeKey } from '@vitrine/commerce/api-keys/commands'
import { listKeys } from '@vitrine/commerce/api-keys/queries'
import { type Permission, PERMISSIONS } from '@vitrine/commerce/http/permissions'
import { isSiteCode, type SiteCode } from '@vitrine/market/sites'
import { type Act, chosenByWord, type Program, readList } from './command-line.ts'

const USAGE = `Usage:
  npm run shop -- api-keys create NAME --permissions LIST [--sites LIST] [--expires DATE]
                                      makes a key for another system and shows it, once
  npm run shop -- api-keys list       all keys, without their secrets
  npm run shop -- api-keys revoke ID  ends a key at once
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

const create: Act<Option> = async ({ db, words, values, terminal }) => {
	const [name] = words
	if (!name || words.length > 1 || !values.permissions) throw new TypeError('A key has a name and permissions.')
	const { id, key } = await createKey(db, {
		name,
		permissions: readList(values.permissions, isPermission),
		sites: values.sites === undefined ? null : readList<SiteCode>(values.sites, isSiteCode),
		expiresAt: values.expires === undefined ? null : readDate(values.expires),
		now: new Date(),
	})
	terminal.err(`The key ${id}. It is shown this once:`)
	terminal.out(key)
}

const list: Act<Option> = async ({ db, terminal }) => {
	for (const key of await listKeys(db)) terminal.out(JSON.stringify(key))
}

const revoke: Act<Option> = async ({ db, words: [id = ''], terminal }) => {
	if (!(await revokeKey(db, { id, now: new Date() }))) throw new TypeError(`There is no key ${id} that could end.`)
	terminal.err(`The key ${id} has ended.`)
}

/** `npm run shop -- api-keys` (decision 0096). */
export const apiKeys: Program<Option> = {
	usage: USAGE,
	options: OPTIONS,
	run: chosenByWord({ create, list, revoke }),
}
