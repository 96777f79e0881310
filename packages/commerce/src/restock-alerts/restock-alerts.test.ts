import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase, emptyTables } from '../database/test-database.ts'
import { killAtWriteTo } from '../database/test-kill.ts'
import type { Email } from '../mail/commands.ts'
import { askRestock, confirmRestock, endRestock, MOST_UNCONFIRMED } from './commands.ts'
import { dropOldRestocks, enqueueRestocks, sendRestockAlert, sendRestockConfirmation } from './jobs.ts'
import { MAILS_PER_UNIT, readRestock } from './queries.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const SKU = 'LN-W01-SKY-40'
const DAY = 86_400_000
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

let db: Database
let url: string
let drop: () => Promise<void>
let sent: Email[] = []
beforeAll(async () => {
	;({ db, url, drop } = await createTestDatabase())
	await insertSites(db)
	const variants = [{ size: '38' }, { size: '40', stock: 0 }, { size: '42', stock: 0 }]
	await insertProduct(db, { id: 'LN-W01', colorways: [{ id: 'LN-W01-SKY', variants }] })
})
afterAll(() => drop())
beforeEach(async () => {
	sent = []
	await emptyTables(db, ['restock_alerts', 'mails', 'pgboss.job'])
	await restock(0)
})

const restock = (units: number) =>
	db.updateTable('stock_levels').set({ on_hand: units }).where('sku', '=', SKU).execute()
const ask = (email: string, { sku = SKU, now = NOW } = {}) =>
	askRestock(db, {
		email,
		sku,
		site: 'fr',
		languageTag: 'fr-FR',
		wordingVersion: '2026-11-23',
		pageUrl: 'https://shop.example/fr/stock-alert/?alert=ALERT_ID',
		now,
	})
const rows = () => db.selectFrom('restock_alerts').selectAll().orderBy('asked_at').orderBy('id').execute()

/** A minute of the worker: looks, and does what is in the queue, some of it twice. */
async function work(now = NOW, mailer = { send: async (mail: Email) => void sent.push(mail) }) {
	await enqueueRestocks(db, { now, batch: 2 })
	const jobs = await sql<{ name: string; data: { alertId: string } }>`delete from pgboss.job
		where name like 'send-restock%' returning name, data`.execute(db)
	const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS' }
	for (const { name, data } of [...jobs.rows, ...jobs.rows]) {
		const send = name === 'send-restock-alert' ? sendRestockAlert : sendRestockConfirmation
		await send({ db, mailer, sender, now, ...data })
	}
	return sent.map(({ to }) => to)
}
async function confirmed(count: number) {
	for (let index = 0; index < count; index++) {
		await ask(`guest-${index}@example.com`, { now: later(index) })
	}
	for (const { id } of await rows()) await confirmRestock(db, { alertId: id, now: NOW })
	await sql`delete from pgboss.job`.execute(db)
}

test('nothing but the question is sent before an address has confirmed, and looking decides nothing', async () => {
	await ask('Ada@example.com')
	await ask('ada@EXAMPLE.com')
	expect(await work()).toEqual(['Ada@example.com'])
	expect(sent[0]).toMatchObject({ subject: expect.stringContaining('Chemise'), languageTag: 'fr-FR' })
	await restock(5)
	expect(await work()).toHaveLength(1)
	const [row] = await rows()
	const state = async () => (await readRestock(db, { alertId: row!.id, site: 'fr', language: 'fr', now: NOW }))?.state
	expect(sent[0]!.text).toContain(row!.id)
	expect(await state()).toBe('asked')
	await confirmRestock(db, { alertId: row!.id, now: NOW })
	expect(await state()).toBe('confirmed')
	expect(await work()).toHaveLength(2)
	expect(sent[1]).toMatchObject({ unsubscribeUrl: row!.page_url })
	expect(sent[1]!.text).toContain('/fr/p/')
	expect(await state()).toBe('ended')
	expect(await work(later(2 * DAY))).toHaveLength(2)
	expect(await readRestock(db, { alertId: row!.id, site: 'de', language: 'de', now: NOW })).toBeUndefined()
})

test('a stranger cannot fill an inbox: five questions a day, and none again while one is open', async () => {
	await insertProduct(db, {
		id: 'LN-W09',
		colorways: ['A', 'B', 'C'].map((id) => ({
			id: `LN-W09-${id}`,
			variants: ['38', '40', '42'].map((size) => ({ size, stock: 0 })),
		})),
	})
	const skus = ['A', 'B', 'C'].flatMap((id) => ['38', '40', '42'].map((size) => `LN-W09-${id}-${size}`))
	await Promise.all([...skus, ...skus].map((sku) => ask('victim@example.com', { sku })))
	expect(await work()).toHaveLength(MOST_UNCONFIRMED)
	await ask('victim@example.com', { now: later(DAY - 1) })
	expect(await rows()).toHaveLength(MOST_UNCONFIRMED)
	await ask('victim@example.com', { now: later(DAY + 1) })
	expect(await rows()).toHaveLength(MOST_UNCONFIRMED + 1)
})

test('those who asked first are told first, three for each unit, and the others a day later if it is still there', async () => {
	await confirmed(8)
	await restock(2)
	const told = await work()
	expect(told.toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `guest-${index}@example.com`))
	expect(told).toHaveLength(2 * MAILS_PER_UNIT)
	expect(await work(later(3_600_000))).toHaveLength(6)
	expect(await work(later(DAY + 1))).toHaveLength(8)
	expect(new Set(sent.map(({ to }) => to)).size).toBe(8)
})

test('what is gone again before its e-mail is written waits for the next time', async () => {
	await confirmed(1)
	await restock(1)
	await enqueueRestocks(db, { now: NOW })
	await restock(0)
	expect(await work()).toEqual([])
	expect((await rows())[0]).toMatchObject({ due_at: null, ended_at: null })
	await restock(1)
	expect(await work(later(60_000))).toEqual(['guest-0@example.com'])
})

test('a mail server that refuses costs nobody the e-mail, and one that ended in between gets none', async () => {
	await confirmed(2)
	await restock(1)
	const broken = { send: () => Promise.reject(new Error('no')) }
	await expect(work(NOW, broken)).rejects.toThrow('no')
	const [first, second] = await rows()
	expect(first).toMatchObject({ ended_at: null })
	await endRestock(db, { alertId: second!.id, now: NOW })
	expect(await work(later(DAY + 1))).toEqual(['guest-0@example.com'])
	expect((await rows())[1]).toMatchObject({ ended_by: 'email' })
})

test('a worker that is killed between mark and job leaves neither', async () => {
	await confirmed(3)
	await restock(1)
	const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
	const code = `
		await import(${at('../../../market/src/install-seven-sites.ts')})
		const { createDatabase } = await import(${at('../database/client.ts')})
		const { enqueueRestocks } = await import(${at('jobs.ts')})
		await enqueueRestocks(createDatabase({ url: ${JSON.stringify(url)} }), { now: new Date(${NOW.getTime()}) })`
	await killAtWriteTo(db, 'pgboss.job', () =>
		spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' }),
	)
	expect((await rows()).map(({ due_at }) => due_at)).toEqual([null, null, null])
	expect((await sql`select from pgboss.job where name = 'send-restock-alert'`.execute(db)).rows).toEqual([])
	expect((await work()).toSorted()).toEqual([0, 1, 2].map((index) => `guest-${index}@example.com`))
})

test('a question nobody answers is forgotten after a month, the proof after three years', async () => {
	await ask('a@example.com')
	await confirmed(1)
	expect(await dropOldRestocks(db, later(29 * DAY))).toBe(0)
	await ask('b@example.com')
	expect(await dropOldRestocks(db, later(31 * DAY))).toBe(1)
	const [row] = await rows()
	await endRestock(db, { alertId: row!.id, now: NOW })
	expect(await dropOldRestocks(db, later(3 * 365 * DAY))).toBe(0)
	expect(await dropOldRestocks(db, later(3 * 365 * DAY + 1))).toBe(1)
})
