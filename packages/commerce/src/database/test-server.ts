import { JOBS } from '../capabilities.ts'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { installQueue } from '../queue/queue.ts'
import { createDatabase } from './client.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Server URL without a database name; each suite copies the template database on it. */
		postgresUrl: string
	}
}

export const TEMPLATE_DATABASE = 'vitrine_template'

/** Vitest global set-up: one real PostgreSQL for the run, with a migrated template. Durability is off: these databases live for seconds. */
export default async function setup(project: TestProject) {
	const place = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
	// As root the server runs as the user postgres, who has to reach the folder.
	await chmod(place, 0o755)
	const server = await startEmbeddedPostgres({ folder: join(place, 'postgres'), durable: false, log: () => undefined })
	const remove = async () => {
		await server.stop()
		for (const folder of [place, server.folder]) await rm(folder, { recursive: true, force: true })
	}
	try {
		await createTemplate(server.url)
	} catch (error) {
		await remove()
		throw error
	}
	project.provide('postgresUrl', server.url)
	return remove
}

async function createTemplate(server: string): Promise<void> {
	const client = new pg.Client({ connectionString: `${server}/postgres` })
	await client.connect()
	await client.query(`create database ${TEMPLATE_DATABASE}`)
	await client.end()
	const url = `${server}/${TEMPLATE_DATABASE}`
	const template = createDatabase({ url, poolSize: 1 })
	await migrate(template)
	await template.destroy()
	await installQueue(url, JOBS)
}
