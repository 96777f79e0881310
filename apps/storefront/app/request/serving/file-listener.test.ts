import { createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'

const KEY = `ab/${'ab'.repeat(32)}`
const SCRIPT = 'export const a = 1;'.repeat(100)
let folder: string
let server: Server
let shop: Awaited<ReturnType<typeof createBuiltShop>>
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'))
	await mkdir(join(folder, 'client/assets'), { recursive: true })
	await mkdir(join(folder, 'media/ab'), { recursive: true })
	await writeFile(join(folder, 'client/assets/a-1234.js'), SCRIPT)
	await writeFile(join(folder, 'client/assets/moved-1.js'), SCRIPT)
	await writeFile(join(folder, 'client/favicon.svg'), '<svg/>')
	await writeFile(join(folder, `media/${KEY}-400.avif`), 'picture')
	await writeFile(join(folder, `media/${KEY}-160.avif`), 'whole')
	shop = await createBuiltShop({
		clientFolder: join(folder, 'client'),
		mediaFolder: join(folder, 'media'),
		routeRules: { '/assets/moved-1.js': { redirect: '/fr/' } },
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
	})
	server = createServer(shop.listener)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
	server.close()
	server.closeAllConnections()
	await rm(folder, { recursive: true })
})

async function ask(
	path: string,
	{ method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
	const { port } = server.address() as AddressInfo
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		send({ port, host: '127.0.0.1', path, method, headers }, resolve).on('error', reject).end()
	})
	const body = Buffer.concat(await answer.toArray())
	return { status: answer.statusCode, headers: answer.headers, body }
}

const ownHeaders = (headers: IncomingMessage['headers']) =>
	Object.fromEntries(
		Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive', 'content-length'].includes(name)),
	)

test.each([
	['/assets/a-1234.js', 'br', SCRIPT],
	['/assets/a-1234.js', 'identity', SCRIPT],
	[`/media/${KEY}-400.avif`, 'br', 'picture'],
])('%s in %s is the answer of the long way, kept', async (path, accepted, text) => {
	const headers = { 'accept-encoding': accepted }
	const slow = await shop.request(`http://localhost${path}`, { headers })
	for (const _ of [1, 2]) {
		const answer = await ask(path, { headers })
		expect(answer.status).toBe(200)
		expect(ownHeaders(answer.headers)).toEqual(Object.fromEntries(slow.headers))
		const body = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.body) : answer.body
		expect(body.toString()).toBe(text)
		const head = await ask(path, { headers, method: 'HEAD' })
		expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
			200,
			0,
			String(answer.body.byteLength),
		])
	}
})

test.each([
	['/assets/none.js', 404],
	[`/media/ab/${'cd'.repeat(32)}-400.avif`, 404],
	['/media/../client/favicon.svg', 404],
	['/media/%2e%2e/client/favicon.svg', 404],
	['/assets/moved-1.js', 307],
	['/favicon.svg', 200],
	['/assets/a-1234.js?v=1', 200],
])('%s goes the long way: %s', async (path, status) => {
	for (const _ of [1, 2]) expect((await ask(path)).status).toBe(status)
})

test('what stands in for a picture today is not kept', async () => {
	expect((await ask(`/media/${KEY}-swatch.avif`)).body.toString()).toBe('whole')
	await writeFile(join(folder, `media/${KEY}-swatch.avif`), 'swatch')
	expect((await ask(`/media/${KEY}-swatch.avif`)).body.toString()).toBe('swatch')
})
