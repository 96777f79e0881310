import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; location: string | undefined; contentType: string; body: string }

const TIMEOUT = 30_000

/**
 * Asks a shop on this machine for a path of one of its hosts. The connection goes to the shop's own address: not every
 * machine knows what `fr.localhost` is.
 */
export function createClient({ base, connections }: { base: URL; connections: number }) {
	const agent = new Agent({ keepAlive: true, maxSockets: connections })
	return {
		async get(host: string, path: string): Promise<Answer> {
			const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
				const options = {
					agent,
					host: base.hostname,
					port: base.port || 80,
					path,
					headers: { host, 'user-agent': 'Vitrine-Crawl', accept: '*/*' },
				}
				const asked = request(options, resolve)
				asked.setTimeout(TIMEOUT, () => asked.destroy(new Error('no answer in time')))
				asked.on('error', reject)
				asked.end()
			})
			const { statusCode = 0, headers } = response
			return {
				status: statusCode,
				location: headers.location,
				contentType: headers['content-type'] ?? '',
				body: await text(response),
			}
		},
		close: () => agent.destroy(),
	}
}

export type Client = ReturnType<typeof createClient>
