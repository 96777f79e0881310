import { SITE_CODES, SITES } from '@vitrine/market/sites'
import { expect, test } from 'vitest'
import { securityText } from './security-txt.ts'

const now = new Date('2026-11-22T09:30:00Z')

test.each(SITE_CODES)('the host of %s says where to write and until when that holds (RFC 9116)', (site) => {
	const text = securityText({
		site,
		contact: 'mailto:security@maisonx.example',
		domains: { fr: 'maisonx.example' },
		now,
	})
	const fields = Object.fromEntries(
		text
			.trim()
			.split('\n')
			.map((line) => line.split(/: (.*)/s).slice(0, 2)),
	)
	const host = site === 'fr' ? 'maisonx.example' : SITES[site].domain
	expect(fields).toMatchObject({
		Contact: 'mailto:security@maisonx.example',
		Expires: '2027-05-21T00:00:00Z',
		Canonical: `https://${host}/.well-known/security.txt`,
	})
	expect(fields['Preferred-Languages']).toMatch(/^(en|(fr|es|de|it|pl), en)$/)
	expect(text.endsWith('\n')).toBe(true)
})

test('without a contact, and on a host of no country, it leads to a shop that names who sells', () => {
	const text = securityText({ site: undefined, contact: undefined, domains: undefined, now })
	expect(text).toContain(`Contact: https://${SITES.fr.domain}/fr/\n`)
})
