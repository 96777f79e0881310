import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { importCatalog } from '@vitrine/commerce/catalog-import/run'
import { createDatabase } from '@vitrine/commerce/database/client'
import { startEmbeddedPostgres } from '@vitrine/commerce/database/embedded'
import { isRunning } from '@vitrine/commerce/database/running-process'
import { readRecords } from '@vitrine/linaire/catalog/records'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { steadyTest } from '@vitrine/testing/matrix'
import { createDataFolder, OWN_SHOP, type ShopProcess, startShopProcess } from './shop-process.ts'

let dataFolder: string
let remove: () => Promise<void>
const shops: ShopProcess[] = []
beforeAll(async () => {
	;({ dataFolder, remove } = await createDataFolder())
})
afterEach(() => {
	for (const shop of shops) shop.process.kill('SIGKILL')
})
afterAll(() => remove())

const KEY = 'a-key-of-the-test'
async function open(env: Record<string, string> = {}): Promise<ShopProcess> {
	const shop = await startShopProcess({ dataFolder, env: { ...OWN_SHOP, SUBSCRIPTION_KEYS: KEY, ...env } })
	shops.push(shop)
	return shop
}

/** Enough of a catalog for a cart: the sites. */
async function fillWithSites(): Promise<void> {
	const { url } = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), log: () => undefined })
	const db = createDatabase({ url: `${url}/vitrine`, poolSize: 1 })
	const file = join(dataFolder, 'sites.jsonl')
	await writeFile(
		file,
		readRecords('web-domain', new Date())
			.map((record) => JSON.stringify(record))
			.join('\n'),
	)
	const { ok } = await importCatalog({ db, file, mediaFolder: dataFolder, now: new Date() })
	expect(ok).toBe(true)
	await db.destroy()
}

async function postmasterPid(): Promise<number> {
	const { folder } = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), log: () => undefined })
	return Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

function call(shop: ShopProcess, path: string, init: RequestInit = {}): Promise<Response> {
	const headers = {
		'Accept-Language': 'fr-FR',
		'Ocp-Apim-Subscription-Key': KEY,
		'X-Store-Id': '001',
		'Content-Type': 'application/json',
	}
	return fetch(`http://localhost:${shop.gatewayPort}${path}`, { headers, ...init })
}

steadyTest('what was acknowledged outlives a kill of everything, and Ctrl-C ends everything', async () => {
	const killed = await open()
	await fillWithSites()
	const answer = await call(killed, '/carts', { method: 'POST', body: '{}' })
	expect(answer.status).toBe(201)
	const { id } = (await answer.json()) as { id: string }
	const orphan = await postmasterPid()
	await killed.end('SIGKILL')
	process.kill(orphan, 'SIGKILL')

	const shop = await open()
	expect((await call(shop, `/carts/${id}`)).status).toBe(200)
	await expect(open()).rejects.toThrow(/runs here already/)
	const server = await postmasterPid()
	expect(await shop.end('SIGINT')).toBe(0)
	expect(isRunning(server)).toBe(false)
})

steadyTest('a server that a killed shop left running is stopped and its data used', async () => {
	const killed = await open()
	const orphan = await postmasterPid()
	await killed.end('SIGKILL')
	expect(isRunning(orphan)).toBe(true)
	const shop = await open()
	expect(shop.output()).toContain('Stopping the database server that an interrupted run left behind.')
	expect(isRunning(orphan)).toBe(false)
	await shop.end('SIGTERM')
})

steadyTest('one sentence and exit code 1 for what keeps the shop from opening', async () => {
	const other = createServer().listen(0, '127.0.0.1')
	await new Promise((resolve) => other.once('listening', resolve))
	const { port } = other.address() as AddressInfo
	await expect(open({ PORT: String(port) })).rejects.toThrow(
		`The shop ended with 1:\nPort ${port} is taken by another program; another one is chosen with PORT=${port + 10} npm start.\n`,
	)
	other.close()
	await expect(open({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/shop` })).rejects.toThrow(
		`The shop ended with 1:\nThe database shop at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
	)
	await expect(
		open({ PORT: 'door', SITE_HOSTS: 'shop.example', SMTP_URL: '', SANDBOX_PAYMENTS: 'false' }),
	).rejects.toThrow(/PORT: .*\n {2}SITE_HOSTS: .*\n {2}PAYMENT_ACCOUNTS: nobody takes money.*\n {2}SMTP_URL: no e-mail/)
	const { folder } = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), log: () => undefined }).then(
		async (server) => {
			await server.stop()
			return server
		},
	)
	await writeFile(join(folder, 'data', 'PG_VERSION'), '99\n')
	await expect(open()).rejects.toThrow(/^The shop ended with 1:\nThe database in .* was made by PostgreSQL 99/)
	await writeFile(join(folder, 'data', 'PG_VERSION'), '18\n')
})
