import { setTimeout as wait } from 'node:timers/promises'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { sql } from 'kysely'
import { brotliDecompressSync } from 'node:zlib'
import { BROWSER } from '../bench/addresses.ts'
import { openConnection, type Target, writeRequest } from '../bench/connection.ts'
import { SUBSCRIPTION_KEY } from './bench.ts'

const HEADERS = {
	'accept-language': 'fr-FR',
	'ocp-apim-subscription-key': SUBSCRIPTION_KEY,
	'x-store-id': '001',
	'content-type': 'application/json',
}

type Tokens = { accessToken: string; refreshToken: string }
type Body = Partial<Tokens> & { tokens?: Tokens }
type Sent = { token?: string; body?: object; from?: string }

async function call(gateway: string, request: string, { token, body, from = '10.9.9.9' }: Sent = {}) {
	const [method = '', path = ''] = request.split(' ')
	const response = await fetch(`${gateway}${path}`, {
		method,
		headers: { ...HEADERS, 'x-client-address': from, ...(token && { authorization: `Bearer ${token}` }) },
		...(body && { body: JSON.stringify(body) }),
	})
	return { status: response.status, body: (await response.json().catch(() => ({}))) as Body }
}

/** Signs in at one gateway, refreshes at the next, uses it at the third and signs out there: what does not hold. */
export async function checkSessions(db: Database, gateways: readonly string[]): Promise<string[]> {
	const [first = '', second = '', third = ''] = gateways
	const { email, password } = await insertCustomer(db)
	const signedIn = await call(first, 'POST /auth/login', { body: { email, password } })
	const mine = await call(second, 'GET /customers/me', { token: signedIn.body.tokens?.accessToken ?? '' })
	const refreshed = await call(second, 'POST /auth/refresh', {
		body: { refreshToken: signedIn.body.tokens?.refreshToken },
	})
	const { accessToken: token = '', refreshToken } = refreshed.body
	const stillMine = await call(third, 'GET /customers/me', { token })
	const left = await call(third, 'POST /auth/logout', { body: { refreshToken } })
	const late = await call(first, 'POST /auth/refresh', { body: { refreshToken } })
	const seen = [signedIn, mine, refreshed, stillMine, left, late].map(({ status }) => status).join()
	return seen === '200,200,200,200,204,401' ? [] : [`${seen} instead of 200,200,200,200,204,401`]
}

/** Where every process answers, and one address with a product's page among others. */
type Places = { gateways: readonly string[]; storefronts: readonly Target[]; host: string; paths: readonly string[] }

/** Changes a price by SQL and asks every process for it until it is there: what is not after five seconds. */
export async function checkPrices(db: Database, { gateways, storefronts, host, paths }: Places): Promise<string[]> {
	const page = paths.find((path) => path.includes('/p/') && path.includes('shown'))
	if (!page) return [`no page of the product among ${paths.join(' ')}`]
	const key = page.split('/').at(-2)!
	await sql`update prices set cent_amount = 7777 where sku like 'shown%'`.execute(db)
	const began = Date.now()
	const times: string[] = []
	const untilThere = async (name: string, isThere: () => Promise<boolean>) => {
		while (!(await isThere())) {
			if (Date.now() - began > 5_000) return [`${name} has the former price after 5 s`]
			await wait(50)
		}
		times.push(`${name} ${Date.now() - began} ms`)
		return []
	}
	const faults = await Promise.all([
		...gateways.map((gateway, index) =>
			untilThere(`gateway ${index + 1}`, async () => {
				const { body } = await call(gateway, `GET /catalog/products/${key}`)
				return JSON.stringify(body).includes('"centAmount":7777')
			}),
		),
		...storefronts.map((target, index) =>
			untilThere(`storefront ${index + 1}`, async () =>
				(await readPage(target, { host, path: page })).includes('77,77'),
			),
		),
	])
	console.log(`  ${times.join(', ')}`)
	return faults.flat()
}

async function readPage(target: Target, { host, path }: { host: string; path: string }): Promise<string> {
	const connection = openConnection(target)
	const { body, head } = await connection.ask(writeRequest({ path, headers: { host, ...BROWSER } }))
	connection.close()
	return (/content-encoding: *br/i.test(head) ? brotliDecompressSync(body) : body).toString()
}

type Balanced = { pages: Target; gateway: Target; host: string; paths: readonly string[] }

/** Two thousand pages and a hundred wrong passwords from one address, spread over all processes: what is not as it should be. */
export async function checkLimits(db: Database, { pages, gateway, host, paths }: Balanced): Promise<string[]> {
	const began = Date.now()
	const statuses = new Map<number, number>()
	let next = 0
	await Promise.all(
		Array.from({ length: 8 }, async () => {
			const connection = openConnection(pages)
			while (next < 2_000) {
				const path = paths[next++ % paths.length]!
				const { status } = await connection.ask(writeRequest({ path, headers: { host, ...BROWSER } }))
				statuses.set(status, (statuses.get(status) ?? 0) + 1)
			}
			connection.close()
		}),
	)
	const seconds = (Date.now() - began) / 1_000
	const { email } = await insertCustomer(db)
	let refused = 0
	for (let index = 0; index < 100; index++) {
		const from = { body: { email, password: 'Not-It-12' }, from: '10.9.9.8' }
		const { status } = await call(`http://${gateway.host}:${gateway.port}`, 'POST /auth/login', from)
		refused += status === 429 ? 1 : 0
	}
	console.log(
		`  2,000 pages in ${seconds.toFixed(1)} s: ${JSON.stringify([...statuses])}; ${refused} of 100 tries refused`,
	)
	return [
		statuses.get(200) === 2_000 ? '' : `pages were refused: ${JSON.stringify([...statuses])}`,
		refused === 95 ? '' : `${refused} of 100 tries to sign in were refused instead of 95`,
	].filter(Boolean)
}
