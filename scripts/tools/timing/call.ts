import { Agent, request } from 'node:http'

export const SUBSCRIPTION_KEY = 'timing'

// One connection, kept: what is measured is the answer, not the way there.
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export type Timed = { status: number; milliseconds: number }

/** Posts to the gateway from an address of the network; answers the status and how long it took to the last byte. */
export function timedPost(url: string, body: unknown, from: string): Promise<Timed> {
	const text = JSON.stringify(body)
	const headers = {
		'accept-language': 'fr-FR',
		'content-type': 'application/json',
		'content-length': Buffer.byteLength(text),
		'ocp-apim-subscription-key': SUBSCRIPTION_KEY,
		'x-store-id': '001',
		'x-client-address': from,
	}
	return new Promise((resolve, reject) => {
		const begun = performance.now()
		const sent = request(url, { method: 'POST', agent, headers }, (response) => {
			response.on('data', () => undefined)
			response.on('end', () => resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - begun }))
		})
		sent.on('error', reject)
		sent.end(text)
	})
}
