import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, createServer as createProbe } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eventually } from '@vitrine/testing/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { createBuiltShop, openTestShop, type TestShop } from '#app/test-shop.ts'
import type { EdgeCache } from './edge.ts'

/** The caches of deploy/, as Debian has them: `apt-get install nginx varnish varnish-modules`. */
const DEPLOY = new URL('../../../../../deploy/', import.meta.url)
const NGINX = '/usr/sbin/nginx'
const VARNISH = '/usr/sbin/varnishd'
const hasXkey =
	existsSync('/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so') ||
	existsSync('/usr/lib/varnish/vmods/libvmod_xkey.so')

let opened: TestShop
let path: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const { colorways } = await insertProduct(db)
		path = `/fr/p/chemise-en-popeline-rayee-${colorways[0]!.id.toLowerCase()}/`
	})
})
afterAll(() => opened.close())

type Edge = { edge: EdgeCache; start: (folder: string, ports: { shop: number; edge: number }) => Promise<ChildProcess> }

describe.each([
	['nginx', existsSync(NGINX), { edge: { seconds: 1, purgeUrls: [] }, start: startNginx }],
	[
		'varnish',
		existsSync(VARNISH) && hasXkey,
		{ edge: { seconds: 3_600, purgeUrls: ['http://127.0.0.1:port/'] }, start: startVarnish },
	],
] satisfies [string, boolean, Edge][])('%s before the shop', (name, isInstalled, { edge, start }) => {
	if (!isInstalled) {
		test.skip(`${name} of Debian is not installed on this machine: its configuration is not tried`, () => undefined)
		return
	}
	let server: Server
	let child: ChildProcess
	let folder: string
	let port: number
	let stopFollowing: () => void
	let answered = 0

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), `vitrine-${name}-`))
		// Varnish works as a user of its own.
		await chmod(folder, 0o755)
		port = await freePort()
		const purgeUrls = edge.purgeUrls.map((url) => url.replace('port', String(port)))
		const shop = await createBuiltShop({
			pageCacheSeconds: 2,
			nativeAppPrefix: 'MaisonApp/',
			trustedProxies: ['127.0.0.1'],
			siteHosts: { 'www.marque.fr': 'fr' },
			edge: { ...edge, purgeUrls },
			gateway: async (request) => opened.gateway(request),
			log: { error: () => undefined },
		})
		server = createServer((request, response) => {
			answered += 1
			shop.listener(request, response)
		})
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
		stopFollowing = shop.followChanges()
		child = await start(folder, { shop: (server.address() as AddressInfo).port, edge: port })
		await eventually(async () => expect((await ask('/robots.txt')).status).toBe(200))
	})
	afterAll(async () => {
		stopFollowing()
		const ended = new Promise((resolve) => child.once('exit', resolve))
		if (child.exitCode === null && child.kill('SIGTERM')) await ended
		server.close()
		server.closeAllConnections()
		await rm(folder, { recursive: true, force: true })
	})

	async function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
		const own = { host: 'www.marque.fr', 'accept-encoding': 'br', ...headers }
		const answer = await new Promise<IncomingMessage>((resolve, reject) => {
			send({ port, host: '127.0.0.1', path: address, method, headers: own }, resolve).on('error', reject).end()
		})
		const body = Buffer.concat(await answer.toArray())
		return { status: answer.statusCode, headers: answer.headers, body, hit: answer.headers['x-cache'] === 'HIT' }
	}

	test('gives a page for everybody without asking the shop, and to each coding its own', async () => {
		// The first answers of the shop are those of visitors who waited for a page.
		for (const _ of [1, 2, 3]) await ask(path)
		await eventually(async () => expect((await ask(path)).hit).toBe(true))
		const before = answered
		const page = await ask(path)
		expect([page.hit, answered - before, page.headers['content-encoding']]).toEqual([true, 0, 'br'])
		expect(page.headers['surrogate-key']).toBeUndefined()
		expect(page.headers['cache-control']).toContain('max-age=0')
		expect((await ask(path, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
		const plain = await ask(path, { 'accept-encoding': 'identity' })
		expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined])
		const unchanged = await ask(path, { 'if-none-match': page.headers.etag! })
		expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
	})

	test('remembers the language of a page for whoever has chosen another, and for nobody else', async () => {
		await eventually(async () => expect((await ask(path)).hit).toBe(true))
		const cookieOf = async (cookie: string) => (await ask(path, cookie ? { cookie } : {})).headers['set-cookie']?.join()
		expect(await cookieOf('')).toMatch(/^i18n_redirected=fr; Path=\//)
		expect(await cookieOf('a=b; i18n_redirected=de')).toMatch(/^i18n_redirected=fr; Path=\//)
		expect(await cookieOf('a=b; i18n_redirected=fr; c=d')).toBeUndefined()
	})

	test('never gives what is one visitor’s', async () => {
		const signedIn = { cookie: 'access_token=a; refresh_token=b; i18n_redirected=fr' }
		for (const address of ['/fr/', path]) {
			for (const _ of [1, 2, 3]) await ask(address)
			const answer = await ask(address, signedIn)
			expect([address, answer.hit, answer.headers['cache-control']]).toEqual([address, false, 'private, no-store'])
		}
		for (const address of ['/fr/cart/', '/fr/auth/sign-in/', '/fr/new/_.data']) {
			for (const _ of [1, 2]) expect([address, (await ask(address)).hit]).toEqual([address, false])
		}
		const app = { 'user-agent': 'ShopApp/1.0 (iPhone)' }
		for (const _ of [1, 2]) expect((await ask('/fr/', app)).hit).toBe(false)
	})

	test('never keeps a page of the app, whose prefix it need not know', async () => {
		const address = '/fr/offers/'
		const app = { 'user-agent': 'MaisonApp/1.0', 'accept-encoding': 'identity' }
		for (const _ of [1, 2, 3]) {
			const page = await ask(address, app)
			expect([page.hit, page.headers['cache-control']]).toEqual([false, 'private, no-cache'])
			expect(page.body.toString()).not.toContain('<footer')
		}
		const page = await ask(address, { 'accept-encoding': 'gzip' })
		expect(gunzipSync(page.body).toString()).toContain('<footer')
	})

	test('shows a price soon after the database (how soon: drill `changes`)', async () => {
		await eventually(async () => expect((await ask(path)).hit).toBe(true))
		const plain = { 'accept-encoding': 'identity' }
		const before = await ask(path, plain)
		const amount = name === 'nginx' ? 33_333 : 44_444
		await opened.db.updateTable('prices').set({ cent_amount: amount }).where('site', '=', 'fr').execute()
		const shown = `${amount / 100}`.replace('.', ',')
		expect(before.body.toString()).not.toContain(shown)
		await eventually(async () => expect((await ask(path, plain)).body.toString()).toContain(shown))
	})
})

async function freePort(): Promise<number> {
	const probe = createProbe()
	await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
	const { port } = probe.address() as AddressInfo
	await new Promise((resolve) => probe.close(resolve))
	return port
}

async function startNginx(folder: string, ports: { shop: number; edge: number }): Promise<ChildProcess> {
	const written = await readFile(new URL('nginx/vitrine.conf', DEPLOY), 'utf8')
	const own = written
		.replace('127.0.0.1:3000', `127.0.0.1:${ports.shop}`)
		.replace('/var/cache/nginx/vitrine', `${folder}/cache`)
		.replace('listen 80', `listen 127.0.0.1:${ports.edge}`)
	await writeFile(join(folder, 'shop.conf'), own)
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
	const user = process.getuid?.() === 0 ? 'user root;' : ''
	const main = `daemon off; pid ${folder}/pid; ${user} events {} http { access_log off; ${temporary.join(' ')} include shop.conf; }`
	await writeFile(join(folder, 'nginx.conf'), main)
	return spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log')], { stdio: 'ignore' })
}

async function startVarnish(folder: string, ports: { shop: number; edge: number }): Promise<ChildProcess> {
	const written = await readFile(new URL('varnish/vitrine.vcl', DEPLOY), 'utf8')
	const file = join(folder, 'shop.vcl')
	await writeFile(file, written.replace('.port = "3000"', `.port = "${ports.shop}"`))
	const settings = [
		'http_gzip_support=off',
		'http_resp_hdr_len=64k',
		'http_resp_size=128k',
		'workspace_backend=256k',
		'http_req_hdr_len=16k',
	].flatMap((one) => ['-p', one])
	const where = [
		'-F',
		'-n',
		join(folder, 'work'),
		'-a',
		`127.0.0.1:${ports.edge}`,
		'-f',
		file,
		'-s',
		'malloc,32m',
		'-T',
		'none',
	]
	return spawn(VARNISH, [...where, ...settings], { stdio: 'ignore' })
}
