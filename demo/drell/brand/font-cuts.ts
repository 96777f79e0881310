import { type FontCut, latin, polish } from '@vitrine/linaire/brand/font-cuts'

/** Barlow in two weights for text, its condensed bold for headings. */
const CUTS = [
	['text', '@fontsource/barlow', 'barlow', 400],
	['text-strong', '@fontsource/barlow', 'barlow', 600],
	['head', '@fontsource/barlow-condensed', 'barlow-condensed', 700],
] as const

export const fontCuts: readonly FontCut[] = CUTS.flatMap(([file, from, name, weight]) => [
	{ file: `${file}.woff2`, from, source: `${name}-latin-${weight}-normal`, text: latin, axes: {} },
	{ file: `${file}-pl.woff2`, from, source: `${name}-latin-ext-${weight}-normal`, text: polish, axes: {} },
])
