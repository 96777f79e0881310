import type { ColorFamily } from '@vitrine/commerce/catalog/colors'
import { LANGUAGES, type Language } from '@vitrine/market/locales'
import { readObjects } from './records.ts'

/** One text in each of the six languages. */
type Texts = Readonly<Record<Language, string>>

export type Color = { code: string; family: ColorFamily; hex: string; name: Texts }

const COLORS: ReadonlyMap<string, Color> = new Map(
	readObjects<Color>('colors.jsonl').map((color) => [color.code, color]),
)

/** A color by its three e-mails. Throws on a code the table lacks. */
export function colorOf(code: string): Color {
	const color = COLORS.get(code)
	if (!color) throw new Error(`no color ${code}`)
	return color
}

/** `Ecru / navy`: the second word stands inside the line, so it loses its capital, but for German, where colors are nouns. */
function inSecondPlace(word: string, language: Language): string {
	return language === 'de' ? word : word.charAt(0).toLowerCase() + word.slice(1)
}

/** The name of a color, or of a pair of them. */
export function nameOf(first: Color, second?: Color): Texts {
	if (!second) return first.name
	const pairs = LANGUAGES.map((language) => [
		language,
		`${first.name[language]} / ${inSecondPlace(second.name[language], language)}`,
	])
	return Object.fromEntries(pairs) as Texts
}
