import { expect, test } from 'vitest'
import { parseAmount, splitPrice } from './amounts.ts'
import { familyOfColor } from './color-words.ts'
import { fibreOf, parseFibres } from './compositions.ts'
import { idOf } from './ids.ts'
import { plainText } from './plain-text.ts'
import { slugOf } from './words.ts'

test.each([
	['49.95', 4995],
	['49,95', 4995],
	['49.9', 4990],
	['49', 4900],
	['0.00', 0],
	['1,299.00', 129900],
	['1.299,00', 129900],
	["1'299.00", 129900],
	['1 299,00', 129900],
	['1299.00', 129900],
	['1,234,567.89', 123456789],
	['1.299', undefined],
	['1,299', undefined],
	['1,299,00', undefined],
	['49.955', undefined],
	['-5.00', undefined],
	['€49', undefined],
	['', undefined],
	['4e3', undefined],
	['99999999999999999', undefined],
])('amount %s', (text, minor) => expect(parseAmount(text, 'EUR')).toBe(minor))

test('a price names its currency before or after', () => {
	expect(splitPrice('49.95 EUR')).toEqual({ amount: '49.95', code: 'EUR', currency: 'EUR' })
	expect(splitPrice('CHF49.95')).toEqual({ amount: '49.95', code: 'CHF', currency: 'CHF' })
	expect(splitPrice('10 usd')).toEqual({ amount: '10', code: 'USD', currency: undefined })
	expect(splitPrice('49.95')).toBeUndefined()
})

test.each([
	['Bleu marine', 'navy'],
	['Navy Blue', 'navy'],
	['WEIß', 'white'],
	['grün', 'green'],
	['Écru', 'ecru'],
	['żółty', 'yellow'],
	['Off White', 'ecru'],
	['Light blue', 'blue'],
	['Red/Green/Black', 'red'],
	['Blau / Weiß', 'blue'],
	['Rosso', 'red'],
	['Zephyr', undefined],
	['', undefined],
])('color %s', (name, family) => expect(familyOfColor(name)).toBe(family))

test.each([
	['80% cotton, 20% polyester', ['cotton', 80, 'polyester', 20]],
	['2 % Elasthan, Baumwolle 98 %', ['cotton', 98, 'elastane', 2]],
	['66,67% lin / 33,33% coton', ['linen', 66.67, 'cotton', 33.33]],
	['100% laine mérinos', ['wool', 100]],
	['Bawełna 95%, elastan 5%', ['cotton', 95, 'elastane', 5]],
	['60% organic cotton and 40% cotton', ['cotton', 100]],
	['cotton/polyester', undefined],
	['cotton', undefined],
	['80% unobtainium, 20% cotton', undefined],
	['', undefined],
])('fibres of %s', (text, wanted) => {
	const fibres = parseFibres(text)
	expect(fibres?.flatMap(({ fibre, percent }) => [fibre, percent])).toEqual(wanted)
})

test('fibres by their name in every language', () => {
	expect(['Schurwolle', 'Élasthanne', 'poliammidica', 'wełna', 'TENCEL™', 'Lyocell'].map(fibreOf)).toEqual([
		'wool',
		'elastane',
		'polyamide',
		'wool',
		'lyocell',
		'lyocell',
	])
})

test('ids and slugs', () => {
	expect(idOf('shirt-01_B')).toBe('shirt-01_B')
	expect(idOf('chemise été')).toMatch(/^chemise-ete-[0-9a-f]{8}$/)
	expect(idOf('chemise ete')).not.toBe(idOf('chemise été'))
	expect(idOf('衬衫')).toMatch(/^[0-9a-f]{8}$/)
	expect(idOf('x'.repeat(80))).toHaveLength(63)
	expect(slugOf(' Łódź – Größe "L" ')).toBe('lodz-grosse-l')
})

test('descriptions lose their markup and keep their paragraphs', () => {
	expect(plainText('<p>Soft &amp; light.</p>\n<ul><li>Cotton</li><li>Slim</li></ul><script>alert(1)</script>')).toBe(
		'Soft & light.\n\n * Cotton\n * Slim',
	)
	expect(plainText('Plain\r\ntext')).toBe('Plain\ntext')
	expect(plainText('<p> </p>')).toBeUndefined()
})
