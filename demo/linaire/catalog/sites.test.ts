import { WebDomainParams } from '@vitrine/commerce/web-domains/contract'
import { normalizeWebDomain, privateSaleAt } from '@vitrine/commerce/web-domains/rules/web-domain'
import { CatalogRecord } from '@vitrine/commerce/catalog-import/records'
import { describe, expect, test } from 'vitest'
import { readRecords } from './records.ts'

const NOW = new Date('2026-03-12T10:30:00Z')
const PARAMS = new Map(
	readRecords('web-domain', NOW)
		.map((record) => CatalogRecord.parse(record))
		.flatMap((record) => (record.type === 'web-domain' ? [[record.site, record.params]] : []))
		.map(([site, params]) => [site, WebDomainParams.strict().parse(params)] as const),
)

describe('parameters of the demo web domains', () => {
	test('are the ones the gateway knows', () => expect(PARAMS.size).toBe(7))

	test('show every flag on and off', () => {
		const flags = [
			'ereservation',
			'loyalty',
			'wishlist',
			'agec',
			'myDownloads',
			'swiftAddToCart',
			'showMap',
			'abtasty',
		] as const
		for (const flag of flags) {
			expect(new Set([...PARAMS.values()].map((params) => params[flag])), flag).toEqual(new Set([true, false]))
		}
	})

	test('have private sales running in France and Italy, to come in two sites, over in Germany', () => {
		const states = [...PARAMS].map(([site, { privateSales }]) => [
			site,
			privateSales && privateSaleAt(privateSales, NOW),
		])
		expect(Object.fromEntries(states)).toMatchObject({
			fr: { state: 'open', isAnnounced: true },
			gb: { state: 'before', isAnnounced: true },
			es: undefined,
			de: { state: 'over', isAnnounced: false },
			it: { state: 'open', isAnnounced: true },
			pl: undefined,
			ch: { state: 'before', isAnnounced: true },
		})
	})

	test('say from which amount delivery is free', () => {
		const raw = { storeId: '006', countryCodeISO2: 'PL', params: PARAMS.get('pl') }
		expect(normalizeWebDomain(raw, () => expect.unreachable())?.freeDelivery).toEqual({
			minAmountCents: 19_900,
			deliveryModes: ['home', 'relay'],
		})
	})
})
