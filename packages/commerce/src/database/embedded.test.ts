import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { isRunning } from './running-process.ts'

let place: string
const started: EmbeddedPostgres[] = []
const others: ChildProcess[] = []
const lines: string[] = []
const start = async (folder = join(place, 'postgres')) => {
	const server = await startEmbeddedPostgres({ folder, log: (line) => lines.push(line) })
	started.push(server)
	return server
}
beforeEach(async () => {
	place = await mkdtemp(join(tmpdir(), 'vitrine-embedded-'))
	await chmod(place, 0o755)
	lines.length = 0
})
// Processes of a killed server write on for a moment.
const away = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }
afterEach(async () => {
	for (const other of others.splice(0)) other.kill('SIGKILL')
	for (const server of started.splice(0)) {
		await server.stop()
		await rm(server.folder, away)
	}
	await rm(place, away)
})

async function query(server: { url: string }, text: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: `${server.url}/postgres` })
	client.on('error', () => undefined)
	await client.connect()
	const { rows } = await client.query(text)
	await client.end()
	return rows
}

/** Another process that runs the server, and the address it prints. */
async function startElsewhere(): Promise<{ owner: ChildProcess; url: string }> {
	const module = new URL('./embedded.ts', import.meta.url)
	const folder = JSON.stringify(join(place, 'postgres'))
	const script = `const { startEmbeddedPostgres } = await import('${module}')
		const server = await startEmbeddedPostgres({ folder: ${folder}, log: () => undefined })
		console.log(server.url)
		setInterval(() => undefined, 1000)`
	const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
	others.push(owner)
	const url = await new Promise<string>((resolve) => owner.stdout?.once('data', (data) => resolve(String(data).trim())))
	return { owner, url }
}

test('what was committed outlives a kill of everything, and the server left behind is replaced', async () => {
	const killed = await startElsewhere()
	await query(killed, 'create table kept as select 1 as one')
	killed.owner.kill('SIGKILL')
	await new Promise((resolve) => killed.owner.once('exit', resolve))
	const orphan = Number((await readFile(join(place, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
	expect(isRunning(orphan)).toBe(true)

	const server = await start()
	expect(lines).toEqual(['Stopping the database server that an interrupted run left behind.'])
	expect(isRunning(orphan)).toBe(false)
	expect(await query(server, 'select one from kept')).toEqual([{ one: 1 }])

	const again = Number((await readFile(join(place, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
	process.kill(again, 'SIGKILL')
	await server.stop()
	expect(await query(await start(), 'select one from kept')).toEqual([{ one: 1 }])
})

test('a server of a living process is shared', async () => {
	const other = await startElsewhere()
	const server = await start()
	expect(server).toMatchObject({ owned: false, url: other.url })
	await server.stop()
	expect(await query(other, 'select 1 as one')).toEqual([{ one: 1 }])
	other.owner.kill('SIGKILL')
	await new Promise((resolve) => other.owner.once('exit', resolve))
	expect((await start()).owned).toBe(true)
})

test('data of a newer PostgreSQL is refused in one sentence', async () => {
	const server = await start()
	await server.stop()
	await writeFile(join(server.folder, 'data', 'PG_VERSION'), '99\n')
	await expect(start()).rejects.toThrow(/made by PostgreSQL 99, and this Vitrine brings PostgreSQL 18/)
})

test.runIf(process.getuid?.() === 0)(
	'a folder that only root may enter is replaced by one below /var/lib',
	async () => {
		await chmod(place, 0o700)
		const server = await start()
		expect(server.folder).toMatch(/^\/var\/lib\/vitrine\/[0-9a-f]{12}$/)
		expect(lines).toEqual([expect.stringContaining(`cannot reach ${place}`)])
		expect(await query(server, 'show fsync')).toEqual([{ fsync: 'on' }])
	},
)
