import { openServer, type Server } from '../../apps/standalone/src/database.ts'
import { type Env, readEnv } from '../../apps/standalone/src/env.ts'

/** The database of DATABASE_URL or the embedded one, started unless it runs already; give it back when done. */
export async function openConfiguredServer(): Promise<{ server: Server; env: Env }> {
	const env = readEnv()
	return { server: await openServer(env, { log: (line) => console.error(line) }), env }
}

/** Runs a program of ours on the configured database, with DATABASE_URL and MEDIA_FOLDER saying where; takes over its exit code. */
export async function runOnDatabase(act: (variables: Record<string, string>) => Promise<void>): Promise<void> {
	try {
		const { server, env } = await openConfiguredServer()
		try {
			await act({ DATABASE_URL: server.url, DATABASE_URL_FILE: '', MEDIA_FOLDER: env.MEDIA_FOLDER })
		} finally {
			await server.stop()
		}
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}
