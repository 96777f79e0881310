import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { issueInvoice } from '@vitrine/commerce/documents/jobs'
import { followDispute } from '@vitrine/commerce/payments/jobs/disputes'
import { openStripeShop, type StripeShop } from '@vitrine/commerce/checkout/fixtures/stripe-orders'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disputes } from './disputes.ts'
import { runHere } from './test-terminal.ts'
import { writeZip } from './zip.ts'

let shop: StripeShop
let folder: string
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
	folder = await mkdtemp(join(tmpdir(), 'vitrine-disputes-'))
})
afterAll(async () => {
	await shop.close()
	await rm(folder, { recursive: true })
})

const run = (...args: string[]) => runHere(disputes, shop.url, args)

/** Names and contents of an archive whose files are not compressed, by its own directory. */
function readZip(archive: Buffer): Map<string, Buffer> {
	const end = archive.length - 22
	const files = new Map<string, Buffer>()
	let at = archive.readUInt32LE(end + 16)
	for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
		const [size, length, offset] = [
			archive.readUInt32LE(at + 24),
			archive.readUInt16LE(at + 28),
			archive.readUInt32LE(at + 42),
		]
		const from = offset + 30 + length
		files.set(archive.toString('utf8', at + 46, at + 46 + length), archive.subarray(from, from + size))
		at += 46 + length
	}
	return files
}

test('an open dispute is listed, and its evidence is one archive', async () => {
	const one = await shop.order()
	await one.pay()
	await issueInvoice({ db: shop.db, orderId: one.orderId, now: new Date() })
	const reference = shop.stripe.dispute(await one.reference())
	const work = { ...one.work, log: { error: () => undefined } }
	await followDispute(work, { provider: 'stripe', account: 'eu', reference })
	const listed = JSON.parse((await run('list')).stdout)
	expect(listed).toMatchObject({ reference, status: 'needs-response' })
	const file = join(folder, 'evidence.zip')
	await run('evidence', reference, file)
	const files = readZip(await readFile(file))
	const [order, emails, withdrawals] = ['order', 'emails', 'withdrawals'].map((name) =>
		JSON.parse(files.get(`${name}.json`)!.toString()),
	)
	expect(order).toMatchObject({ orderNumber: listed.orderNumber, disputes: [{ reference }] })
	expect([emails, withdrawals]).toEqual([[], []])
	const invoice = [...files].find(([name]) => name.endsWith('.pdf'))?.[1]
	expect(invoice?.toString('latin1', 0, 5)).toBe('%PDF-')
})

test.each([
	[['evidence', 'dp_unknown', '/tmp/none.zip'], 'There is no dispute dp_unknown'],
	[['evidence', 'dp_1'], 'asks for a dispute and a file'],
	[[], 'Usage'],
])('%j is refused with a sentence', async (args, sentence) => {
	expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) })
})

test('names in other scripts and empty files are kept', () => {
	const files = [
		{ name: 'reçu – 1.txt', bytes: Buffer.from('one') },
		{ name: 'empty', bytes: new Uint8Array() },
	]
	expect([...readZip(writeZip(files))].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
		['reçu – 1.txt', 'one'],
		['empty', ''],
	])
})
