import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { buyGoods } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { cameraPicture } from '@vitrine/commerce/media/test-pictures'
import { openTestStore, type TestStore } from '@vitrine/commerce/media/test-stores'
import { decideReview } from '@vitrine/commerce/reviews/commands/decide'
import { publishPhotos } from '@vitrine/commerce/reviews/commands/publish-photos'
import { deliver } from '@vitrine/commerce/reviews/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let media: TestStore
let sku: string
let path: string
let jpeg: Buffer

beforeAll(async () => {
	media = await openTestStore('folder')
	jpeg = await cameraPicture({ width: 900, height: 700 })
	opened = await openTestShop(
		async (db) => {
			const { colorways } = await insertProduct(db, {
				id: 'LN-W01',
				colorways: [{ variants: [{ size: '38', stock: 99 }] }],
			})
			sku = colorways[0]!.skus[0]!
		},
		{ readMedia: media.get },
	)
	const list = await opened.shop.request('/fr/c/femme/chemises-et-blouses/')
	path = /href="(\/fr\/p\/[^"?]+\/)"/.exec(await list.text())![1]!
})
afterAll(async () => {
	await opened.close()
	await media.close()
})

async function bought(): Promise<string> {
	const { orderId, orderNumber } = await buyGoods(opened.db, { items: [{ sku, quantity: 1 }] })
	await deliver(opened.db, { orderNumber, now: new Date() })
	return orderId
}

const TEXT = { product: 'LN-W01', stars: '5', title: 'Très belle', body: 'La coupe tombe parfaitement bien.' }
type Fields = Record<string, string | Blob | readonly Blob[]>

/** Sends the form as a browser without scripts does. */
async function post(address: string, fields: Fields, headers: Record<string, string> = {}) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) {
		// A browser names every place, chosen or not.
		if (typeof value === 'string') form.append(name, value)
		else for (const one of [value].flat()) form.append(name, one as Blob, '"><script>alert(1)</script>.jpg')
	}
	const response = await opened.shop.request(address, { method: 'POST', body: form, headers })
	return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}
const file = (bytes: Uint8Array | string, type = 'image/jpeg') => new Blob([bytes as BlobPart], { type })
const kept = (html: string, place: number) => new RegExp(`name="kept${place}" value="([\\w-]+)"`).exec(html)?.[1]

test('a buyer adds photos without a script; nobody sees them before they were read; then they are shown, small and large', async () => {
	const orderId = await bought()
	const page = `/fr/review/${orderId}/`
	const form = await (await opened.shop.request(page)).text()
	expect(form).toMatch(/enctype="multipart\/form-data"/i)
	expect(form.match(/type="file"/gi)).toHaveLength(3)
	expect(form).toMatch(/<fieldset[^>]*aria-describedby="photos-hint"/)
	const sent = await post(page, {
		...TEXT,
		photo1: file(jpeg),
		alt1: 'De face <b>\0',
		photo2: file(jpeg),
		photo3: file(''),
	})
	expect([sent.status, sent.location]).toEqual([303, `${page}?done=written`])
	const own = await (await opened.shop.request(page)).text()
	const id = kept(own, 1)!
	const photo = await opened.shop.request(`/fr/review/${orderId}/photo/${id}/`)
	expect([photo.status, photo.headers.get('content-type'), photo.headers.get('cache-control')]).toEqual([
		200,
		'image/webp',
		'private, no-store',
	])
	expect((await photo.text()).slice(0, 4)).toBe('RIFF')
	for (const strange of [
		`/fr/review/${await bought()}/photo/${id}/`,
		`/fr/review/AAAAAAAAAAAAAAAAAAAA/photo/${id}/`,
		`/fr/review/x/photo/..%2f/`,
	])
		expect((await opened.shop.request(strange)).status, strange).toBe(404)
	expect(await media.keys()).toEqual([])
	const review = await opened.db
		.selectFrom('reviews')
		.selectAll()
		.where('order_id', '=', orderId)
		.executeTakeFirstOrThrow()
	const decision = {
		reviewId: review.id,
		version: review.version,
		decision: 'publish',
		sites: null,
		now: new Date(),
	} as const
	await decideReview(opened.db, decision)
	await publishPhotos({ db: opened.db, media, reviewId: review.id })
	await opened.refresh()
	const shown = await (await opened.shop.request(`${path}reviews/?photos=true`)).text()
	expect(shown).not.toContain('<script>alert')
	expect(shown).toContain('alt="De face &lt;b&gt;"')
	expect(shown).toContain('alt="Photo 2 de «\u00a0Très belle\u00a0»"')
	expect(textOf(shown)).toContain('Avec photos (1)')
	const [, large, base] = /<a href="((\/media\/reviews\/[\w/]+)-large\.webp)"/.exec(shown)!
	expect(shown).toContain(`${base}-320.avif 320w`)
	expect(shown).toMatch(/<img [^>]*loading="lazy"[^>]*>/)
	for (const name of [large!, `${base}-640.webp`, `${base}-160.avif`]) {
		const answer = await opened.shop.request(name)
		expect(
			[answer.status, answer.headers.get('cache-control'), answer.headers.get('x-content-type-options')],
			name,
		).toEqual([200, 'public, max-age=1800', 'nosniff'])
	}
	expect(await (await opened.shop.request(path)).text()).toContain(large)
	// Taken back: the form says it by a tick.
	const changed = await post(page, { ...TEXT, kept1: id, drop1: 'yes', kept2: kept(own, 2)!, alt2: '' })
	expect(changed.location).toBe(`${page}?done=written`)
	expect((await opened.shop.request(`/fr/review/${orderId}/photo/${id}/`)).status).toBe(404)
	expect(await (await opened.shop.request(`${path}reviews/`)).text()).not.toContain('/media/reviews/')
})

const WRONG = [
	['not-an-image', () => file('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/png')],
	['too-large', () => file(Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]))],
	['too-many-photos', () => [file(jpeg), file(jpeg)]],
] as const

test.each(LOCALES_TRIED)(
	'/%s/: what is wrong with a photo is said beside it, and the others are not lost',
	async (locale) => {
		const orderId = await bought()
		const page = `/${locale}/review/${orderId}/`
		const said = new Set<string>()
		for (const [code, wrong] of WRONG) {
			const answer = await post(page, { ...TEXT, photo1: file(jpeg), photo2: wrong() })
			expect(answer.status, code).toBe(422)
			const [, words = ''] = /id="photo2-error"[^]*?<span>([^<]+)<\/span>/.exec(answer.html) ?? []
			expect(words.length, code).toBeGreaterThan(20)
			said.add(words)
			expect(answer.html).toMatch(/<a [^>]*href="#photo2"/)
			expect(answer.html).not.toContain('<script>alert(1)')
			expect(kept(answer.html, 1), code).toBeDefined()
		}
		expect(said.size).toBe(3)
	},
)

test('a form whose text is wrong keeps its photos; they are sent once', async () => {
	const page = `/fr/review/${await bought()}/`
	const first = await post(page, { ...TEXT, body: 'court', photo1: file(jpeg), alt1: 'De face' })
	expect([first.status, textOf(first.html).includes('Écrivez au moins 20 caractères')]).toEqual([422, true])
	const id = kept(first.html, 1)!
	const second = await post(page, { ...TEXT, kept1: id, alt1: 'De face' })
	expect(second.location).toBe(`${page}?done=written`)
	expect(await opened.db.selectFrom('review_photos').select(['id', 'alt']).where('id', '=', id).execute()).toEqual([
		{ id, alt: 'De face' },
	])
	// Of somebody else, made up, or forgotten meanwhile.
	const other = `/fr/review/${await bought()}/`
	for (const kept1 of [id, 'no-such-photo-at-all', '../../etc/passwd']) {
		const answer = await post(other, { ...TEXT, kept1 })
		expect([answer.status < 500, answer.html.includes('type="file"') || answer.status === 303], kept1).toEqual([
			true,
			true,
		])
	}
	const rows = await opened.db.selectFrom('review_photos').select('review_id').where('id', '=', id).execute()
	const review = await opened.db
		.selectFrom('reviews')
		.select('id')
		.where('id', '=', rows[0]!.review_id)
		.executeTakeFirstOrThrow()
	expect(rows).toEqual([{ review_id: review.id }])
})

test('a browser with scripts is led to the page, never to its data', async () => {
	const orderId = await bought()
	const page = `/fr/review/${orderId}/`
	const sent = await post(`${page}_.data`, { ...TEXT, photo1: file(jpeg) })
	expect(sent.html).toContain(`"${page}?done=written"`)
	const words = { words: 'Une question assez longue.', reason: 'illegal', email: '' }
	for (const form of [`${path}ask/`, `${path}reviews/review-of-anybody/report/`]) {
		const body = new URLSearchParams(words)
		const { id } = await opened.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow()
		await opened.db.updateTable('reviews').set({ status: 'published', refusal: null }).where('id', '=', id).execute()
		const at = form.replace('review-of-anybody', id)
		const answer = await opened.shop.request(`${at}_.data`, { method: 'POST', body })
		expect(await answer.text(), form).toContain(`"${at}?done=true"`)
	}
})

test('the form of photos alone takes files, from our pages, in few parts', async () => {
	const page = `/fr/review/${await bought()}/`
	expect((await post(page, TEXT, { origin: 'https://evil.example' })).status).toBe(403)
	opened.calls.length = 0
	expect((await post('/fr/review/AAAAAAAAAAAAAAAAAAAA/', { ...TEXT, photo1: file(jpeg) })).status).toBe(404)
	expect(opened.calls.filter(({ method }) => method === 'POST')).toEqual([])
	for (const address of ['/fr/cart/', `${path}ask/`, '/fr/auth/sign-in/', `${page}photo/x/`])
		expect((await post(address, { ...TEXT, photo1: file(jpeg) })).status, address).toBe(415)
	const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`field${at}`, 'x']))
	expect((await post(page, { ...TEXT, ...many })).status).toBe(413)
	const type = (contentType: string, body = 'nothing of a form') =>
		opened.shop.request(page, { method: 'POST', headers: { 'content-type': contentType }, body })
	expect((await type('multipart/form-data')).status).toBe(415)
	for (const contentType of ['multipart/form-data; boundary=', 'multipart/form-data; boundary=x'])
		expect((await type(contentType)).status, contentType).toBe(400)
	expect((await type('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data')).status).toBe(400)
	expect((await type('multipart/form-data; boundary=x', 'x'.repeat(33 * 1024 * 1024))).status).toBe(413)
})
