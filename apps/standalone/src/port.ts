import { type AddressInfo, createServer } from 'node:net'
import { StartProblem } from './start-problem.ts'

/** Returns a port after checking that it is free; for 0 a free one. Throws a StartProblem that names the variable to change. */
export async function requirePort(wanted: {
	variable: 'PORT' | 'GATEWAY_PORT'
	port: number
	host: string
}): Promise<number> {
	const { variable, port, host } = wanted
	const server = createServer()
	try {
		await new Promise<void>((resolve, reject) => {
			server.once('error', reject)
			server.listen({ port, host, exclusive: true }, resolve)
		})
		return (server.address() as AddressInfo).port
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : String(error)
		const other = `another one is chosen with ${variable}=${port + 10} npm start`
		if (code === 'EADDRINUSE') throw new StartProblem(`Port ${port} is taken by another program; ${other}.`)
		if (code === 'EACCES') throw new StartProblem(`Port ${port} needs rights that this user lacks; ${other}.`)
		throw new StartProblem(`Vitrine cannot listen on ${host}:${port} (${code}); HOST and ${variable} say where.`)
	} finally {
		await new Promise((resolve) => server.close(resolve))
	}
}
