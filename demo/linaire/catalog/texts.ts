import { LANGUAGES, type Language } from '@vitrine/market/locales'

/** One text in each of the six languages. */
export type Texts = Readonly<Record<Language, string>>
export type Told = { name: Texts; text: Texts }

export function inEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
	return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>
}

/**
 * Reads a block of six lines `fr Name | Sentence.`: translators work on a block as it stands, and a missing language is
 * found when the file loads. Throws if a language, a name or a sentence is missing.
 */
export function told(block: string): Told {
	const lines = new Map(
		block
			.trim()
			.split('\n')
			.map((line) => [line.trim().slice(0, 2), line.trim().slice(3)]),
	)
	const cell = (language: Language, index: 0 | 1) => {
		const text = lines.get(language)?.split(' | ')[index]?.trim()
		if (!text) throw new Error(`told: no ${index === 0 ? 'name' : 'sentence'} in ${language}: ${block}`)
		return text
	}
	return {
		name: inEachLanguage((language) => cell(language, 0)),
		text: inEachLanguage((language) => cell(language, 1)),
	}
}

/** Reads a table `key | fr | en | es | de | it | pl`, one line each. Throws on a line without all six. */
export function tableOfTexts(block: string): Map<string, Texts> {
	return new Map(
		block
			.trim()
			.split('\n')
			.map((line) => {
				const [key = '', ...cells] = line.split('|').map((cell) => cell.trim())
				if (cells.length !== LANGUAGES.length || cells.includes('')) throw new Error(`tableOfTexts: ${line}`)
				return [key, inEachLanguage((language) => cells[LANGUAGES.indexOf(language)] ?? '')]
			}),
	)
}

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', œ: 'oe', æ: 'ae', '&': ' ' }

/** A name as a URL segment: ASCII, lower-case, words joined by hyphens. */
export function slugOf(name: string, language: Language): string {
	return name
		.toLowerCase()
		.replaceAll(/[äöü]/g, (letter) => (language === 'de' ? (GERMAN[letter] ?? letter) : letter))
		.replaceAll(/[ßłœæ&]/g, (letter) => LETTERS[letter] ?? letter)
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '')
}
