import { LANGUAGES } from '@vitrine/market/locales'
import { FIBRE_CODES, type FibreCode, fibreName } from '../../catalog/fibres.ts'
import { plain } from './words.ts'

type Fibres = { fibre: FibreCode; percent: number }[]

/** Trade names that Annex I does not list. */
const TRADE_NAMES: Readonly<Record<string, FibreCode>> = {
	nylon: 'polyamide',
	elastan: 'elastane',
	spandex: 'elastane',
	lycra: 'elastane',
	tencel: 'lyocell',
	rayon: 'viscose',
	'viscose rayon': 'viscose',
	hemp: 'hemp',
	flax: 'linen',
	linen: 'linen',
	leinen: 'linen',
	flachs: 'linen',
	'merino wool': 'wool',
	merino: 'wool',
	merinowolle: 'wool',
	'laine merinos': 'wool',
	'lana merino': 'wool',
	'lana merinos': 'wool',
	lambswool: 'wool',
	schurwolle: 'wool',
	'virgin wool': 'wool',
	'laine vierge': 'wool',
	'lana vergine': 'wool',
	'pure new wool': 'wool',
	'organic cotton': 'cotton',
	'coton biologique': 'cotton',
	'coton bio': 'cotton',
	'bio-baumwolle': 'cotton',
	'recycled cotton': 'cotton',
	'recycled polyester': 'polyester',
	'polyester recycle': 'polyester',
	'recycled polyamide': 'polyamide',
	'recycled nylon': 'polyamide',
	cashmere: 'cashmere',
	cashmir: 'cashmere',
	cachemire: 'cashmere',
	poliammide: 'polyamide',
	nailon: 'polyamide',
	acrilico: 'acrylic',
	acryl: 'acrylic',
	polyacrylnitril: 'acrylic',
	poliuretanowe: 'polyurethane',
	pu: 'polyurethane',
	metallic: 'metal',
	'metallised fibre': 'metal',
	lurex: 'metal',
	'fibre metallisee': 'metal',
	'other fibers': 'other',
	'other fibre': 'other',
}

const CODES = new Map<string, FibreCode>()
for (const code of FIBRE_CODES) {
	CODES.set(code, code)
	for (const language of LANGUAGES) CODES.set(plain(fibreName(code, language)), code)
}
for (const [name, code] of Object.entries(TRADE_NAMES)) CODES.set(name, code)

/** Fibre of a word in any of the six languages or in trade; undefined for other words. */
export function fibreOf(word: string): FibreCode | undefined {
	const wanted = plain(word.replaceAll(/[®™*]/g, ''))
	return CODES.get(wanted) ?? CODES.get(wanted.replace(/^(organic|recycled|bio|recycelte[rs]?|recycle) /, ''))
}

/**
 * Parses a material text with complete percentages, largest first: `80% cotton, 20% polyester`, `Baumwolle 98 %,
 * Elasthan 2 %`. Undefined otherwise: `cotton/polyester` lacks the percentages the law requires (law 5).
 */
export function parseFibres(text: string): Fibres | undefined {
	const fibres: Fibres = []
	for (const part of text.split(/[,;/+&|\n]+(?!\d)|\bund\b|\bet\b|\band\b/).filter((piece) => piece.trim() !== '')) {
		const match =
			/^\s*(?:(\d{1,3}(?:[.,]\d{1,2})?)\s*%\s*(.+?)|(.+?)[\s:(]*(\d{1,3}(?:[.,]\d{1,2})?)\s*%\)?)\s*\.?\s*$/.exec(part)
		const percent = Number((match?.[1] ?? match?.[4] ?? '').replace(',', '.'))
		const fibre = fibreOf((match?.[2] ?? match?.[3] ?? '').replace(/^(de |of |d')/i, ''))
		if (!match || !fibre || !(percent > 0)) return undefined
		const same = fibres.find((known) => known.fibre === fibre)
		if (same) same.percent = (Math.round(same.percent * 100) + Math.round(percent * 100)) / 100
		else fibres.push({ fibre, percent })
	}
	return fibres.length === 0 ? undefined : fibres.toSorted((a, b) => b.percent - a.percent)
}
