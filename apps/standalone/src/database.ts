import { join } from 'node:path'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { startEmbeddedPostgres } from '@vitrine/commerce/database/embedded'
import { ensureDatabase, readServerVersion } from '@vitrine/commerce/database/server'
import { describeSchema, migrate } from '@vitrine/commerce/database/migrate'
import { refuseSchema } from '@vitrine/commerce/database/schema-state'
import { installSitesOf } from '@vitrine/commerce/sites/queries'
import type { Env } from './env.ts'
import { StartProblem } from './start-problem.ts'

const OLDEST_SERVER = 15

/** URL of the database, and a function that stops what was started for it. */
export type Server = { url: string; stop: () => Promise<void> }

/** Connects to DATABASE_URL, or starts embedded PostgreSQL below the data folder, with a database ready to be migrated. */
export async function openServer(
	env: Pick<Env, 'DATABASE_URL' | 'VITRINE_DATA_FOLDER'>,
	options: { log: (line: string) => void; onLoss?: () => void },
): Promise<Server> {
	if (env.DATABASE_URL) {
		await requireServer(env.DATABASE_URL)
		return { url: env.DATABASE_URL, stop: async () => undefined }
	}
	const server = await startEmbeddedPostgres({ folder: join(env.VITRINE_DATA_FOLDER, 'postgres'), ...options })
	return { url: await ensureDatabase(server.url, 'vitrine'), stop: server.stop }
}

async function requireServer(url: string): Promise<void> {
	const { host, pathname } = new URL(url)
	const place = `The database ${pathname.slice(1)} at ${host}`
	let version: number
	try {
		version = await readServerVersion(url)
	} catch (error) {
		throw new StartProblem(`${place} cannot be used: ${reasonOf(error)}.`)
	}
	if (version < OLDEST_SERVER)
		throw new StartProblem(`${place} runs on PostgreSQL ${version}, and Vitrine needs ${OLDEST_SERVER} or later.`)
}

/** Node wraps several refused addresses in one AggregateError. */
function reasonOf(error: unknown): string {
	if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ')
	return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}

/** Opens the pool, installs the sites, and migrates the database unless `isShared`: then other processes run on it, and only `npm run migrate` does. */
export async function openDatabase({
	isShared,
	...options
}: {
	url: string
	poolSize: number
	isShared: boolean
	onError: (error: Error) => void
}): Promise<Database> {
	const db = createDatabase(options)
	try {
		const state = await describeSchema(db)
		if (state.is === 'behind' && !isShared) await migrate(db)
		else {
			const refusal = refuseSchema(state)
			if (refusal) throw new StartProblem(refusal)
		}
		await installSitesOf(db)
		return db
	} catch (error) {
		await db.destroy()
		throw error
	}
}

/** Databases of production that are not the shop's own embedded one. */
export const isShared = (env: Pick<Env, 'DATABASE_URL' | 'NODE_ENV'>): boolean =>
	env.NODE_ENV === 'production' && env.DATABASE_URL !== undefined

/** True if the database holds no data. */
export async function isEmpty(db: Database): Promise<boolean> {
	const { count } = await db
		.selectFrom('web_domains')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	return count === 0
}
