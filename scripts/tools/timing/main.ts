// Measures whether time tells a known e-mail address from an unknown one (R91-R93): npm run tools -- timing. Two hundred tries of each,
// interleaved, over HTTP against a gateway of its own on a database of its own; ends with 1 where the medians differ by 10 % or more.
import '@vitrine/market/install-seven-sites'
import { JOBS } from '@vitrine/commerce/capabilities'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { installQueue } from '@vitrine/commerce/queue/queue'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { startServer } from '../../drills/server.ts'
import { openOwnDatabase } from '../../running/own-shop.ts'
import { SUBSCRIPTION_KEY, timedPost } from './call.ts'

/** More of them where the machine is busy: npm run tools -- timing 1000. */
const TRIES = Number(process.argv[2] ?? 200)
const WARM_UP = 20
const ALLOWED_PERCENT = 10
const PORT = 21_700
const gatewayUrl = `http://127.0.0.1:${PORT}`

type Case = { name: string; path: string; status: number; body: (email: string) => object }
const CASES: Case[] = [
	{
		name: 'Sign-in with a wrong password',
		path: '/auth/login',
		status: 401,
		body: (email) => ({ email, password: 'Not-The-Password-1' }),
	},
	{
		name: 'Creation of an account',
		path: '/customers',
		status: 201,
		body: (email) => ({
			email,
			password: PASSWORD,
			firstName: 'Camille',
			lastName: 'Durand',
			acceptsTerms: true,
			pageUrl: 'http://localhost/fr/auth/confirm/?token=TOKEN',
		}),
	},
	{
		name: 'Lost password',
		path: '/customers/password/forgot',
		status: 202,
		body: (email) => ({ email, pageUrl: 'http://localhost/fr/auth/change-password/?access=TOKEN' }),
	},
]

const { db, url, close } = await openOwnDatabase('timing')
await installQueue(url, JOBS)
await insertSites(db)
for (let index = 0; index < TRIES + WARM_UP; index++) await insertCustomer(db, { email: emailOf('known', index) })
const server = await startServer({
	program: 'apps/gateway/src/main.ts',
	gatewayUrl,
	env: {
		NODE_ENV: 'test',
		DATABASE_URL: url,
		GATEWAY_PORT: String(PORT),
		GATEWAY_HOST: '127.0.0.1',
		SUBSCRIPTION_KEYS: SUBSCRIPTION_KEY,
		RATE_LIMIT_PER_MINUTE: '1000000',
		UNPAID_ORDERS: '1000000',
		AUTH_SECRET: 'a secret of this measurement alone',
		PAYMENT_WEBHOOK_SECRET: 'a secret of this measurement alone',
		LOG_LEVEL: 'fatal',
	},
})

console.log(`${TRIES} tries each, interleaved, one after the other; medians\n`)
console.log('| Operation | Known | Unknown | Difference |\n|---|---|---|---|')
let calls = 0
for (const measured of CASES) {
	const { known, unknown } = await measure(measured)
	const percent = (Math.abs(known - unknown) / Math.min(known, unknown)) * 100
	console.log(`| ${measured.name} | ${known.toFixed(2)} ms | ${unknown.toFixed(2)} ms | ${percent.toFixed(1)} % |`)
	if (percent >= ALLOWED_PERCENT) process.exitCode = 1
}
await server.stop()
await close()

/** Each address is tried once and each try comes from elsewhere, so that nothing is counted twice; who goes first changes. */
async function measure(operation: Case): Promise<{ known: number; unknown: number }> {
	const times = { known: [] as number[], unknown: [] as number[] }
	for (let index = 0; index < TRIES + WARM_UP; index++) {
		const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
		for (const kind of order) {
			const milliseconds = await attempt(operation, emailOf(kind, index))
			if (index >= WARM_UP) times[kind].push(milliseconds)
		}
	}
	return { known: median(times.known), unknown: median(times.unknown) }
}

async function attempt(operation: Case, email: string): Promise<number> {
	calls += 1
	const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
	const { status, milliseconds } = await timedPost(gatewayUrl + operation.path, operation.body(email), from)
	if (status !== operation.status) throw new Error(`${operation.path} answered ${status}`)
	return milliseconds
}

/** Of the same length for both. */
function emailOf(kind: 'known' | 'unknown', index: number): string {
	return `${kind === 'known' ? 'customer' : 'stranger'}-${String(index).padStart(4, '0')}@example.com`
}

function median(values: number[]): number {
	const sorted = values.toSorted((one, other) => one - other)
	const middle = Math.floor(sorted.length / 2)
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
