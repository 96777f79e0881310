import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventually } from '@vitrine/testing/eventually'
import { expect, test } from 'vitest'
import { readEnv } from '../../../env.ts'
import { createEdgePurges, edgeHead } from './edge.ts'

const edge = { seconds: 3_600, purgeUrls: [] }
const FOREVER = Number.POSITIVE_INFINITY

test('only a page whose changes are announced may be kept, and no longer than what it says', () => {
	const head = edgeHead(edge, { keys: ['a', 'b'], renderedAt: 1_000, until: FOREVER })
	expect(head?.['Surrogate-Key']).toBe('all a b')
	expect(head?.['Cache-Control']).toMatch(/^public, max-age=0, .*s-maxage=3600,/)
	expect(edgeHead(edge, { keys: ['a'], renderedAt: 1_000, until: 61_500 })?.['Cache-Control']).toContain('s-maxage=60,')
	expect(edgeHead(edge, { keys: ['a'], renderedAt: 1_000, until: 1_500 })).toBeUndefined()
	expect(edgeHead(edge, { keys: undefined, renderedAt: 1_000, until: FOREVER })).toBeUndefined()
})

test('each edge is told what has changed, twice, in pieces that pass; one that fails is in the log', async () => {
	const heard: string[] = []
	const server = createServer((request, response) => {
		heard.push(`${request.method} ${request.url} ${request.headers['surrogate-key']}`)
		response.end()
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	const logged: string[] = []
	const purge = createEdgePurges({
		edge: { seconds: 60, purgeUrls: [`http://127.0.0.1:${port}/a`, 'http://127.0.0.1:1/'] },
		log: { error: (_, message) => logged.push(message) },
	})
	purge(['x', 'y'])
	await eventually(() => expect(heard).toEqual(['PURGE /a x y', 'PURGE /a x y']))
	expect(logged).toContain('An edge cache was not purged')
	heard.length = 0
	purge(undefined)
	await eventually(() => expect(heard).toContain('PURGE /a all'))
	heard.length = 0
	const many = Array.from({ length: 1_000 }, (_, n) => `product:fr:${n}`)
	purge(many)
	await eventually(() => expect(new Set(heard.flatMap((line) => line.split(' ').slice(2))).size).toBe(1_000))
	expect(Math.max(...heard.map(({ length }) => length))).toBeLessThan(7_000)
	server.close()
	server.closeAllConnections()
})

test('a page is kept for longer than a second only where somebody says when it is old', () => {
	const needed = {
		GATEWAY_URL: 'http://gateway:4000',
		SUBSCRIPTION_KEY: 'k',
		COOKIE_SECRET: 'x'.repeat(32),
		MEDIA_FOLDER: '/media',
	}
	expect(readEnv(needed).EDGE_CACHE_SECONDS).toBe(0)
	expect(readEnv({ ...needed, EDGE_CACHE_SECONDS: '1' }).EDGE_CACHE_SECONDS).toBe(1)
	expect(() => readEnv({ ...needed, EDGE_CACHE_SECONDS: '60' })).toThrow(/EDGE_PURGE_URLS/)
	expect(() => readEnv({ ...needed, EDGE_PURGE_URLS: 'varnish' })).toThrow(/EDGE_PURGE_URLS/)
	const EDGE_PURGE_URLS = 'http://10.0.0.1:6081/,http://10.0.0.2:6081/'
	expect(readEnv({ ...needed, EDGE_CACHE_SECONDS: '60', EDGE_PURGE_URLS }).EDGE_PURGE_URLS).toHaveLength(2)
})
