import { SITE_CODES, SITES } from '@vitrine/market/sites'
import { expect, test } from 'vitest'
import { demoSeller } from '../web-domains/fixtures/sellers.ts'
import { checkRecord } from './check.ts'
import type { Known } from './known.ts'

const known = { currencies: new Map(SITE_CODES.map((site) => [site, SITES[site].currency])) } as unknown as Known
const check = (changes: object) =>
	checkRecord({ type: 'seller', site: 'de', ...demoSeller('de'), ...changes }, { known, scope: undefined as never })

test.each(SITE_CODES)('the demo’s seller of %s is one', (site) => {
	expect(check({ site, ...demoSeller(site) })).toMatchObject({ ok: true })
})

test.each([
	[{ vatNumber: 'DE12345678' }, 'vatNumber', 'not-a-vat-number'],
	[{ vatNumber: 'FR12000000000' }, 'vatNumber', 'not-a-vat-number'],
	[{ companyName: '' }, 'companyName', 'too-small'],
	[{ returnAddress: undefined }, 'returnAddress', 'invalid-type'],
	[{ mentions: { xx: ['?'] } }, 'mentions', undefined],
	[{ iban: 'DE00' }, '', 'unrecognized-keys'],
])('%j is refused at its field', (changes, field, reason) => {
	const result = check(changes)
	expect(result).toMatchObject({ ok: false })
	const [fault] = result.ok ? [] : result.faults
	expect(fault?.field.startsWith(field)).toBe(true)
	if (reason) expect(fault?.reason).toBe(reason)
})
