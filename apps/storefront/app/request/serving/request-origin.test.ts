import { expect, test } from 'vitest'
import { createProxyTrust, originOf } from './request-origin.ts'

const isTrusted = createProxyTrust(['10.0.0.0/8', '::1'])
const forwarded = {
	'x-forwarded-proto': 'https',
	'x-forwarded-host': 'fr.vitrine.example',
	'x-forwarded-for': '203.0.113.9, 198.51.100.7, 10.0.0.2',
}
const origin = (peer: string | undefined, headers: Record<string, string> = forwarded) =>
	originOf({ request: new Request('http://127.0.0.1:3000/fr/?a=1', { headers }), peer, isTrusted })

test('a trusted proxy says what the visitor asked for', () => {
	const { url, clientAddress } = origin('10.1.2.3')
	expect(url.href).toBe('https://fr.vitrine.example/fr/?a=1')
	expect(clientAddress).toBe('198.51.100.7')
})

test('the host comes from the one header that the proxy is known to write (L4)', () => {
	const headers = { ...forwarded, 'x-original-host': 'de.vitrine.example' }
	expect(origin('::1', headers).url.hostname).toBe('fr.vitrine.example')
	const request = new Request('http://127.0.0.1:3000/fr/', { headers })
	const azure = originOf({ request, peer: '::1', isTrusted, hostHeader: 'x-original-host' })
	expect(azure.url.hostname).toBe('de.vitrine.example')
	expect(origin('::ffff:10.0.0.1').url.hostname).toBe('fr.vitrine.example')
})

test('nobody else is believed', () => {
	for (const peer of ['203.0.113.9', undefined]) {
		const { url, clientAddress } = origin(peer)
		expect(url.href).toBe('http://127.0.0.1:3000/fr/?a=1')
		expect(clientAddress).toBe(peer)
	}
})

test('a host that is none changes nothing', () => {
	expect(origin('10.0.0.1', { 'x-forwarded-host': 'evil.example/path' }).url.hostname).toBe('127.0.0.1')
})
