import display from '../../.cache/fonts/display.woff2?url'
import displayPolish from '../../.cache/fonts/display-pl.woff2?url'
import italic from '../../.cache/fonts/display-it.woff2?url'
import italicPolish from '../../.cache/fonts/display-it-pl.woff2?url'
import sans from '../../.cache/fonts/sans.woff2?url'
import sansPolish from '../../.cache/fonts/sans-pl.woff2?url'

const LATIN = [sans, display, italic]
const POLISH = [sansPolish, displayPolish, italicPolish]

/**
 * Addresses of the fonts to preload on the pages of a language. The italic is among them although the design keeps it back:
 * nearly every first screen has a heading with a word in it, which wraps elsewhere in the letters that stand in for it, and
 * moves the page when it arrives (R137).
 */
export function fontsOf(language: string): string[] {
	return language === 'pl' ? [...LATIN, ...POLISH] : LATIN
}
