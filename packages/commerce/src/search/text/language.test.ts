import { LANGUAGES } from '@vitrine/market/locales'
import { expect, test } from 'vitest'
import { readWords } from '../words/read-words.ts'
import { splitCompound } from './compounds.ts'
import { fold } from './fold.ts'
import { Lexicon } from './lexicon.ts'
import { stem } from './stem.ts'

test.each([
	['fr', 'robe robes'],
	['fr', 'noir noire noires'],
	['fr', 'rayé rayée rayées'],
	['en', 'dress dresses'],
	['en', 'scarf scarves'],
	['en', 'pleated pleats'],
	['de', 'Kleid Kleider Kleidern Kleides'],
	['de', 'Mantel Mäntel Mänteln'],
	['de', 'schwarz schwarze schwarzen schwarzer'],
	['es', 'pantalón pantalones'],
	['es', 'blanco blanca blancos blancas'],
	['it', 'camicia camicie'],
	['it', 'bianco bianca bianchi bianche'],
	['it', 'giubbotto giubbotti'],
	['pl', 'sukienka sukienki sukienkę sukience sukienek sukienką'],
	['pl', 'spódnica spódnice spódnicy spódnic spódnicę'],
	['pl', 'sweter swetra swetry swetrze swetrem'],
	['pl', 'pasek paska paski paskiem'],
	['pl', 'czarny czarna czarne czarnego czarnych'],
] as const)('%s: one stem for %s', (language, forms) => {
	const stems = forms.split(' ').map((form) => stem(fold(form), language))
	expect([...new Set(stems)]).toHaveLength(1)
})

test.each([
	['fr', 'chemise', 'chemisier'],
	['fr', 'lin', 'laine'],
	['es', 'camisa', 'camiseta'],
	['it', 'maglia', 'maglione'],
	['pl', 'spodnie', 'spódnica'],
	['de', 'Hose', 'Hosenanzug'],
] as const)('%s: %s is not %s', (language, one, other) => {
	expect(stem(fold(one), language)).not.toBe(stem(fold(other), language))
})

test('German compounds come apart into words that are known, the link between them goes', () => {
	const known = new Set(['sommer', 'kleid', 'leder', 'gurtel', 'damen', 'hose', 'arbeit', 'hemd'])
	const split = (word: string) => splitCompound(word, (part) => known.has(part))
	expect(split('sommerkleid')).toEqual(['sommer', 'kleid'])
	expect(split('ledergurtel')).toEqual(['leder', 'gurtel'])
	expect(split('arbeitshemd')).toEqual(['arbeit', 'hemd'])
	expect(split('damensommerkleid')).toEqual(['damen', 'sommer', 'kleid'])
	expect(split('gummistiefel')).toBeUndefined()
})

test('every language has words for every color family, department and season', () => {
	const counts = LANGUAGES.map((language) => {
		const { meanings } = readWords(language)
		const values = (facet: string) =>
			new Set(meanings.flatMap(({ meaning }) => (meaning.facet === facet ? meaning.values.slice(0, 1) : [])))
		return [values('color').size, values('audience').size, values('season').size, values('occasion').size]
	})
	expect(counts).toEqual(LANGUAGES.map(() => [17, 6, 3, 14]))
})

test('a lexicon tells girls from boys by the whole word, and leaves articles out', () => {
	const lexicon = new Lexicon('es', [
		{ language: 'es', id: 'swim', terms: ['traje de baño', 'bañador'], also: ['bikini'] },
	])
	const audience = (word: string) => lexicon.find([word])?.meanings.find(({ facet }) => facet === 'audience')?.values[0]
	expect([audience('nina'), audience('nino')]).toEqual(['girls', 'boys'])
	expect(lexicon.find(['traje', 'bano'])?.same).toHaveLength(2)
})
