import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { listMissingOf } from './gateway-health.ts'

let answer: { status: number; missing?: string[] } = { status: 200 }
const gateway = createServer((_, response) => {
	response.writeHead(answer.status).end(JSON.stringify(answer))
}).listen(0)
const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`
afterAll(() => gateway.close())

test('a storefront lacks its gateway when that was not well for thirty seconds', async () => {
	let now = 0
	const missing = listMissingOf(url, () => now)
	answer = { status: 503, missing: ['catalog'] }
	expect(await missing()).toEqual(['gateway'])
	answer = { status: 200 }
	expect(await missing()).toEqual([])
	answer = { status: 503, missing: ['catalog', 'database'] }
	now = 29_000
	expect(await missing()).toEqual([])
	now = 31_000
	expect(await missing()).toEqual(['gateway'])
	// Kept pages and the catalog in memory go on.
	answer = { status: 503, missing: ['database'] }
	expect(await missing()).toEqual([])
	expect(await listMissingOf('http://127.0.0.1:9')()).toEqual(['gateway'])
})
