import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Account, Binaries } from './embedded-place.ts'
import { endProcess } from './running-process.ts'

/** A reason why the embedded server cannot run that a person can fix. */
export class EmbeddedPostgresError extends Error {}

const DURABLE = {
	shared_buffers: '256MB',
	max_connections: '100',
	random_page_cost: '1.1',
	log_min_messages: 'warning',
}
const THROW_AWAY = {
	...DURABLE,
	max_connections: '200',
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
}
/** Fast shutdown: open transactions are rolled back. The later signals lose nothing either: the next start replays the log. */
export const STOP_SIGNALS = [
	{ signal: 'SIGINT', timeoutMs: 3_000 },
	{ signal: 'SIGQUIT', timeoutMs: 3_000 },
	{ signal: 'SIGKILL', timeoutMs: 1_000 },
] as const satisfies { signal: NodeJS.Signals; timeoutMs: number }[]

type Launch = {
	folder: string
	account: Account
	binaries: Binaries
	durable: boolean
	onLoss?: () => void
}

/** Starts on the given or a free port; retries when another program takes it, or a killed server's memory is not yet free. */
export async function launchOnPort(
	options: Launch & { port?: number },
): Promise<{ port: number; stop: () => Promise<void> }> {
	for (let attempt = 1; ; attempt++) {
		const port = options.port ?? (await freePort())
		try {
			return { port, stop: await launch({ ...options, port }) }
		} catch (error) {
			if (attempt === 50 || !/could not bind|pre-existing shared memory/.test(String(error))) throw error
			await new Promise((resolve) => setTimeout(resolve, 200))
		}
	}
}

/** English messages and UTC, independent of the machine's locale. */
export function serverEnvironment() {
	return { LC_ALL: 'C', TZ: 'UTC' }
}

/** Reads process id, port and state from the server's postmaster.pid. */
export async function postmaster(folder: string): Promise<{ pid: number; port: number; status: string } | undefined> {
	const text = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => undefined)
	const lines = text?.split('\n')
	return lines && { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
}

async function freePort(): Promise<number> {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	await new Promise((resolve) => server.close(resolve))
	if (address === null || typeof address === 'string')
		throw new EmbeddedPostgresError('There is no free port on 127.0.0.1.')
	return address.port
}

/** Starts the server and waits until it accepts connections. Returns the function that stops it. */
async function launch(options: Launch & { port: number }): Promise<() => Promise<void>> {
	const { folder, account, binaries, port } = options
	const chosen = options.durable ? DURABLE : THROW_AWAY
	const settings = { ...chosen, listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC' }
	const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
	const log = await open(join(folder, 'log'), 'w', 0o600)
	// Earlier versions created a log readable by everybody, and it contains statements.
	await log.chmod(0o600)
	// In a process group of its own, so that Ctrl-C reaches the server only through `stop`, after everything that still
	// writes to it.
	const server = spawn(binaries.postgres, ['-D', join(folder, 'data'), '-p', String(port), ...flags], {
		...account,
		cwd: folder,
		env: serverEnvironment(),
		detached: true,
		stdio: ['ignore', log.fd, log.fd],
	})
	await log.close()
	const ended = new Promise<string>((resolve) => {
		server.on('error', (error) => resolve(error.message))
		server.on('exit', async () => resolve(await lastLines(join(folder, 'log'))))
	})
	const endNow = () => void server.kill('SIGINT')
	process.once('exit', endNow)
	const failure = await Promise.race([ended, ready(folder, server)])
	if (failure !== undefined) {
		process.removeListener('exit', endNow)
		throw new EmbeddedPostgresError(`The database server did not start: ${failure}`)
	}
	server.unref()
	if (options.onLoss) server.once('exit', options.onLoss)
	return async () => {
		process.removeListener('exit', endNow)
		if (options.onLoss) server.removeListener('exit', options.onLoss)
		if (server.pid) await endProcess(server.pid, STOP_SIGNALS)
	}
}

/** The server writes `ready` into its pid file, whatever the language of its log. */
async function ready(folder: string, server: ChildProcess): Promise<undefined> {
	while (server.pid && server.exitCode === null && server.signalCode === null) {
		const state = await postmaster(folder)
		if (state && state.pid === server.pid && state.status === 'ready') return
		await new Promise((resolve) => setTimeout(resolve, 20))
	}
	return new Promise(() => undefined)
}

async function lastLines(path: string): Promise<string> {
	const text = await readFile(path, 'utf8').catch(() => '')
	return text.trim().split('\n').slice(-5).join(' ')
}
