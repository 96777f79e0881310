import type { Language } from '@vitrine/market/locales'
import type { Meaning } from '../meaning.ts'
import { isMeaningFacet } from '../meaning.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { ITALIAN } from './it.ts'
import { POLISH } from './pl.ts'

const TABLES: Readonly<Record<Language, string>> = {
	fr: FRENCH,
	en: ENGLISH,
	de: GERMAN,
	es: SPANISH,
	it: ITALIAN,
	pl: POLISH,
}

/** Units of sizes and ages, and stop words. */
const ROLES = ['size', 'years', 'months', 'age', 'ignore', 'without'] as const
export type Role = (typeof ROLES)[number]

export type Words = {
	/** Meanings of a phrase, best first: facet values, department, season. */
	meanings: readonly { phrase: string; meaning: Meaning }[]
	roles: Readonly<Record<Role, readonly string[]>>
}

/**
 * Parses a language's table: `color.blue+navy: bleu, bleue` gives both words the color family blue, with navy next
 * best. Throws on a line that names neither a facet nor a role.
 */
export function readWords(language: Language): Words {
	const meanings: { phrase: string; meaning: Meaning }[] = []
	const roles = new Map<string, string[]>()
	for (const line of TABLES[language].trim().split('\n')) {
		const colon = line.indexOf(':')
		const key = line.slice(0, colon)
		const phrases = line
			.slice(colon + 1)
			.split(',')
			.map((phrase) => phrase.trim())
		const [facet = '', values] = key.split('.')
		if (values !== undefined && isMeaningFacet(facet))
			for (const phrase of phrases) meanings.push({ phrase, meaning: { facet, values: values.split('+') } })
		else if (ROLES.some((role) => role === key)) roles.set(key, phrases)
		else throw new Error(`words of ${language}: ${line}`)
	}
	const role = (name: Role) => roles.get(name) ?? []
	return {
		meanings,
		roles: {
			size: role('size'),
			years: role('years'),
			months: role('months'),
			age: role('age'),
			ignore: role('ignore'),
			without: role('without'),
		},
	}
}
