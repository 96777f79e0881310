import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { download } from './download.ts'

let server: Server
let port: number
beforeAll(async () => {
	server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
		const to = searchParams.get('to')
		if (to) return void response.writeHead(302, { location: to }).end()
		if (pathname === '/picture') return void response.end('bytes')
		if (pathname === '/loop') return void response.writeHead(307, { location: '/loop' }).end()
		if (pathname === '/announced') return void response.writeHead(200, { 'content-length': '30000000' }).write('x')
		if (pathname === '/endless') return void endless()
		if (pathname === '/silent') return
		if (pathname === '/cut')
			return void response.writeHead(200, { 'content-length': '10' }).write('12', () => response.destroy())
		response.writeHead(pathname === '/gone' ? 410 : 500).end()

		function endless(): void {
			while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024))) continue
			response.once('drain', endless)
		}
	})
	await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
	port = (server.address() as AddressInfo).port
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})

// The whole of 127/8 reaches the server: 127.0.0.2 stands for a host of the open internet, 127.0.0.1 for our own.
const isAllowed = (address: string) => address === '127.0.0.2'
const get = (path: string, timeLimit?: number) =>
	download(`http://127.0.0.2:${port}${path}`, { isAllowed, ...(timeLimit ? { timeLimit } : {}) })

test('bytes of an allowed host, over a redirect too', async () => {
	expect(await get('/picture')).toEqual({ ok: true, bytes: Buffer.from('bytes') })
	expect(await get('/hop?to=/picture')).toMatchObject({ ok: true })
})

test('our own network is refused: by address, by name, and behind a redirect', async () => {
	const refused = { ok: false, reason: 'address-not-public' }
	expect(await download(`http://127.0.0.1:${port}/picture`)).toEqual(refused)
	expect(await download(`http://localhost:${port}/picture`)).toEqual(refused)
	expect(await download(`http://[::1]:${port}/picture`)).toEqual(refused)
	expect(await download(`http://[::ffff:127.0.0.1]:${port}/picture`)).toEqual(refused)
	expect(await download(`http://2130706433:${port}/picture`)).toEqual(refused)
	expect(await download(`http://0x7f.1:${port}/picture`)).toEqual(refused)
	expect(await download('http://169.254.169.254/latest/meta-data')).toEqual(refused)
	expect(await get(`/hop?to=${encodeURIComponent(`http://127.0.0.1:${port}/picture`)}`)).toEqual(refused)
	expect(await get(`/hop?to=${encodeURIComponent(`http://localhost:${port}/picture`)}`)).toEqual(refused)
})

test('other protocols and passwords are refused', async () => {
	const refused = { ok: false, reason: 'url-refused' }
	expect(await download('ftp://shop.example/a.jpg')).toEqual(refused)
	expect(await download('http://user:secret@shop.example/a.jpg')).toEqual(refused)
	expect(await get('/hop?to=file%3A%2F%2F%2Fetc%2Fpasswd')).toEqual(refused)
})

test.each([
	['/announced', 'too-many-bytes'],
	['/endless', 'too-many-bytes'],
	['/loop', 'too-many-redirects'],
	['/gone', 'not-found'],
	['/broken', 'download-failed'],
	['/cut', 'download-failed'],
])('%s: %s', async (path, reason) => expect(await get(path)).toEqual({ ok: false, reason }))

test('a host that keeps silent is left', async () => {
	expect(await get('/silent', 200)).toEqual({ ok: false, reason: 'download-too-slow' })
})
