import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sized } from '@vitrine/testing/matrix'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportCatalog } from '../../catalog-export/run.ts'
import { findPointsNear } from '../../fulfillment/commands/ask-networks.ts'
import { openImportBench } from '../test-bench.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
})
afterAll(() => bench.close())

const week = (...hours: [string, string][]) => [hours, hours, hours, hours, hours, [], []]
const record = (id: string, over: object = {}) => ({
	type: 'pickup-point',
	network: 'ours',
	id,
	kind: 'shop',
	name: `Tabac ${id}`,
	street: '1 rue du Lin',
	postalCode: '75011',
	city: 'Paris',
	countryCode: 'FR',
	latitude: 48.86,
	longitude: 2.38,
	openingHours: week(['08:30', '12:00'], ['14:00', '19:00']),
	...over,
})
const near = () => findPointsNear(bench.db, { networks: [], countryCode: 'FR', near: '75011', limit: 20, now: NOW })

test('points of a file are found, twice changes nothing, and what it leaves out goes where it replaces', async () => {
	const points = [record('a'), record('b', { latitude: 48.87 }), record('c', { closed: { from: '2026-11-01' } })]
	const file = await bench.writeRecords('points.jsonl', points)
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { taken: 3, rows: { pickup_points: 3 } } })
	expect((await near()).map(({ id, network }) => [id, network]).toSorted()).toEqual([
		['ours-a', 'ours'],
		['ours-b', 'ours'],
	])
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { changed: false } })
	const output = createWriteStream(join(bench.folder, 'out.jsonl'))
	await exportCatalog({ db: bench.db, output })
	output.end()
	await once(output, 'close')
	const exported = (await readFile(join(bench.folder, 'out.jsonl'), 'utf8')).trimEnd().split('\n')
	expect(exported.map((line) => JSON.parse(line))).toEqual(points)

	const shorter = await bench.writeRecords('shorter.jsonl', [record('a'), record('x', { network: 'others' })])
	const kept = { 'pick-up points': { removed: 2, before: 4 } }
	expect(await bench.run(shorter)).toMatchObject({ ok: true, summary: { kept } })
	const refused = await bench.run(shorter, { replace: true, allowRemovals: false })
	expect(refused).toMatchObject({ ok: false, reason: 'too-many-removals' })
	expect(await bench.run(shorter, { replace: true })).toMatchObject({ ok: true, summary: { removals: kept } })
	expect((await near()).map(({ id }) => id).toSorted()).toEqual(['others-x', 'ours-a'])
})

test('what is wrong with a point is told, and the demo’s invented ones are taken from nobody', async () => {
	const records = [
		record('a', { openingHours: week(['8h', '12:00']) }),
		record('b', { network: 'demo' }),
		record('c'),
		record('c'),
		record('d', { latitude: 480 }),
	]
	const { reportedRows } = await bench.run(await bench.writeRecords('wrong.jsonl', records))
	expect(reportedRows.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
		...Array.from({ length: 5 }, (_, day) => `1 openingHours[${day}][0][0] invalid-format`),
		'2 network reserved-id',
		'4 id duplicate-point',
		'5 latitude too-big',
	])
})

test('a table of points is read as it comes from a spreadsheet', async () => {
	const header =
		'network;id;kind;name;street;postal_code;city;country_code;latitude;longitude;monday;tuesday;wednesday;thursday;friday;saturday;sunday;closed_from;closed_until;owner'
	const rows = [
		'box;L1;locker;Gare;1 place de la Gare;29200;Brest;FR;48,388;-4,480;00:00-24:00;00:00-24:00;00:00-24:00;00:00-24:00;00:00-24:00;00:00-24:00;00:00-24:00;;;x',
		'box;S1;shop;"Café; du Port";2 quai;29200;Brest;FR;48.383;-4.49;;08:30-12:00 14:00-19:00;;;;;;2026-12-24;2027-01-02;x',
	]
	const file = await bench.write('points.csv', `\ufeff${[header, ...rows].join('\r\n')}\r\n`)
	const result = await bench.run(file)
	expect(result).toMatchObject({
		ok: true,
		summary: { taken: 2, notices: { 'Not taken over: owner': 1 }, unknownWords: {} },
	})
	const found = await findPointsNear(bench.db, { networks: [], countryCode: 'FR', near: 'brest', limit: 5, now: NOW })
	expect(found.find(({ id }) => id === 'box-S1')).toMatchObject({
		name: 'Café; du Port',
		openingHours: [
			[],
			[
				['08:30', '12:00'],
				['14:00', '19:00'],
			],
			[],
			[],
			[],
			[],
			[],
		],
	})
	const bad = await bench.write('bad.csv', `${header}\n${rows[0]!.replace('00:00-24:00', 'always')}\n`)
	expect((await bench.run(bad)).reportedRows).toMatchObject([{ line: 2, field: 'monday' }])
})

const MANY = sized({ gate: 4_000, whole: 60_000 })
test(`${MANY} points are read, and again without a write`, async () => {
	const lines = Array.from({ length: MANY }, (_, n) =>
		record(String(n), {
			network: 'big',
			countryCode: 'DE',
			latitude: 47.5 + (n % 7000) / 1000,
			longitude: 6.5 + (n % 83) / 10,
		}),
	)
	const file = await bench.writeRecords('big.jsonl', lines)
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { taken: MANY, rows: { pickup_points: MANY } } })
	expect(await bench.run(file, { replace: true, allowRemovals: false })).toMatchObject({ summary: { changed: false } })
})
