import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { createDatabase } from './client.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'
import { ensureDatabase } from './server.ts'

const run = promisify(execFile)

/** A migrated database on a server of its own, and its streaming replica: a copy of a server that was shut down. */
export async function startReplicatedDatabase() {
	const place = await mkdtemp(join(tmpdir(), 'vitrine-replica-'))
	await chmod(place, 0o755)
	const [first, second] = [join(place, 'primary'), join(place, 'replica')]
	const start = (folder: string) => startEmbeddedPostgres({ folder, durable: false, log: () => undefined })
	await start(first).then((server) => server.stop())
	await run('cp', ['-a', first, second])
	const primary = await start(first)
	const { hostname, port, username, password } = new URL(primary.url)
	const data = join(second, 'data')
	await appendFile(
		join(data, 'postgresql.auto.conf'),
		`primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
	)
	await writeFile(join(data, 'standby.signal'), '')
	const replica = await start(second)
	const url = await ensureDatabase(primary.url, 'shop')
	const db = createDatabase({ url, poolSize: 5, timeout: WAIT_LIMIT, onError: () => undefined })
	await migrate(db)
	return {
		db,
		server: primary.url,
		replicaUrl: `${replica.url}/shop`,
		stopReplica: () => replica.stop(),
		async stop() {
			await db.destroy()
			await replica.stop()
			await primary.stop()
			await rm(place, { recursive: true, force: true })
		},
	}
}
