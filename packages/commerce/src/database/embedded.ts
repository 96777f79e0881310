import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, type Binaries, reachableFolder, serverAccount, serverBinaries } from './embedded-place.ts'
import { EmbeddedPostgresError, launchOnPort, postmaster, STOP_SIGNALS, serverEnvironment } from './embedded-server.ts'
import { commandLine, endProcess, isRunning, processBirth } from './running-process.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
	/** With user and password, without a database name. */
	url: string
	/** Actual folder of its files. */
	folder: string
	/** False when another living process runs the server. */
	owned: boolean
	stop(): Promise<void>
}

/**
 * Runs PostgreSQL on 127.0.0.1 with its data below `folder`, created if missing. Stops an orphaned server on the same
 * data first; shares the server of a living process. `durable: false` trades durability for speed, for tests. Throws
 * EmbeddedPostgresError with one sentence when it cannot run.
 */
export async function startEmbeddedPostgres(options: {
	folder: string
	port?: number
	log: (line: string) => void
	durable?: boolean
	/** Programs of another PostgreSQL than the one that is brought along. */
	binaries?: Binaries
	/** Called when the server ends unexpectedly. */
	onLoss?: () => void
}): Promise<EmbeddedPostgres> {
	const account = await serverAccount()
	const binaries = options.binaries ?? (await serverBinaries(account))
	const folder = await reachableFolder({ folder: options.folder, account, log: options.log })
	const shared = await takePossession(folder)
	if (shared) return shared
	try {
		await endOrphan(folder, options.log)
		await refuseOtherVersion(folder, binaries)
		const password = await initialise({ folder, account, binaries })
		const { port: wanted, durable = true, onLoss } = options
		const { port, stop } = await launchOnPort({ folder, account, binaries, port: wanted, durable, onLoss })
		return {
			url: url(port, password),
			folder,
			owned: true,
			async stop() {
				await stop()
				await rm(join(folder, 'owner'), { force: true })
			},
		}
	} catch (error) {
		await rm(join(folder, 'owner'), { force: true })
		throw error
	}
}

/** Stops a server running on the data of `folder`. Returns the actual folder of the files, for callers that delete them. */
export async function stopEmbeddedPostgres(folder: string): Promise<string> {
	const account = await serverAccount()
	const place = await reachableFolder({ folder, account, log: () => undefined })
	await endOrphan(place, () => undefined)
	return place
}

/** Locks the data for this process, or finds the server of the living process that holds the lock. */
async function takePossession(folder: string): Promise<EmbeddedPostgres | undefined> {
	const owner = join(folder, 'owner')
	for (;;) {
		const shared = await serverOfAnother(folder)
		if (shared) return shared
		await rm(owner, { force: true })
		try {
			await writeFile(owner, `${process.pid} ${await processBirth(process.pid)}`, { flag: 'wx' })
			return undefined
		} catch (error) {
			// Another process was first.
			if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
		}
	}
}

function url(port: number, password: string): string {
	return `postgres://postgres:${password}@127.0.0.1:${port}`
}

async function serverOfAnother(folder: string): Promise<EmbeddedPostgres | undefined> {
	for (const end = Date.now() + 15_000; Date.now() < end; ) {
		const [pid, birth] = (await readFile(join(folder, 'owner'), 'utf8').catch(() => '')).split(' ')
		if (!pid || (await processBirth(Number(pid))) !== birth) return undefined
		const server = await postmaster(folder)
		const password = await readFile(join(folder, 'password'), 'utf8').catch(() => undefined)
		if (password && server?.status === 'ready' && isRunning(server.pid))
			return { url: url(server.port, password), folder, owned: false, stop: async () => undefined }
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	throw new EmbeddedPostgresError(
		`Another process uses the database in ${folder}, but the server there does not answer.`,
	)
}

/** Stops a server whose parent process has died. */
async function endOrphan(folder: string, log: (line: string) => void): Promise<void> {
	const server = await postmaster(folder)
	if (!server) return
	if (!isRunning(server.pid) || !(await commandLine(server.pid))?.includes(join(folder, 'data'))) {
		// The id may belong to another program now, which PostgreSQL would mistake for a living server.
		await rm(join(folder, 'data', 'postmaster.pid'), { force: true })
		return
	}
	log('Stopping the database server that an interrupted run left behind.')
	if (!(await endProcess(server.pid, STOP_SIGNALS)))
		throw new EmbeddedPostgresError(`The database server of an earlier run (process ${server.pid}) cannot be stopped.`)
}

async function refuseOtherVersion(folder: string, binaries: Binaries): Promise<void> {
	const found = (await readFile(join(folder, 'data', 'PG_VERSION'), 'utf8').catch(() => undefined))?.trim()
	const brought = binaries.version.split('.')[0]
	if (found === undefined || found === brought) return
	throw new EmbeddedPostgresError(
		`The database in ${folder} was made by PostgreSQL ${found}, and this Vitrine brings PostgreSQL ${brought}: move it over with pg_dump, or set VITRINE_DATA_FOLDER to another folder.`,
	)
}

/** Creates the cluster beside its final place and renames it, so that an incomplete one is never used. Returns the password. */
async function initialise(place: { folder: string; account: Account; binaries: Binaries }): Promise<string> {
	const { folder, account, binaries } = place
	const passwordFile = join(folder, 'password')
	const existing = await readFile(join(folder, 'data', 'PG_VERSION'), 'utf8').catch(() => undefined)
	if (existing) return readFile(passwordFile, 'utf8')
	const unfinished = join(folder, 'unfinished')
	await rm(unfinished, { recursive: true, force: true })
	await mkdir(unfinished, { mode: 0o700 })
	const password = randomBytes(24).toString('base64url')
	await writeFile(passwordFile, password, { mode: 0o600 })
	if (account) for (const path of [unfinished, passwordFile]) await chown(path, account.uid, account.gid)
	const flags = [
		'--username=postgres',
		`--pwfile=${passwordFile}`,
		'--auth=scram-sha-256',
		'--encoding=UTF8',
		'--locale=C',
	]
	try {
		await run(binaries.initdb, [`--pgdata=${unfinished}`, ...flags], {
			...account,
			cwd: folder,
			env: serverEnvironment(),
		})
	} catch (error) {
		const message = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
		throw new EmbeddedPostgresError(`The database in ${folder} could not be created: ${message}`)
	}
	await rename(unfinished, join(folder, 'data'))
	return password
}
