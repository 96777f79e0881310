import type { Language } from '@vitrine/market/locales'

// Light stemmers: they remove number, gender and case, nothing that changes the meaning. Heavier stemmers remove
// endings that distinguish garments (chemise, chemisier; gilet, giletière), and no maintained library supports Polish
// (decision 0054).

/** Minimum letters of a stem. */
const SHORTEST = 3

/** Removes the longest matching ending that leaves enough letters. */
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
	// Palatalization before an ending: swetrze of sweter, kurtce of kurtka. Words in -ica keep their c.
	const hard = word.replace(/rze$/, 'r').replace(/(?<=[^aeiouy])ce$/, 'k')
	// Fleeting e: pasek, paska; kurtek, kurtka; sweter, swetra.
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

/** Stem of a folded word: `blancs` and `blanc`, `Kleider` and `Kleid` share theirs. */
export function stem(folded: string, language: Language): string {
	return folded.length <= SHORTEST || /\d/.test(folded) ? folded : STEMMERS[language](folded)
}
