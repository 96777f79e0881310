import { readFileSync } from 'node:fs'
import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { type Color, nameOf } from '@vitrine/linaire/catalog/colors'
import { LANGUAGES, type Language } from '@vitrine/market/locales'
import type { Piece } from '../garments/cut-out.ts'
import { readObjects } from './data.ts'

type ProductInput = Extract<CatalogRecordInput, { type: 'product' }>
type Fibre = NonNullable<ProductInput['composition']>[number]['fibres'][number]['fibre']
type Texts = Readonly<Record<Language, string>>
/** Centimeters at the base size, and how many more for each size after it; of children's for each centimeter of height. */
type Growth = readonly [atBase: number, each: number]

/** A cut: what was sewn, its place in the shop, its measures and its words. */
export type Cut = {
	id: string
	garment: string
	category: string
	sizeRun: string
	attributes: Record<string, string>
	measures: { base: string } & Record<string, Growth>
	names: Texts
	lines: Texts
}

/** A cloth: how it is dyed, what it is made of, and its words, which complete those of a cut: "in drill". */
export type Cloth = {
	id: string
	dye: Piece['sewn']['dye']
	gloss?: Piece['sewn']['gloss']
	/** `#rrggbb` of its sewing thread. */
	thread?: string
	material: string
	fibres: readonly (readonly [Fibre, number])[]
	filling?: true
	care: string
	pattern?: string
	season?: string
	facts?: string[]
	/** Percent. */
	recycled?: number
	names: Texts
	lines: Texts
}

/** A line of `styles.jsonl`: a cut in a cloth. `eur` in whole euros; `colors` as `OVL`, `NVY/CHA`, `ORA/SOT+RAW` (the third is not named). */
type Line = { no: number; type: string; cloth: string; eur: number; launchedOn: string; colors: string[] }

export type Style = {
	id: string
	no: number
	cut: Cut
	cloth: Cloth
	eur: number
	launchedOn: string
	colors: string[]
}

export type Colorway = { id: string; style: Style; position: number; name: Texts; base: Color; accents: Color[] }

const byId = <T extends { id: string }>(file: string) => new Map(readObjects<T>(file).map((one) => [one.id, one]))
const CUTS = byId<Cut>('types.jsonl')
const CLOTHS = byId<Cloth>('cloths.jsonl')
const COLORS = new Map(readObjects<Color>('colors.jsonl').map((color) => [color.code, color]))

function found<T>(map: ReadonlyMap<string, T>, key: string): T {
	const value = map.get(key)
	if (!value) throw new Error(`nothing is called ${key}`)
	return value
}

// Moments stay as they are written: `products.ts` counts them from its day.
const LINES = readFileSync(new URL('styles.jsonl', import.meta.url), 'utf8')
	.trim()
	.split('\n')

/** All styles, in the order of their numbers. Throws on a cut or a cloth that is not there. */
export const STYLES: readonly Style[] = LINES.map((line) => {
	const { no, type, cloth, ...rest } = JSON.parse(line) as Line
	const id = `DR-${String(no).padStart(2, '0')}`
	return { id, no, cut: found(CUTS, type), cloth: found(CLOTHS, cloth), ...rest }
})

/** Every third style, so that each department is there, with two colors. */
const isLite = ({ no }: Style) => no % 3 === 1

/** Colorways in the order of the styles; `lite`: of the small catalog. */
export function colorways({ lite = false }: { lite?: boolean } = {}): Colorway[] {
	return STYLES.filter((style) => !lite || isLite(style)).flatMap((style) =>
		style.colors.slice(0, lite ? 2 : undefined).map((colors, position) => {
			const [base, ...accents] = colors.split(/[/+]/).map((code) => found(COLORS, code))
			return {
				id: `${style.id}-${base!.code}`,
				style,
				position,
				name: nameOf(base!, accents[0]),
				base: base!,
				accents,
			}
		}),
	)
}

/** What is sewn for a view of a colorway. */
export function pieceOf({ style: { cut, cloth }, base, accents }: Colorway, view: Piece['view']): Piece {
	const { dye, gloss, thread } = cloth
	const sewn = { garment: cut.garment, dye, ...(gloss && { gloss }), ...(thread && { thread }) }
	return { sewn, baseColor: base.hex, accents: accents.map(({ hex }) => hex), view }
}

/** One text of each language, made by `write`. */
export function inLanguages<T>(write: (language: Language) => T): Record<Language, T> {
	return Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as Record<Language, T>
}
