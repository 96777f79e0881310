import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleBrand, sampleFont } from '../brand/fixtures.ts'
import { findBrand } from '../brand/queries.ts'
import { demoSeller } from '../web-domains/fixtures/sellers.ts'
import { findSeller, findSender } from '../web-domains/queries.ts'
import { referenceRecords } from './fixtures.ts'
import { openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	await bench.run(await bench.writeRecords('reference.jsonl', referenceRecords()))
	await bench.write('sans.woff2', sampleFont())
})
afterAll(() => bench.close())

const sender = { shopName: 'A shop', companyLine: 'A line' }
const bring = async (...records: object[]) =>
	bench.run(
		await bench.writeRecords(
			'brand.jsonl',
			records.map((record) => ({ type: 'brand', ...record })),
		),
	)
const faultsOf = async (changes: object) =>
	(await bring({ ...sampleBrand(), ...changes })).reportedRows.map(({ field, reason, detail }) => [
		field,
		reason,
		detail,
	])

test('a brand signs e-mails and documents, whatever the seller calls itself, and a site may differ', async () => {
	expect(await findSender(bench.db, { site: 'ch', sender })).toMatchObject(sender)
	expect(
		await bring(sampleBrand(), { site: 'ch', name: 'Maison X Suisse', replyTo: 'ch@maisonx.example' }),
	).toMatchObject({
		ok: true,
		summary: { rows: { brands: 2 } },
	})
	expect(await bring(sampleBrand())).toMatchObject({ ok: true, summary: { changed: false } })
	const from = 'Maison X <shop@maisonx.example>'
	expect(await findSender(bench.db, { site: 'ch', sender })).toMatchObject({
		shopName: 'Maison X Suisse',
		companyLine: 'Maison X SAS, Nantes',
		from,
		replyTo: 'ch@maisonx.example',
	})
	await bench.run(await bench.writeRecords('seller.jsonl', [{ type: 'seller', site: 'fr', ...demoSeller('fr') }]))
	expect(await findSender(bench.db, { site: 'fr', sender })).toMatchObject({ shopName: 'Maison X', from })
	expect(await findSeller(bench.db, 'fr')).toMatchObject({
		brandName: 'Maison X',
		companyName: demoSeller('fr').companyName,
	})
})

test('no return period ends before the right of withdrawal, which Switzerland does not grant', async () => {
	expect(await faultsOf({ returnsDays: 10 })).toEqual([['returnsDays', 'below-withdrawal', 'at least 14']])
	expect(await faultsOf({ returnsDays: 10, site: 'fr' })).toEqual([['returnsDays', 'below-withdrawal', 'at least 14']])
	expect(await faultsOf({ returnsDays: 10, site: 'ch' })).toEqual([])
	expect((await faultsOf({ returnsDays: 5, site: 'ch' })).map(([, reason]) => reason)).toEqual(['too-small'])
	expect(await faultsOf({ returnsDays: 100, freeReturns: false })).toEqual([])
})

test('its drawn name is the picture at the head of e-mails, and where it is reached stands at their end', async () => {
	await bench.run(await bench.writeRecords('seller.jsonl', [{ type: 'seller', site: 'fr', ...demoSeller('fr') }]))
	await bring({ ...sampleBrand(), phone: '+33 2 40 00 00 00' })
	const signed = await findSender(bench.db, { site: 'fr', sender: { ...sender, mediaUrl: 'https://cdn.example/m' } })
	expect(signed.contact).toBe('help@maisonx.example · +33 2 40 00 00 00')
	expect(signed.wordmark).toMatchObject({ width: 132, height: 33 })
	const [, path] = /^https:\/\/cdn\.example\/m\/(.*-wordmark\.png)$/.exec(signed.wordmark!.url)!
	const stored = await sharp(await readFile(join(bench.folder, 'media', path!))).metadata()
	expect([stored.format, stored.width, stored.height]).toEqual(['png', 396, 99])
	await bring({ ...sampleBrand(), wordmark: undefined })
	expect((await findSender(bench.db, { site: 'fr', sender })).wordmark).toBeUndefined()
})

test('its fonts are stored by the hash of their bytes, its drawings as they were read', async () => {
	await bring({ ...sampleBrand(), wordmark: { viewBox: '0 0 400 100', path: 'M 0,0 h 20z' } })
	const { wordmark, theme } = (await findBrand(bench.db, 'fr'))!
	expect(wordmark?.path).toBe('M0 0h20z')
	const { hash } = theme!.fonts.sans!.files[0]!
	expect(await readFile(join(bench.folder, 'media', hash.slice(0, 2), `${hash}.woff2`))).toEqual(sampleFont())
})

test('what cannot be shown or read is refused by name', async () => {
	expect(await faultsOf({ name: undefined })).toMatchObject([['name', 'shop-without-a-name', undefined]])
	expect(await faultsOf({ wordmark: { viewBox: '0 0 9 9', path: 'M0 0"/><script>' } })).toMatchObject([
		['wordmark.path', 'not-path-data', 'M0 0"/><script>'],
	])
	expect(await faultsOf({ favicon: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' })).toMatchObject([
		['favicon', 'not-a-plain-drawing', '<script'],
	])
	expect(await faultsOf({ theme: { colors: { iris: '#7f9fd0' } } })).toMatchObject([
		['theme.colors.iris', 'too-little-contrast', 'iris on page: 2.70, at least 4.5'],
		['theme.colors.iris', 'too-little-contrast', 'iris on linen: 2.41, at least 4.5'],
	])
	const fonts = (source: string) => ({ theme: { fonts: { sans: { kind: 'serif', files: [{ source }] } } } })
	await bench.write('picture.woff2', 'no font')
	expect(await faultsOf(fonts('picture.woff2'))).toMatchObject([
		['theme.fonts.sans.files[0].source', 'font-not-woff2', 'picture.woff2'],
	])
	expect(await faultsOf(fonts('../../etc/passwd'))).toMatchObject([
		['theme.fonts.sans.files[0].source', 'font-path-outside-folder', '../../etc/passwd'],
	])
	expect(await faultsOf({ theme: { colors: { ink: 'red;}body{display:none' } } })).toMatchObject([
		['theme.colors.ink', 'invalid-format', expect.anything()],
	])
	expect(await faultsOf({ name: 'Maison\r\nBcc: all@example.org' })).toMatchObject([
		['name', 'invalid-format', expect.anything()],
	])
})
