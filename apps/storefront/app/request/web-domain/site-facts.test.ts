import { expect, test } from 'vitest'
import { createGatewayClient } from '#app/request/gateway/client.ts'
import { createSiteDirectory } from './directory.ts'
import { siteFacts } from './site-facts.ts'

/** The facts of the Swiss site where this is its record. */
function factsOf(record: unknown, status = 200) {
	const log = { error: () => undefined }
	const gateway = createGatewayClient({
		headers: {},
		storeId: () => '007',
		log,
		send: async ({ url }) => Response.json(url.endsWith('/web-domains/') ? [] : record, { status }),
	})
	return siteFacts(
		createSiteDirectory({ gatewayOf: () => gateway, neutral: { name: 'Shop', nativeAppPrefix: '' }, log }),
		'ch',
	)
}

const record = { domain: 'ch.vitrine.example', storeId: '042', countryCodeISO2: 'CH', devise: 'CHF', params: {} }
const facts = { storeId: '042', countryCode: 'CH', currency: 'CHF', abtasty: true }

test.each([
	['as recorded; the A/B tool where nothing is said of it (R121)', record, facts],
	['no A/B tool', { ...record, params: { abtasty: false } }, { ...facts, abtasty: false }],
	['a wrong type counts as nothing said', { ...record, params: { abtasty: 'false' } }, facts],
	['an own currency (R105)', { ...record, devise: 'EUR' }, { ...facts, currency: 'EUR' }],
	[
		'nothing but the country: its currency by table (R185)',
		{ countryCodeISO2: 'PL' },
		{ storeId: '007', countryCode: 'PL', currency: 'PLN', abtasty: true },
	],
	[
		'a country without a currency: the site’s',
		{ countryCodeISO2: 'US' },
		{ storeId: '007', countryCode: 'US', currency: 'CHF', abtasty: true },
	],
])('%s', async (_, given, expected) => expect(await factsOf(given)).toEqual(expected))

test('where the record cannot be had: the table’s facts, and no A/B tool at all (C10)', async () => {
	const table = { storeId: '007', countryCode: 'CH', currency: 'CHF', abtasty: false }
	expect(await factsOf({}, 500)).toEqual(table)
	expect(await factsOf({})).toEqual(table)
	expect(await factsOf(null)).toEqual(table)
})
