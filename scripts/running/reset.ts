import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { findInstance } from '../../apps/standalone/src/data-folder.ts'
import { readEnv } from '../../apps/standalone/src/env.ts'
import { stopEmbeddedPostgres } from '@vitrine/commerce/database/embedded'
import { endProcess } from '@vitrine/commerce/database/running-process'

async function confirm(folder: string): Promise<boolean> {
	if (!process.stdin.isTTY) {
		console.error('Nothing was deleted: without a terminal to ask, npm run shop -- reset --yes says that it is meant.')
		return false
	}
	const terminal = createInterface({ input: process.stdin, output: process.stdout })
	const answer = await terminal.question(`Delete ${folder} with the shop's database, pictures and orders? Type yes: `)
	terminal.close()
	return answer.trim().toLowerCase() === 'yes'
}

/** Stops the shop and deletes its data; asks first, unless it is said to be meant. The database of DATABASE_URL is left as it is. */
export async function reset({ isMeant }: { isMeant: boolean }): Promise<void> {
	const { VITRINE_DATA_FOLDER: folder, DATABASE_URL } = readEnv()
	if (!isMeant && !(await confirm(folder))) {
		process.exitCode = 1
		return
	}
	const running = await findInstance(folder)
	if (running) {
		console.log(`Stopping the shop at ${running.address} ...`)
		await endProcess(running.pid, [
			{ signal: 'SIGTERM', timeoutMs: 10_000 },
			{ signal: 'SIGKILL', timeoutMs: 1_000 },
		])
	}
	// The database may lie elsewhere than below the data folder.
	const database = await stopEmbeddedPostgres(join(folder, 'postgres'))
	for (const path of [database, folder]) await rm(path, { recursive: true, force: true })
	if (DATABASE_URL) console.log('The database of DATABASE_URL is left as it is.')
	console.log('The shop is empty. npm start fills it again.')
}
