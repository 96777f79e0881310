import { expect, test } from 'vitest'
import { priorWords } from './price-words.ts'

test.each([
	['fr', 30, 'lowest30'],
	['de', 30, 'lowest30'],
	['pl', 29, 'lowestSince'],
	['it', 12, 'lowestSince'],
	['es', 1, 'lowestSince'],
	['gb', 30, 'was'],
	['gb', 12, 'was'],
	['ch', 30, 'previous'],
	// The claim of thirty days is made only where the log proves it.
	['ch', 29, 'was'],
] as const)('%s says of a price of %i days: %s', (site, days, words) => {
	expect(priorWords(site, days)).toBe(words)
})
