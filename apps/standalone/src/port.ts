import { type AddressInfo, createServer } from 'node:net'
import { StartProblem } from './start-problem.ts'

/** A port that nobody else gets until it is given up, right before the shop listens there itself. */
export type HeldPort = { port: number; giveUp: () => Promise<void> }

/**
 * Takes a port; for 0 a free one. It is held while the shop is being filled: another program, or a connection of this one
 * to its database, would get it in the meantime. Who comes too early is turned away. Throws a StartProblem that names the
 * variable to change.
 */
export async function holdPort(wanted: {
	variable: 'PORT' | 'GATEWAY_PORT'
	port: number
	host: string
}): Promise<HeldPort> {
	const { variable, port, host } = wanted
	const server = createServer((socket) => socket.resetAndDestroy())
	try {
		await new Promise<void>((resolve, reject) => {
			server.once('error', reject)
			server.listen({ port, host, exclusive: true }, resolve)
		})
		server.unref()
		return {
			port: (server.address() as AddressInfo).port,
			giveUp: () => new Promise((resolve) => void server.close(() => resolve())),
		}
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : String(error)
		const other = `another one is chosen with ${variable}=${port + 10} npm start`
		if (code === 'EADDRINUSE') throw new StartProblem(`Port ${port} is taken by another program; ${other}.`)
		if (code === 'EACCES') throw new StartProblem(`Port ${port} needs rights that this user lacks; ${other}.`)
		throw new StartProblem(`Vitrine cannot listen on ${host}:${port} (${code}); HOST and ${variable} say where.`)
	}
}
