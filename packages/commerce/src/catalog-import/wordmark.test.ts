import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSender } from '../web-domains/queries.ts'
import { demoSeller } from '../web-domains/fixtures/sellers.ts'
import { pictureBytes } from '../media/fixtures.ts'
import { openTestStore, STORES, type TestStore } from '../media/test-stores.ts'
import { referenceRecords } from './fixtures.ts'
import { openImportBench } from './test-bench.ts'

/** An L in ink, three pixels for each that is shown. */
const WORDMARK =
	'<svg xmlns="http://www.w3.org/2000/svg" width="1188" height="262"><path fill="#15171a" d="M0 0h36v226h116v36H0z"/></svg>'

let media: TestStore
let bench: Awaited<ReturnType<typeof openImportBench>>
const sender = { shopName: 'A shop', companyLine: 'A line' }
const seller = (changes: object) => ({ type: 'seller' as const, site: 'fr' as const, ...demoSeller('fr'), ...changes })
const bring = async (changes: object) => bench.run(await bench.writeRecords('seller.jsonl', [seller(changes)]))
const wordmark = async (options: { pageUrl?: string; sender?: typeof sender & { origin: string } } = {}) =>
	(await findSender(bench.db, { site: 'fr', sender, ...options })).wordmark

describe.each(STORES)('in a %s (live.md 35)', (kind) => {
	beforeAll(async () => {
		media = await openTestStore(kind)
		bench = await openImportBench({ media })
		await bench.run(await bench.writeRecords('reference.jsonl', referenceRecords()))
		await bench.write('linaire.png', await sharp(Buffer.from(WORDMARK)).png().toBuffer())
		await bench.write('tower.png', await pictureBytes({ width: 300, height: 600, format: 'png' }))
	})
	afterAll(async () => {
		await bench.close()
		await media.close()
	})

	test('a wordmark comes in with its seller, as a picture every mail program shows', async () => {
		expect(await bring({ wordmark: 'linaire.png' })).toMatchObject({
			ok: true,
			summary: { rows: { sellers: 1, media: 1 } },
		})
		expect(await bring({ wordmark: 'linaire.png' })).toMatchObject({ ok: true, summary: { changed: false } })
		const drawn = await wordmark()
		expect(drawn).toMatchObject({ width: 132, height: 29 })
		const path = new URL(drawn!.url).pathname.replace(/^\/media\//, '')
		const bytes = (await media.get(path))!
		expect(bytes.length).toBeLessThan(8_000)
		expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 396, hasAlpha: false })
		// White where nothing is drawn, ink in the stem of the L.
		const { data } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
		expect([...data.subarray(0, 3), ...data.subarray(90, 93)]).toEqual([0x15, 0x17, 0x1a, 255, 255, 255])
	})

	test('it comes from the host of the page an e-mail speaks of, else from where the shop is tried, else from the domain of its site', async () => {
		const { domain } = await bench.db
			.selectFrom('web_domains')
			.select('domain')
			.where('site', '=', 'fr')
			.executeTakeFirstOrThrow()
		const trial = { ...sender, origin: 'http://localhost:3000' }
		expect((await wordmark())?.url).toMatch(`https://${domain}/media/`)
		expect((await wordmark({ sender: trial }))?.url).toMatch('http://localhost:3000/media/')
		const pageUrl = 'https://maison.example/fr/auth/confirm/?token=TOKEN'
		expect((await wordmark({ sender: trial, pageUrl }))?.url).toMatch('https://maison.example/media/')
	})

	test('a high one is made to fit, one that cannot be had makes its seller bad, and without one there is none', async () => {
		await bring({ wordmark: 'tower.png' })
		expect(await wordmark()).toMatchObject({ width: 24, height: 48 })
		expect((await bring({ wordmark: 'none.png' })).reportedRows).toMatchObject([
			{ field: 'wordmark', reason: 'image-not-found' },
		])
		expect(await bring({ brandName: 'Maison X' })).toMatchObject({ ok: true })
		expect(await findSender(bench.db, { site: 'fr', sender })).toMatchObject({
			shopName: 'Maison X',
			wordmark: undefined,
		})
	})
})
