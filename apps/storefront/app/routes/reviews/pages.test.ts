import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { buyGoods } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { deliver, insertReview } from '@vitrine/commerce/reviews/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
let opened: TestShop
let path: string
let order: { orderId: string; orderNumber: string }
const at = async (address: string) => (await opened.shop.request(address)).text()

beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const { colorways } = await insertProduct(db, { id: 'LN-W01' })
		const items = [{ sku: colorways[0]!.skus[0]!, quantity: 1 }]
		order = await buyGoods(db, { items })
		for (let number = 1; number <= 12; number++) {
			const id = `review-number-${number}`
			const title = number === 1 ? '<script>alert(1)</script>' : `Avis ${number}`
			const written_at = new Date(NOW.getTime() - number * 60_000)
			await insertReview(db, {
				id,
				product_id: 'LN-W01',
				origin: 'example',
				written_at,
				title,
				stars: 1 + (number % 5),
			})
		}
	})
	path = /href="(\/fr\/p\/[^"?]+\/)"/.exec(await at('/fr/c/femme/chemises-et-blouses/'))![1]!
})
afterAll(() => opened.close())

test('the page of a product shows figures, the newest reviews and how they are checked, with no script of theirs', async () => {
	const html = await at(path)
	const text = textOf(html)
	expect(text).toMatch(/2,9\s?12 avis|2,9 12 avis/)
	expect(text).toContain('100 % disent qu’il taille juste')
	expect(text).toContain('Exemples d’une boutique de démonstration')
	expect(html.match(/<article>/g)).toHaveLength(3)
	expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
	expect(html).not.toContain('<script>alert(1)')
	// Nobody has bought them here.
	expect(html).not.toContain('AggregateRating')
})

test('all of them come in pages and by filters, newest first, without a script', async () => {
	const html = await at(`${path}reviews/`)
	expect(html.match(/<article>/g)).toHaveLength(10)
	expect(textOf(html)).toContain('Les plus récents d’abord.')
	const second = await at(`${path}reviews/?page=2`)
	expect(second.match(/<article>/g)).toHaveLength(2)
	// As a page that is alive asks: addresses in it are those of pages.
	const asked = await at(`${path}reviews/_.data?stars=5&_routes=routes%2Freviews%2Freviews`)
	expect(asked).toContain('reviews/?stars=5')
	expect(asked).not.toContain('_routes')
	const five = await at(`${path}reviews/?stars=5&fit=true&height=170-179&size=38&x=1`)
	expect(five.match(/<article>/g)).toHaveLength(2)
	expect(textOf(await at(`${path}reviews/?size=99`))).toContain('Aucun avis ne correspond à ces critères.')
	for (const odd of ['?page=-1', '?stars=9', '?height=x', '?fit[]=1', '?page=99999999999'])
		expect((await opened.shop.request(`${path}reviews/${odd}`)).status, odd).toBe(200)
	expect((await opened.shop.request(`${path}reviews/?page=99`)).status).toBe(200)
})

test('a vote counts once, by a form, and leads back to its review', async () => {
	const shopper = shopperOf(opened)
	const vote = () => shopper(`${path}reviews/`, { review: 'review-number-2' })
	const first = await vote()
	expect([first.status, first.location]).toEqual([303, `${path}reviews/?voted=review-number-2#review-number-2`])
	await vote()
	await opened.refresh()
	const html = await at(`${path}reviews/?voted=review-number-2`)
	expect(textOf(html)).toContain('Utile (1)')
	expect(textOf(html)).toContain('Votre voix compte une fois.')
	expect((await shopper(`${path}reviews/`, { review: 'unknown-review' })).status).toBe(404)
	expect((await shopper(`${path}reviews/`, { review: "' or 1=1" })).status).toBe(404)
	for (const odd of ['%0d%0aSet-Cookie:%20a=b', '%C5%82%C3%B3d%C5%BA', '..%2F..%2F%2Fevil.example'])
		expect((await shopper(`/fr/p/${odd}/reviews/`, { review: 'review-number-2' })).status, odd).toBeLessThan(500)
})

test('a report and a question arrive; what is missing is said', async () => {
	const shopper = shopperOf(opened)
	const report = `${path}reviews/review-number-3/report/`
	const empty = await shopper(report, { words: 'court', email: 'nobody' })
	expect(empty.status).toBe(422)
	for (const said of ['Choisissez un motif', 'Écrivez au moins 10 caractères', 'Indiquez une adresse e-mail complète'])
		expect(textOf(empty.html)).toContain(said)
	const sent = await shopper(report, { reason: 'illegal', words: 'Ceci est interdit.', email: '' })
	expect([sent.status, sent.location]).toEqual([303, `${report}?done=true`])
	const asked = await shopper(`${path}ask/`, {
		words: 'Se lave-t-elle à la main ?',
		author: '',
		email: 'ada@example.com',
	})
	expect([asked.status, asked.location]).toEqual([303, `${path}ask/?done=true`])
	const rows = await opened.db.selectFrom('product_inquiries').select(['email', 'page_url']).execute()
	expect(rows).toMatchObject([{ email: 'ada@example.com', page_url: expect.stringContaining(path) }])
})

const SAID: Readonly<Record<string, readonly [list: string, ask: string, report: string, write: string]>> = {
	fr: ['Les plus récents d’abord.', 'Poser une question', 'Signaler un avis', 'Votre avis'],
	en: ['Newest first.', 'Ask a question', 'Report a review', 'Your review'],
	es: ['Las más recientes primero.', 'Hacer una pregunta', 'Denunciar una opinión', 'Tu opinión'],
	de: ['Neueste zuerst.', 'Frage stellen', 'Bewertung melden', 'Ihre Bewertung'],
	it: ['Prima le più recenti.', 'Fai una domanda', 'Segnala una recensione', 'La tua recensione'],
	pl: ['Od najnowszych.', 'Zadaj pytanie', 'Zgłoś opinię', 'Twoja opinia'],
	ch: ['Les plus récents d’abord.', 'Poser une question', 'Signaler un avis', 'Votre avis'],
}

test.each(LOCALES_TRIED)(
	'/%s/: reviews, questions, reports and the form without a script, in its language',
	async (locale) => {
		const shopper = shopperOf(opened)
		const there = path.replace('/fr/', `/${locale}/`)
		const own = (await shopper(there)).location ?? there
		const [list, ask, report, write] = SAID[locale]!
		const said = async (address: string, fields?: Record<string, string>) =>
			textOf((await shopper(address, fields)).html)
		expect(await said(`${own}reviews/`)).toContain(list)
		const vote = await shopper(`${own}reviews/`, { review: 'review-number-5' })
		expect([vote.status, vote.location?.startsWith(`${own}reviews/`)]).toEqual([303, true])
		const question = { words: 'Une question de plus ?', author: '', email: '' }
		expect(await said(`${own}ask/`)).toContain(ask)
		expect((await shopper(`${own}ask/`, { ...question, words: '' })).status).toBe(422)
		expect((await shopper(`${own}ask/`, question)).location).toBe(`${own}ask/?done=true`)
		const notice = `${own}reviews/review-number-4/report/`
		expect(await said(notice)).toContain(report)
		expect((await shopper(notice, {})).status).toBe(422)
		const reported = await shopper(notice, { reason: 'off-topic', words: 'Une raison assez longue.', email: '' })
		expect(reported.location).toBe(`${notice}?done=true`)
		expect(await said(`/${locale}/review/${order.orderId}/`)).toContain(write)
	},
)

test('the buyer writes with the key of the order, changes and removes; nobody else can', async () => {
	const shopper = shopperOf(opened)
	const page = `/fr/review/${order.orderId}/`
	expect(textOf((await shopper(page)).html)).toContain('Possible dès que l’article est livré.')
	const review = {
		product: 'LN-W01',
		stars: '5',
		title: 'Très belle',
		body: 'La coupe tombe parfaitement bien.',
		fit: 'true',
	}
	expect((await shopper(page, review)).status).toBe(409)
	await deliver(opened.db, { orderNumber: order.orderNumber, now: new Date() })
	const missing = await shopper(page, { product: 'LN-W01', title: '', body: 'court', heightCm: '999' })
	expect(missing.status).toBe(422)
	expect(textOf(missing.html)).toContain('Choisissez une note')
	expect(textOf(missing.html)).toContain('entre 40 et 250 cm')
	const written = await shopper(page, review)
	expect([written.status, written.location]).toEqual([303, `${page}?done=written`])
	expect(textOf((await shopper(`${page}?done=written`)).html)).toContain('En cours de lecture')
	expect((await shopper(page)).html).toContain('value="Très belle"')
	expect((await opened.shop.request(page)).headers.get('cache-control')).toBe('private, no-store')
	expect((await shopper('/fr/review/AAAAAAAAAAAAAAAAAAAA/', review)).status).toBe(404)
	expect((await shopper(page, { intent: 'remove', product: 'LN-W01' })).location).toBe(`${page}?done=removed`)
	expect(await opened.db.selectFrom('reviews').select('id').where('origin', '=', 'bought').execute()).toEqual([])
})

test('a checked review is told search engines; each is marked with its language', async () => {
	const shopper = shopperOf(opened)
	await shopper(`/fr/review/${order.orderId}/`, {
		product: 'LN-W01',
		stars: '4',
		title: 'Bien',
		body: 'La coupe tombe parfaitement bien.',
	})
	await opened.db.deleteFrom('reviews').where('origin', '=', 'example').execute()
	await opened.db.updateTable('reviews').set({ status: 'published' }).execute()
	await opened.refresh()
	const html = await at(path.replace('/fr/', '/de/'))
	expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1,"bestRating":5}')
	expect(html).toContain('lang="fr-FR">Bien</h3>')
	expect(textOf(html)).toContain('Geschrieben auf Französisch')
	expect(textOf(html)).toContain('Geprüfter Kauf')
	expect(textOf(html)).toContain('Nur wer den Artikel bei uns gekauft hat')
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<a href="javascript:alert(1)">ici</a>'])(
	'%j in a question, its answer or a name is text on both pages',
	async (script) => {
		const id = `inquiry-${Buffer.from(script).toString('hex').slice(0, 12)}`
		const inquiry = { id, product_id: 'LN-W01', site: 'fr', language_tag: 'fr-FR', page_url: 'https://a.example/' }
		const typed = { words: `Question ${script}`, answer: `Réponse ${script}`, author: script }
		const dates = { asked_at: new Date(), decided_at: new Date() }
		const values = { ...inquiry, ...typed, ...dates, status: 'published' as const }
		await opened.db.insertInto('product_inquiries').values(values).execute()
		await opened.refresh()
		for (const page of [path, `${path}reviews/`]) {
			const html = await at(page)
			expect(html).toMatch(/Question (&lt;|&quot;&gt;&lt;)/)
			expect(html).toMatch(/Réponse (&lt;|&quot;&gt;&lt;)/)
			expect(html.toLowerCase()).not.toMatch(/<script>alert|<img[^>]*onerror=alert|href="javascript/)
		}
	},
)
