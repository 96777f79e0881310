import type { Language } from '@vitrine/market/locales'

// Light stemmers: number, gender and case come off, nothing that changes what a word means. Garments are told apart by the
// endings that heavier stemmers take (chemise, chemisier; gilet, giletière), and no kept library has Polish (decision 0054).

/** Letters that must be left of a word. */
const SHORTEST = 3

/** The longest ending of a list that comes off a word and leaves enough of it. */
function without(word: string, endings: readonly string[], shortest = SHORTEST): string {
	for (const ending of endings)
		if (word.endsWith(ending) && word.length - ending.length >= shortest) return word.slice(0, -ending.length)
	return word
}

function single(word: string): string {
	return word.length > SHORTEST && word.at(-1) === word.at(-2) ? word.slice(0, -1) : word
}

function stemFrench(word: string): string {
	if (word.endsWith('aux') && !word.endsWith('eaux') && word.length > 4) return `${word.slice(0, -3)}al`
	const singular = without(word, ['s', 'x'])
	const masculine = without(singular, ['ee', 'e'])
	return single(without(masculine, ['s']))
}

function stemEnglish(word: string): string {
	if (word.endsWith('ss')) return word
	if (word.endsWith('ves') && word.length > 5) return `${word.slice(0, -3)}f`
	if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
	const one = /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : without(word, ['s'])
	const bare = without(one, ['ed'], 4)
	return bare.endsWith('ss') ? bare : single(without(bare, ['e'], 4))
}

const GERMAN_ENDINGS = ['ern', 'en', 'er', 'em', 'es', 'e', 's', 'n']

function stemGerman(word: string): string {
	const bare = without(word, GERMAN_ENDINGS)
	return without(bare, GERMAN_ENDINGS, 4)
}

function stemSpanish(word: string): string {
	if (word.endsWith('ces') && word.length > 4) return `${word.slice(0, -3)}z`
	const singular = /[^aeiou]es$/.test(word) ? without(word, ['es']) : without(word, ['s'], 4)
	return without(singular, ['a', 'o', 'e'])
}

function stemItalian(word: string): string {
	const hard = word.replace(/([cg])h([ei])$/, '$1$2')
	const bare = without(hard, ['ie', 'ia', 'io', 'ii', 'a', 'e', 'i', 'o'])
	return single(bare)
}

const POLISH_ENDINGS =
	'iejszych owych owego owemu iami iach iego iemu iem ymi imi ego emu ami ach owi iom iej ych ich iow ow om em ej ym im ie ia iu a e i o u y'.split(
		' ',
	)

function stemPolish(word: string): string {
	// Softened before an ending: swetrze of sweter, kurtce of kurtka. What ends in -ica keeps its c.
	const hard = word.replace(/rze$/, 'r').replace(/(?<=[^aeiouy])ce$/, 'k')
	// The e that comes and goes: pasek, paska; kurtek, kurtka; sweter, swetra.
	const fleeting = hard.replace(/(?<=[^aeiouy])e([kr])$/, '$1')
	return without(fleeting, POLISH_ENDINGS)
}

const STEMMERS: Readonly<Record<Language, (folded: string) => string>> = {
	fr: stemFrench,
	en: stemEnglish,
	de: stemGerman,
	es: stemSpanish,
	it: stemItalian,
	pl: stemPolish,
}

/** What the forms of a word have in common, of a word that is folded already: `blancs` and `blanc`, `Kleider` and `Kleid`. */
export function stem(folded: string, language: Language): string {
	return folded.length <= SHORTEST || /\d/.test(folded) ? folded : STEMMERS[language](folded)
}
