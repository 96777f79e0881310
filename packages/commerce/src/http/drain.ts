import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'

/** Longer than proxies keep an idle connection by default (nginx 60 s): the side that sends requests should end it. */
export const KEEP_ALIVE_TIMEOUT = 65_000
/** Within this time after the last listening a proxy has used or given up the connections it holds. */
const QUIET = 1_000

/**
 * Ends a server without an error for anybody: it listens no more, answers what it gets on open connections and lets each
 * answer close its own. `http.Server.close` would close idle connections at once, on which a proxy may just be sending an
 * order that it must not repeat. Resolves when the last connection is closed, after `patience` milliseconds by force.
 */
export async function drain(server: Server, { patience = 20_000 } = {}): Promise<void> {
	const closed = new Promise((resolve) => server.once('close', resolve))
	server.prependListener('request', (_, response) => {
		response.shouldKeepAlive = false
	})
	Listener.prototype.close.call(server)
	const sweeping = setInterval(() => server.closeIdleConnections(), QUIET)
	const last = setTimeout(() => server.closeAllConnections(), patience)
	await closed
	clearInterval(sweeping)
	clearTimeout(last)
}
