import { Agent, request } from 'node:http'

export const SUBSCRIPTION_KEY = 'bench'

export const HEADERS: Record<string, string> = {
	'accept-language': 'fr-FR',
	'ocp-apim-subscription-key': SUBSCRIPTION_KEY,
	'x-store-id': '001',
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** One call to the gateway over a kept connection; throws for anything but a success. */
export function call<T>(url: string, method: string, body?: unknown): Promise<T> {
	const text = body === undefined ? undefined : JSON.stringify(body)
	return new Promise((resolve, reject) => {
		const headers = {
			...HEADERS,
			...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
		}
		const sent = request(url, { method, agent, headers }, (response) => {
			const chunks: Buffer[] = []
			response.on('data', (chunk: Buffer) => chunks.push(chunk))
			response.on('end', () => {
				const answer = Buffer.concat(chunks).toString()
				if ((response.statusCode ?? 500) >= 300)
					reject(new Error(`${method} ${url}: ${response.statusCode} ${answer.slice(0, 200)}`))
				else resolve(JSON.parse(answer) as T)
			})
		})
		sent.on('error', reject)
		sent.end(text)
	})
}
