const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const basicLetters = ascii.replaceAll(/[^A-Za-z]/g, '')
const westernLetters = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïôöùûüÿœŒÁÍÓÚÑáíóúñÌÒìòß'
const signs = '¿¡ªº€£«»‹›‘’‚“”„–—…·•°×©®™½¼¾²³−\u00A0'
/** What six languages are written with, but for the Polish letters of `polish`. */
export const latin = ascii + westernLetters + signs
/** What the few words in italics are made of; figures and other signs have a file that is seldom needed. */
const words = `${basicLetters}${westernLetters} '’,.!?&-–\u00A0`
const rest = [...latin].filter((sign) => !words.includes(sign)).join('')
/** Letters that only the latin-ext files have; ó and Ó are in `latin` already. */
export const polish = 'ĄąĆćĘęŁłŃńŚśŹźŻż'

const hanken = '@fontsource-variable/hanken-grotesk'
const newsreader = '@fontsource-variable/newsreader'
const sansAxes = { wght: { min: 400, max: 700, default: 400 } }
// The package's default is the 16 pt text cut, coarse in headings: pin the display cut.
const displayAxes = { opsz: 72, wght: 340 }

/** A file, what is kept of which package, and where its axes are fixed. */
export type FontCut = {
	file: string
	from: string
	source: string
	text: string
	axes: Record<string, number | { min: number; max: number; default: number }>
}

/** The fonts of the design, cut out of the variable fonts on npm: by file what is kept of which. */
export const fontCuts: readonly FontCut[] = [
	{ file: 'sans.woff2', from: hanken, source: 'hanken-grotesk-latin-wght-normal', text: latin, axes: sansAxes },
	{ file: 'sans-pl.woff2', from: hanken, source: 'hanken-grotesk-latin-ext-wght-normal', text: polish, axes: sansAxes },
	{ file: 'display.woff2', from: newsreader, source: 'newsreader-latin-opsz-normal', text: latin, axes: displayAxes },
	{
		file: 'display-it.woff2',
		from: newsreader,
		source: 'newsreader-latin-opsz-italic',
		text: words,
		axes: displayAxes,
	},
	{
		file: 'display-it-signs.woff2',
		from: newsreader,
		source: 'newsreader-latin-opsz-italic',
		text: rest,
		axes: displayAxes,
	},
	{
		file: 'display-pl.woff2',
		from: newsreader,
		source: 'newsreader-latin-ext-opsz-normal',
		text: polish,
		axes: displayAxes,
	},
	{
		file: 'display-it-pl.woff2',
		from: newsreader,
		source: 'newsreader-latin-ext-opsz-italic',
		text: polish,
		axes: displayAxes,
	},
]
