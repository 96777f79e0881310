import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { allowedSlips, editDistance } from './edit-distance.ts'
import { fold, foldReference, wordsOf } from './fold.ts'

test.each([
	['Œillet Écru', 'oeillet ecru'],
	['PŁASZCZ', 'plaszcz'],
	['Größe', 'grosse'],
	['Jerséis', 'jerseis'],
])('folds %s', (text, expected) => expect(fold(text)).toBe(expected))

test('takes words apart, compound ones also as a whole', () => {
	expect(wordsOf("T-shirt à l'épaule").map(({ folded }) => folded)).toEqual([
		't',
		'shirt',
		'tshirt',
		'a',
		'l',
		'epaule',
		'lepaule',
	])
	expect(foldReference('LN W01-sky')).toBe('lnw01sky')
})

test.each([
	['pullover', 'pulover', 1],
	['pullover', 'pulower', 2],
	['chemise', 'chemsie', 1],
	['robe', 'robe', 0],
	['abc', 'xyz', 3],
	['abcdef', 'a', 3],
])('%s and %s are %i slips apart (3: too far)', (a, b, slips) => {
	expect(editDistance(a, b, 2)).toBe(slips)
	expect(editDistance(b, a, 2)).toBe(slips)
})

test('longer words are forgiven more', () => {
	expect([3, 4, 7, 8].map(allowedSlips)).toEqual([0, 1, 1, 2])
})

test('one slip is never more than one slip', () => {
	const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 8 })
	fc.assert(
		fc.property(letters, fc.nat(), fc.constantFrom('add', 'lose', 'change', 'swap'), (word, place, kind) => {
			const at = place % (word.length - 1)
			const slipped = {
				add: `${word.slice(0, at)}x${word.slice(at)}`,
				lose: word.slice(0, at) + word.slice(at + 1),
				change: `${word.slice(0, at)}x${word.slice(at + 1)}`,
				swap: word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
			}[kind]
			expect(editDistance(word, slipped, 2)).toBeLessThanOrEqual(1)
		}),
	)
})
