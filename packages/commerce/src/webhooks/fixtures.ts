import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }

/** A receiver of webhooks in tests, which answers as `answer` says: 204 by default. */
export async function openReceiver() {
	const received: Received[] = []
	let answer: (response: ServerResponse, message: Received) => void = (response) => void response.writeHead(204).end()
	const server = createServer((request, response) => {
		let body = ''
		request.setEncoding('utf8')
		request.on('data', (part) => (body += part))
		request.on('end', () => {
			const message = { path: request.url ?? '', headers: request.headers, body }
			received.push(message)
			answer(response, message)
		})
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	return {
		received,
		url: (path = '/') => `http://127.0.0.1:${port}${path}`,
		answerWith(next: typeof answer) {
			answer = next
		},
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}
