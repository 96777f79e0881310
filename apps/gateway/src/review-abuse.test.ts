import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { buyGoods } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { createTestDatabase, type TestDatabase } from '@vitrine/commerce/database/test-database'
import { deliver, insertReview, OPINION } from '@vitrine/commerce/reviews/fixtures'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { createLog } from './log.ts'

/** What strangers try with reviews, questions and alerts (issue 14, acceptance 5), by the public API and its limits. */
let database: TestDatabase
let app: ReturnType<typeof createGateway>
let sku: string
let soldOut: string
let urlKey: string
let orderId: string
beforeAll(async () => {
	database = await createTestDatabase()
	const { db } = database
	await insertSites(db)
	const variants = [
		{ size: '38', stock: 20 },
		{ size: '40', stock: 0 },
	]
	const { colorways } = await insertProduct(db, { id: 'LN-W01', colorways: [{ variants }] })
	;[sku = '', soldOut = ''] = colorways[0]!.skus
	urlKey = colorways[0]!.id
	const order = await buyGoods(db, { items: [{ sku, quantity: 1 }] })
	orderId = order.orderId
	await deliver(db, { orderNumber: order.orderNumber, now: new Date() })
	const services = testServices(db)
	await services.index.start()
	app = createGateway({
		db,
		log: createLog({ level: 'silent' }),
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 600 },
		capabilities: createCapabilities(services),
	})
})
afterAll(() => database.drop())

let networks = 0
/** A caller of a network of its own, unless it says which. */
function call(method: string, path: string, body?: object, network = `192.0.2.${(networks += 1)}`) {
	const headers = {
		'Accept-Language': 'fr-FR',
		'Ocp-Apim-Subscription-Key': 'demo',
		'X-Store-Id': '001',
		'X-Client-Address': network,
		'Content-Type': 'application/json',
	}
	return Promise.resolve(app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) }))
}

const count = async (table: 'reviews' | 'review_reports' | 'product_inquiries' | 'restock_alerts') =>
	(await database.db.selectFrom(table).select('id').execute()).length

test('a thousand reviews at once of one network: one row, and beyond the limit nothing is looked at', async () => {
	const answers = await Promise.all(
		Array.from({ length: 1_000 }, (_, number) =>
			call('PUT', `/reviewable/${orderId}/LN-W01`, { ...OPINION, title: `Avis ${number}` }, '198.51.100.1'),
		),
	)
	const statuses = answers.map(({ status }) => status)
	expect(new Set(statuses)).toEqual(new Set([200, 429]))
	// What comes while processes exchange their counts is on top (decision 0080).
	expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(900)
	expect(Number(answers.find(({ status }) => status === 429)!.headers.get('retry-after'))).toBeGreaterThan(0)
	expect(await count('reviews')).toBe(1)
})

test('a review without a purchase, with the key of another order, of another style, or of goods on their way', async () => {
	const { orderId: waiting } = await buyGoods(database.db, { items: [{ sku, quantity: 1 }] })
	const write = async (key: string, product = 'LN-W01') => {
		const answer = await call('PUT', `/reviewable/${key}/${product}`, OPINION)
		return [answer.status, ((await answer.json()) as { code: string }).code]
	}
	expect(await write('a-key-of-nobody-at-all')).toEqual([404, 'review-key-unknown'])
	expect(await write(orderId, 'LN-W99')).toEqual([404, 'not-bought'])
	expect(await write(waiting)).toEqual([409, 'not-delivered'])
	expect((await call('DELETE', '/reviewable/a-key-of-nobody-at-all/LN-W01')).status).toBe(404)
	expect((await call('POST', '/reviewable/a-key-of-nobody-at-all/photos', { photo: '' })).status).toBe(404)
	// The order's number, which stands on its papers, is no key.
	const { order_number: number } = await database.db
		.selectFrom('orders')
		.select('order_number')
		.where('id', '=', orderId)
		.executeTakeFirstOrThrow()
	expect((await call('GET', `/reviewable/${number}`)).status).toBeGreaterThanOrEqual(400)
	expect(await count('reviews')).toBe(1)
})

const SCRIPTS = [
	'<script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	'javascript:alert(1)',
	'{{7*7}}${7*7}',
	'\u202egnp.exe',
]

test.each(SCRIPTS)('%j is text wherever it is typed, and answered as JSON', async (script) => {
	const review = {
		...OPINION,
		title: script,
		body: `${script} ${OPINION.body}`,
		author: script,
		usualSize: script.slice(0, 20),
	}
	const answer = await call('PUT', `/reviewable/${orderId}/LN-W01`, review)
	expect([
		answer.status,
		answer.headers.get('content-type')?.split(';')[0],
		answer.headers.get('x-content-type-options'),
	]).toEqual([200, 'application/json', 'nosniff'])
	expect(((await answer.json()) as { title: string }).title).toBe(script.replace('\u202e', ''))
	const picture = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`).toString('base64')
	for (const photo of [picture, script, `data:image/png;base64,${picture}`]) {
		const refused = await call('POST', `/reviewable/${orderId}/photos`, { photo })
		expect([refused.status, refused.headers.get('content-type')], photo).toEqual([422, 'application/problem+json'])
		expect(await refused.json()).toMatchObject({
			code: 'refused-values',
			errors: [{ field: 'photo', code: 'not-an-image' }],
		})
	}
})

test('votes, reports and questions twice, and all at once, count once', async () => {
	const review_id = 'review-of-somebody'
	await insertReview(database.db, { id: review_id, product_id: 'LN-W01', written_at: new Date() })
	const thirty = <T>(ask: (network: string) => Promise<T>) =>
		Promise.all(Array.from({ length: 30 }, () => ask('203.0.113.9')))
	const votes = await thirty((network) => call('POST', `/reviews/${review_id}/votes`, undefined, network))
	expect(await Promise.all(votes.map((answer) => answer.json()))).toEqual(votes.map(() => ({ helpful: 1 })))
	const report = { reason: 'illegal', words: 'Ceci est interdit.', email: 'ada@example.com' }
	await thirty((network) => call('POST', `/reviews/${review_id}/reports`, report, network))
	expect(await count('review_reports')).toBe(1)
	expect(
		(await call('POST', `/reviews/${review_id}/reports`, { ...report, words: 'Et ceci est encore pire.' })).status,
	).toBe(202)
	expect(await count('review_reports')).toBe(2)
	const question = { words: 'Se lave-t-elle à la main ?', pageUrl: 'https://fr.localhost/fr/p/x/' }
	await thirty((network) => call('POST', `/catalog/products/${urlKey}/inquiries`, question, network))
	expect(await count('product_inquiries')).toBe(1)
	const wish = {
		sku: soldOut,
		email: 'ada@example.com',
		wordingVersion: '2026-11-23',
		pageUrl: 'https://fr.localhost/fr/stock-alert/?alert=ALERT_ID',
	}
	const wishes = await thirty(() => call('POST', '/restock-alerts', wish))
	expect(new Set(wishes.map(({ status }) => status))).toEqual(new Set([202]))
	expect(await count('restock_alerts')).toBe(1)
})

test('e-mails of questions, reports and alerts are counted of a network together', async () => {
	const ask = (at: number) =>
		call(
			'POST',
			`/catalog/products/${urlKey}/inquiries`,
			{ words: `Question numéro ${at} ?`, pageUrl: 'https://fr.localhost/fr/p/x/' },
			'203.0.113.77',
		)
	const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => ask(at)))
	expect(answers.filter(({ status }) => status === 202)).toHaveLength(60)
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
})

test('photos of one network are counted, and a body of any length is refused by what it says', async () => {
	const photo = { photo: 'bm90aGluZw==' }
	const answers = await Promise.all(
		Array.from({ length: 40 }, () => call('POST', `/reviewable/${orderId}/photos`, photo, '203.0.113.80')),
	)
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 429]))
	const headers = {
		'Ocp-Apim-Subscription-Key': 'demo',
		'X-Store-Id': '001',
		'Accept-Language': 'fr-FR',
		'Content-Type': 'application/json',
	}
	for (const [path, length] of [
		[`/reviewable/${orderId}/photos`, 300_000_000],
		[`/reviewable/${orderId}/LN-W01`, 100_000],
		[`/reviewable/${orderId}/photos/`, 100_000],
	] as const) {
		const answer = await app.request(path, {
			method: 'POST',
			headers: { ...headers, 'Content-Length': String(length) },
			body: '{}',
		})
		expect(answer.status, path).toBe(413)
	}
	expect((await call('POST', `/reviewable/${orderId}/photos`, { photo: 'A'.repeat(11 * 1024 * 1024) })).status).toBe(
		413,
	)
})
