import { expect, test } from 'vitest'
import { isCampaign } from './campaign-parameters.ts'

test.each([
	'utm_source',
	'utm_id',
	'gclid',
	'dclid',
	'fbclid',
	'msclkid',
	'ttclid',
	'gbraid',
	'srsltid',
	'mc_eid',
	'at_medium',
])('%s says where a visitor came from', (name) => expect(isCampaign(name)).toBe(true))

test.each(['color', 'q', 'page', 'sort', 'price-min', 'category', 'redirect_uri', 'points', 'UTM', 'utm_', 'token'])(
	'%s is asked of a page, or is none of ours',
	(name) => expect(isCampaign(name)).toBe(false),
)
