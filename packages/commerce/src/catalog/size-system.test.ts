import { expect, test } from 'vitest'
import { sizeSystem } from './rules/naming.ts'

test.each([
	['fr', { fr: '38', eu: '36' }, 'FR'],
	['es', { fr: '38', eu: '36' }, 'FR'],
	['gb', { fr: '38', gb: 'UK 12' }, 'UK'],
	['gb', { fr: '38', gb: 'UK 9–11½' }, 'UK'],
	['de', { fr: '38', eu: '36' }, 'EU'],
	['it', { it: '42' }, 'IT'],
	['gb', { gb: 'W28' }, null],
	['gb', { gb: '14½ in' }, null],
	['fr', { fr: '3 ans (98 cm)' }, null],
	['de', { de: '98', eu: '98' }, null],
	['fr', { alpha: 'M' }, null],
] as const)('on %s the label of %j is a number of %s', (site, labels, expected) => {
	expect(sizeSystem(site, { key: 'x', labels })?.merchantCode).toBe(expected ?? undefined)
})
