import { expect, test } from 'vitest'
import { extractDomain, registeredDomain } from './top-level-domain.ts'

test.each([
	['www.marque.fr', 'fr', 'marque.fr', 'www'],
	['marque.fr', 'fr', 'marque.fr', ''],
	['shop.brand.co.uk', 'co.uk', 'brand.co.uk', 'shop'],
	['a.b.marka.com.pl', 'com.pl', 'marka.com.pl', 'a.b'],
	// Quirks: what stands around a host does not matter.
	['www.marque.fr.', 'fr', 'marque.fr', 'www'],
	['www.marque.fr:8443', 'fr', 'marque.fr', 'www'],
	['WWW.Marque.FR', 'fr', 'marque.fr', 'www'],
	['https://www.marque.fr/fr/?a=1', 'fr', 'marque.fr', 'www'],
	['xn--bcher-kva.de', 'de', 'xn--bcher-kva.de', ''],
	['www.bücher.de', 'de', 'bücher.de', 'www'],
	['xn--j1ail.xn--p1ai', 'xn--p1ai', 'xn--j1ail.xn--p1ai', ''],
	['shop.github.io', 'io', 'github.io', 'shop'],
])('%s is below %s, registered as %s', (host, tld, domain, sub) => {
	expect(extractDomain(host)).toEqual({ tld, domain, sub })
	expect(registeredDomain(host)).toBe(domain)
})

test.each([
	['localhost', '["localhost"]'],
	['localhost:3000', '["localhost"]'],
	['fr.localhost', '["fr","localhost"]'],
	['storefront', '["storefront"]'],
	['storefront-7c9f.default.svc.cluster.local', '["storefront-7c9f","default","svc","cluster","local"]'],
	['127.0.0.1', '["127","0","0","1"]'],
	['127.0.0.1:3000', '["127","0","0","1"]'],
	['[::1]:3000', '["::1"]'],
	['::1', '["::1"]'],
	['fr.vitrine.example', '["fr","vitrine","example"]'],
	['marque.notatld', '["marque","notatld"]'],
	['fr', '["fr"]'],
	['co.uk', '["co","uk"]'],
	['', '[""]'],
	['..', '["",""]'],
])('%s: Invalid TLD, and no page knows of it (R189)', (host, parts) => {
	expect(() => extractDomain(host)).toThrow(`Invalid TLD {"parts":${parts}}`)
	expect(registeredDomain(host)).toBeUndefined()
})
