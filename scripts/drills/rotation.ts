// Five rotations of every list of secrets, each by a rolling restart behind nginx while visitors read pages, a customer stays
// signed in, shoppers buy and other systems read events. Ends with 1 when a request failed; some minutes: npm run drill -- rotation
import '@vitrine/market/install-seven-sites'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createKey, revokeKey } from '@vitrine/commerce/api-keys/commands'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { BROWSER, readSitemap } from '../bench/addresses.ts'
import type { Kind } from '../running/separate-processes.ts'
import { KINDS, openBalancedShop } from './balanced-shop.ts'
import { faultsOf, settledBooks } from './books.ts'
import { startReaders } from './readers.ts'
import type { RunningServer } from './server.ts'
import { goShopping } from './shopper.ts'

// Below those that the system lends to outgoing connections.
const PORT = 21_800
const COUNTS = { gateway: 2, worker: 1, storefront: 2 } as const
const [ROTATIONS, SHOPPERS, UNITS, READERS] = [5, 4, 5_000, 1]
/** Each a list of secrets, in a file of its own. */
const LISTS = ['AUTH_SECRETS', 'COOKIE_SECRETS', 'PAYMENT_WEBHOOK_SECRETS', 'SUBSCRIPTION_KEYS', 'OPERATOR_KEYS']

const secretOf = (list: string, turn: number) => `${list.toLowerCase()}-${turn}-of-a-drill-of-rotation`
const singles = LISTS.map((list) => [list.replace(/S$/, ''), ''])
const shop = await openBalancedShop({
	port: PORT,
	counts: COUNTS,
	// nginx leaves out for a second what was away: until it asks the first gateway again, the second has to answer.
	env: { ...Object.fromEntries(singles), SUBSCRIPTION_KEYS: '', DATABASE_POOL_SIZE: '6', SHUTDOWN_DELAY: '2' },
	files: [...LISTS, 'SUBSCRIPTION_KEY'],
})
const { db, programs } = shop
let isOver = false
const answers: Record<string, Record<number, number>> = {}
let operator = secretOf('OPERATOR_KEYS', 0)
let system = await makeKey()
const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: UNITS }] }] })
const sku = colorways[0]!.skus[0]!
const buying = {
	...shop.shop,
	subscriptionKey: secretOf('SUBSCRIPTION_KEYS', 0),
	onCall: (_: number, { status }: { status: number }) => note('purchase', status),
}
await write(0)
const running: Record<Kind, RunningServer[]> = { gateway: [], worker: [], storefront: [] }
for (const kind of KINDS)
	for (let index = 0; index < COUNTS[kind]; index++) running[kind].push(await programs.start(kind, index))

const paths = await readSitemap({ target: shop.pages, host: shop.host }, '/fr/')
const readers = startReaders({
	target: shop.pages,
	paths,
	headers: { host: shop.host, ...BROWSER },
	count: READERS,
})
const visiting = [
	...Array.from({ length: SHOPPERS }, async (_, number) => {
		await wait(number * 500)
		while (!isOver) await goShopping({ shop: buying, sku, number, isOver: () => isOver })
	}),
	staySignedIn(),
	readEvents(),
]
for (let turn = 1; turn <= ROTATIONS; turn++) {
	await write(turn)
	for (const kind of KINDS)
		for (let index = 0; index < COUNTS[kind]; index++) {
			await running[kind][index]!.stop()
			running[kind][index] = await programs.start(kind, index)
		}
	operator = secretOf('OPERATOR_KEYS', turn)
	buying.subscriptionKey = secretOf('SUBSCRIPTION_KEYS', turn)
	const former = system
	system = await makeKey()
	// A call with the former one may be under way.
	await wait(1_000)
	await revokeKey(db, { id: former.id, now: new Date() })
	console.log(`rotation ${turn}: ${JSON.stringify(answers)}`)
}
isOver = true
await Promise.all(visiting)
await readers.stop()
const books = await settledBooks(db, sku)
const { asked, failures } = readers.tally()
const faults = [
	...faultsOf({ ...books, onHand: books.onHand - (UNITS - books.sold - books.held) }, books.sold + books.held),
	...Object.entries(failures).map(([what, count]) => `${count} pages ${what}`),
	...Object.entries(answers).flatMap(([what, statuses]) =>
		Object.entries(statuses).flatMap(([status, count]) =>
			Number(status) >= (what === 'purchase' ? 500 : 300) || status === '401' ? [`${count} of ${what}: ${status}`] : [],
		),
	),
]
console.log(`${asked} pages, ${books.sold} sold; ${faults.length > 0 ? `WRONG: ${faults.join('; ')}` : 'held'}`)
for (const kind of KINDS) for (const server of running[kind]) await server.stop()
await shop.close()
process.exit(faults.length === 0 ? 0 : 1)

/** Lists of this turn: the secret that signs, the next one, the former one. */
async function write(turn: number): Promise<void> {
	for (const list of LISTS) {
		const secrets = [turn, turn + 1, turn - 1].map((each) => secretOf(list, each))
		await writeFile(shop.fileOf(list), `${secrets.join(',')}\n`)
	}
	await writeFile(shop.fileOf('SUBSCRIPTION_KEY'), secretOf('SUBSCRIPTION_KEYS', turn))
}

function note(what: string, status: number): void {
	const statuses = (answers[what] ??= {})
	statuses[status] = (statuses[status] ?? 0) + 1
}

async function ask(what: string, path: string, options: { token: string; body?: object }) {
	const { token, body } = options
	const response = await fetch(`http://${shop.gateway.host}:${shop.gateway.port}${path}`, {
		method: body ? 'POST' : 'GET',
		headers: {
			'accept-language': 'fr-FR',
			'ocp-apim-subscription-key': buying.subscriptionKey,
			'x-store-id': '001',
			'content-type': 'application/json',
			...(token && { authorization: `Bearer ${token}` }),
		},
		...(body && { body: JSON.stringify(body) }),
	})
	note(what, response.status)
	return (await response.json().catch(() => ({}))) as { tokens: Tokens } & Tokens
}
type Tokens = { accessToken: string; refreshToken: string }

/** Signs in once, reads the account and refreshes the session from time to time. */
async function staySignedIn(): Promise<void> {
	const { email, password } = await insertCustomer(db)
	let { tokens } = await ask('sign-in', '/auth/login', { token: '', body: { email, password } })
	for (let turn = 1; !isOver; turn++) {
		await ask('account', '/customers/me', { token: tokens.accessToken })
		if (turn % 20 === 0)
			tokens = await ask('refresh', '/auth/refresh', { token: '', body: { refreshToken: tokens.refreshToken } })
		await wait(200)
	}
}

async function readEvents(): Promise<void> {
	while (!isOver) {
		await ask('events by operator', '/admin/events', { token: operator })
		await ask('events by key', '/admin/events', { token: system.key })
		await wait(200)
	}
}

function makeKey() {
	return createKey(db, { name: 'drill', permissions: ['events.read'], sites: null, expiresAt: null, now: new Date() })
}
