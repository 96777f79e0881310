import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopEmbeddedPostgres } from '@vitrine/commerce/database/embedded'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Settings a shop needs in production (decision 0042). */
export const OWN_SHOP = {
	VITRINE_DEMO: 'false',
	SANDBOX_PAYMENTS: 'true',
	ALLOW_SANDBOX: 'true',
	SMTP_URL: 'smtp://127.0.0.1:9',
	MAIL_FROM: 'Maison X <shop@maisonx.example>',
	SHOP_NAME: 'Maison X',
	COMPANY_LINE: 'Maison X SAS, Lille',
}

export type ShopProcess = {
	/** Port of the shop; a site has its own host: `http://fr.localhost:<port>`. */
	port: number
	gatewayPort: number
	process: ChildProcess
	/** Everything printed so far. */
	output: () => string
	/** Waits until it has printed this. Rejects when it ends before. */
	said: (words: string) => Promise<void>
	/** Sends a signal and waits for the end. Returns the exit code. */
	end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts the built shop in a process of its own, on free ports, and waits until it is open. Throws its output when it ends instead. */
export async function startShopProcess(options: {
	dataFolder: string
	env?: Record<string, string>
}): Promise<ShopProcess> {
	const env = { PORT: '0', NODE_ENV: 'production', VITRINE_DATA_FOLDER: options.dataFolder, ...options.env }
	const shop = spawn(process.execPath, [MAIN], {
		env: { PATH: process.env['PATH'], ...env },
	})
	let said = ''
	const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve))
	const ports = await new Promise<number[]>((resolve, reject) => {
		for (const stream of [shop.stdout, shop.stderr]) {
			stream.on('data', (data: Buffer) => {
				said += data
				const found = /:\/\/localhost:(\d+)\/[a-z]{2}\/[\s\S]*:\/\/localhost:(\d+)\/docs/.exec(said)
				if (found) resolve([Number(found[1]), Number(found[2])])
			})
		}
		void ended.then((code) => reject(new Error(`The shop ended with ${code}:\n${said}`)))
	})
	return {
		port: ports[0]!,
		gatewayPort: ports[1]!,
		process: shop,
		output: () => said,
		async said(words) {
			while (!said.includes(words)) {
				const more = new Promise((resolve) => shop.stdout.once('data', resolve))
				const code = await Promise.race([more.then(() => undefined), ended])
				if (code !== undefined) throw new Error(`The shop ended with ${code}:\n${said}`)
			}
		},
		async end(signal) {
			shop.kill(signal)
			return ended
		},
	}
}

/** Creates an empty data folder; `remove` deletes it and stops everything running there. */
export async function createDataFolder(): Promise<{ dataFolder: string; remove: () => Promise<void> }> {
	const dataFolder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'))
	// As root the database server runs as the user postgres, who has to reach the folder.
	await chmod(dataFolder, 0o755)
	return {
		dataFolder,
		async remove() {
			const database = await stopEmbeddedPostgres(join(dataFolder, 'postgres'))
			for (const folder of [database, dataFolder]) await rm(folder, { recursive: true, force: true })
		},
	}
}
