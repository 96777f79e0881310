import type { Bench } from '../bench.ts'
import { SUBSCRIPTION_KEY } from '../bench.ts'

export type Target = {
	bench: Bench
	/** Of the shop's process as it runs now. */
	pid: () => number
	/** Ends the shop, by force or not, and starts it again, told something else. */
	restart: (signal: 'kill' | 'stop', changes?: Record<string, string>) => Promise<void>
}

/** One finding of the audit, tried again: `run` answers what it could do, or undefined when the shop held. */
export type Attack = { finding: string; name: string; run: (target: Target) => Promise<string | undefined> }

/** A call to the gateway as the shop passes it on for a visitor at an address. */
export async function ask(
	{ bench }: Target,
	request: string,
	{ body, from = '2001:db8:ffff::1', token }: { body?: unknown; from?: string; token?: string } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
	const [method = '', path = ''] = request.split(' ')
	const response = await fetch(`${bench.gatewayUrl}${path}`, {
		method,
		headers: {
			'accept-language': 'fr-FR',
			'ocp-apim-subscription-key': SUBSCRIPTION_KEY,
			'x-store-id': '001',
			'x-client-address': from,
			'content-type': 'application/json',
			...(token && { authorization: `Bearer ${token}` }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		signal: AbortSignal.timeout(20_000),
	})
	const text = await response.text()
	return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

/** The statuses of many calls, each with how often it came: `10 x 404, 50 x 429`. */
export function tally(statuses: readonly number[]): string {
	const counts = new Map<number, number>()
	for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
	return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ')
}
