import { secondSizeLabel, sizeLabel } from '@vitrine/commerce/catalog/rules/naming'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { expect, test } from 'vitest'
import { readRecords } from './records.ts'

const RUNS = new Map(readRecords('size-run', new Date(0)).map(({ id, sizes }) => [id, sizes]))

function sizesOf(run: string) {
	return RUNS.get(run) ?? expect.unreachable(run)
}

function read(run: string, key: string): Record<SiteCode, string> {
	const size = sizesOf(run).find((candidate) => candidate.key === key)
	if (!size) throw new Error(`${run} has no ${key}`)
	return Object.fromEntries(SITE_CODES.map((site) => [site, sizeLabel(site, size)])) as Record<SiteCode, string>
}

test.each([
	['women', '40', { fr: '40', gb: 'UK 12', es: '40', de: '38', it: '44', pl: '38', ch: '40' }],
	['shoes-women', '38', { fr: '38', gb: 'UK 5', es: '38', de: '38', it: '37', pl: '38', ch: '38' }],
	['men-trousers', '48', { fr: '42', gb: 'W32', es: '42', de: '48', it: '48', pl: '48', ch: '42' }],
	['men-trousers', '46', { fr: '40', gb: 'W30', es: '40', de: '46', it: '46', pl: '46', ch: '40' }],
	['men-collars', '39', { fr: '39', gb: '15½ in', es: '39', de: '39', it: '39', pl: '39', ch: '39' }],
	['women-letters', 'M', { fr: 'M', gb: 'M', es: 'M', de: 'M', it: 'M', pl: 'M', ch: 'M' }],
	[
		'women-jeans',
		'W27',
		{
			fr: 'W27 (36/38)',
			gb: 'W27 (UK 8/10)',
			es: 'W27 (36/38)',
			de: 'W27 (34/36)',
			it: 'W27 (40/42)',
			pl: 'W27 (34/36)',
			ch: 'W27 (36/38)',
		},
	],
	[
		'kids',
		'116',
		{
			fr: '6 ans (116 cm)',
			gb: '5–6 years (116 cm)',
			es: '6 años (116 cm)',
			de: '116',
			it: '6 anni (116 cm)',
			pl: '116',
			ch: '6 ans (116 cm)',
		},
	],
] as const)('%s %s reads as each site reads sizes', (run, key, words) => expect(read(run, key)).toEqual(words))

test('British, Italian and Swiss shoppers see the European size beside their own, of clothes but not of heights', () => {
	const second = (run: string, key: string) => {
		const size = sizesOf(run).find((candidate) => candidate.key === key)
		return SITE_CODES.map((site) => size && secondSizeLabel(site, size, 'en')).filter(Boolean)
	}
	expect(second('women', '40')).toEqual(['EU 38', 'EU 38', 'EU 38'])
	expect(second('kids', '116')).toEqual([])
	expect(second('women-jeans', 'W28')).toEqual([])
})

test('a European shoe size is the same British one in every run', () => {
	for (const key of ['36', '40', '41']) expect(read('shoes-all', key).gb).toBe(read('shoes-women', key).gb)
})

test('no two sizes of a run read the same on a site', () => {
	for (const [run, sizes] of RUNS) {
		for (const site of SITE_CODES) {
			const labels = sizes.map((size) => sizeLabel(site, size))
			expect(new Set(labels).size, `${run} on ${site}`).toBe(sizes.length)
		}
	}
})

test('sizes for under-14s are zero-rated size by size: one run has both kinds', () => {
	expect(sizesOf('socks').map(({ childrens }) => childrens === true)).toEqual([true, true, false, false, false])
	expect([...sizesOf('kids'), ...sizesOf('baby')].every(({ childrens }) => childrens)).toBe(true)
})
