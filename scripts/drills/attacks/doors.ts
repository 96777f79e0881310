import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { sql } from 'kysely'
import { placeOrder } from '../shopper.ts'
import { type Attack, ask, tally, type Target } from './attack.ts'

const MEGABYTE = 1_048_576

/** Memory the shop's process holds, in megabytes. */
async function memoryOf({ pid }: Target): Promise<number> {
	const status = await readFile(`/proc/${pid()}/status`, 'utf8')
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
}

function bodyOf(megabytes: number): ReadableStream<Uint8Array> {
	let sent = 0
	const chunk = new Uint8Array(MEGABYTE).fill(97)
	return new ReadableStream({
		pull(controller) {
			if (sent++ < megabytes) controller.enqueue(chunk)
			else controller.close()
		},
	})
}

async function sendHugeBodies(target: Target): Promise<string | undefined> {
	const before = await memoryOf(target)
	const send = async () => {
		const response = await fetch(`${target.bench.shopUrl}/fr/auth/sign-in/`, {
			method: 'POST',
			body: bodyOf(300),
			duplex: 'half',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
		} as RequestInit).catch(() => undefined)
		// A connection that was cut off is a refusal too.
		return response?.status ?? 413
	}
	const statuses = await Promise.all([send(), send(), send()])
	const grown = (await memoryOf(target)) - before
	if (statuses.some((status) => status !== 413)) return `bodies of 300 MB: ${tally(statuses)}`
	return grown > 200 ? `the process grew by ${Math.round(grown)} MB` : undefined
}

async function guessFromOneNetwork(target: Target): Promise<string | undefined> {
	const guess = (index: number) =>
		ask(target, 'POST /gift-cards/balance', {
			from: `2001:db8:1:2::${(index + 1).toString(16)}`,
			body: { cardNumber: 'ACDEFHJKLMNP', code: 'ACDEFHJKLM' },
		})
	const statuses: number[] = []
	for (let index = 0; index < 60; index++) statuses.push((await guess(index)).status)
	const refused = statuses.filter((status) => status === 429).length
	return refused >= 50 ? undefined : `60 guesses of one /64: ${tally(statuses)}`
}

async function postFromForeignPage({ bench }: Target): Promise<string | undefined> {
	const paths = ['/fr/auth/passkey/use/', '/fr/auth/passkey/ask/', '/fr/cookies/proof/', '/fr/auth/sign-in/']
	const statuses = await Promise.all(
		paths.map(async (path) => {
			const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
			const body = new URLSearchParams({ proof: '{}' })
			return (await fetch(`${bench.shopUrl}${path}`, { method: 'POST', body, headers, redirect: 'manual' })).status
		}),
	)
	return statuses.every((status) => status === 403) ? undefined : `forms of a foreign page: ${tally(statuses)}`
}

async function takeWholeStock(target: Target): Promise<string | undefined> {
	const { db, shop } = target.bench
	const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: 45 }] }] })
	const sku = colorways[0]!.skus[0]!
	const errand = (index: number) => ({
		shop,
		sku,
		number: 7_777,
		quantity: 5,
		email: `thief-${index}@example.com`,
		isOver: () => true,
	})
	for (let index = 0; index < 9; index++) await placeOrder(errand(index))
	const { rows } = await sql<{ held: number }>`
		select coalesce(sum(quantity), 0)::int as held from stock_holds where sku = ${sku} and status = 'held'`.execute(db)
	const held = rows[0]?.held ?? 0
	return held <= 15 ? undefined : `one visitor holds ${held} of 45 units`
}

/** A foreign name that points to this machine: DNS rebinding. */
async function readInboxUnderForeignName({ bench }: Target): Promise<string | undefined> {
	const { port } = new URL(bench.shopUrl)
	const options = { host: '127.0.0.1', port, path: '/_inbox/', headers: { host: `rebound.example:${port}` } }
	const status = await new Promise<number>((resolve, reject) => {
		get(options, (response) => {
			response.resume()
			resolve(response.statusCode ?? 0)
		}).on('error', reject)
	})
	return status === 403 ? undefined : `the inbox answers ${status} to rebound.example`
}

export const DOOR_ATTACKS: readonly Attack[] = [
	{ finding: 'H3', name: 'three bodies of 300 MB at once', run: sendHugeBodies },
	{ finding: 'M3', name: '60 guesses from as many addresses of a /64', run: guessFromOneNetwork },
	{ finding: 'M4', name: 'forms and passkeys of a foreign page', run: postFromForeignPage },
	{ finding: 'M7', name: 'one visitor after a whole stock', run: takeWholeStock },
	{ finding: 'M10', name: 'the inbox under a foreign host name', run: readInboxUnderForeignName },
]
