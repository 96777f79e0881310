import { describe, expect, test } from 'vitest'
import { readAnswer, writeRequest } from './connection.ts'
import { type Figures, medianRun, percentile } from './figures.ts'
import { readOptions } from './options.ts'
import { type Row, table } from './report.ts'
import { createRandom, createZipf, shuffled } from './zipf.ts'

describe('Zipf', () => {
	test('the first address is asked twice as often as the second and ten times as often as the tenth', () => {
		const draw = createZipf({ count: 1_000, random: createRandom(1) })
		const counts = new Map<number, number>()
		for (let index = 0; index < 200_000; index++) {
			const place = draw()
			counts.set(place, (counts.get(place) ?? 0) + 1)
		}
		const ratio = (place: number) => counts.get(0)! / counts.get(place)!
		expect(ratio(1)).toBeCloseTo(2, 0)
		expect(ratio(9)).toBeGreaterThan(9)
		expect(ratio(9)).toBeLessThan(11)
		expect(Math.max(...counts.keys())).toBeLessThan(1_000)
		expect(counts.size).toBeGreaterThan(990)
	})

	test('is the same in every run, and an order is only another order', () => {
		const [one, other] = [createRandom(5), createRandom(5)]
		expect([one(), one(), one()]).toEqual([other(), other(), other()])
		const mixed = shuffled([1, 2, 3, 4, 5, 6, 7, 8], createRandom(3))
		expect(mixed).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8])
		expect(mixed.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
	})
})

test('percentiles of sorted values', () => {
	const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
	expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile([7], 0.99), percentile([], 0.5)]).toEqual([
		51, 100, 7, 0,
	])
})

const figures = (perSecond: number, more: Partial<Figures> = {}): Figures => ({
	perSecond,
	p50: 1,
	p99: 12.3,
	failures: {},
	serverMicros: 100,
	generatorMicros: 10,
	generatorShare: 0.5,
	...more,
})

test('the run in the middle counts, with the failures of all', () => {
	const runs = [figures(3), figures(1, { failures: { closed: 1 } }), figures(2, { failures: { closed: 2 } })]
	expect(medianRun(runs)).toMatchObject({ perSecond: 2, failures: { closed: 3 } })
})

test('a row is shown beside its limit, and a run with failures is no figure', () => {
	const rows: Row[] = [
		{ name: 'nginx', byConnections: { 16: figures(50_000, { serverMicros: 20, generatorShare: 0.99 }) } },
		{ name: 'page', limit: 'nginx', byConnections: { 1: figures(99.94), 16: figures(2_500) } },
		{ name: 'broken', limit: 'nginx', byConnections: { 16: figures(9_999, { failures: { 'status 503': 4 } }) } },
	]
	expect(table(rows, [1, 16], 16).split('\n')).toEqual([
		'| Operation | c=1 | c=16 | µs of processor, c=16 | Of its limit, c=16 |',
		'| --- | --- | --- | --- | --- |',
		'| nginx |  | 50,000/s, 1.0, 12 | 20 + 10 (full) |  |',
		'| page | 99.9/s, 1.0, 12 | 2,500/s, 1.0, 12 | 100 + 10 | 5.0 %, work 5.0 × |',
		'| broken |  | no figure: 4 × status 503 | 100 + 10 |  |',
	])
})

describe('answers', () => {
	const bytes = (text: string) => Buffer.from(text, 'latin1')
	test.each([
		['HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello', 200, 'hello'],
		['HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n', 304, ''],
		['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n', 200, 'hello'],
	])('are read when they are whole, and not before: %j', (text, status, body) => {
		const answer = readAnswer(bytes(text))
		expect([answer?.status, answer?.body.toString()]).toEqual([status, body])
		for (let length = 0; length < text.length; length++)
			expect(readAnswer(bytes(text.slice(0, length)))).toBeUndefined()
	})

	test('a body is sent with its length in bytes', () => {
		const request = writeRequest({ method: 'POST', path: '/carts', headers: { host: 'a' }, body: { name: 'é' } })
		expect(request).toBe(
			'POST /carts HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 13\r\n\r\n{"name":"é"}',
		)
	})
})

test('options: a catalog of any size; what is no number is refused', () => {
	expect(readOptions(['--styles', '100,000', '--variants=1000000'])).toMatchObject({
		styles: 100_000,
		variants: 1_000_000,
		connections: [1, 16, 64, 256],
	})
	expect(readOptions(['--quick'])).toMatchObject({ styles: 1_000, variants: 5_000, connections: [16], runs: 1 })
	expect(() => readOptions(['--styles', 'many'])).toThrow('--styles many is no number')
	expect(() => readOptions(['--fast'])).toThrow('--fast')
})
