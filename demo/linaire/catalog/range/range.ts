import { LANGUAGES, type Language } from '@vitrine/market/locales'
import type { Sewn } from '../../garments/sewn/sewn.ts'
import { gradingOf } from '../measures.ts'
import { readObjects, readRecords, readTable } from '../records.ts'
import type { Style } from '../styles.ts'

type Fiber = NonNullable<Style['composition']>[number]['fibres'][number]['fibre']
type Texts = Readonly<Record<Language, string>>
type Words = Readonly<Record<Language, { name: string; description: string }>>

/** A cloth in its pattern. Its name follows that of the cut (`en lin rayé`), but in English, where it stands before it. */
type Cloth = {
	id: string
	make: string
	dye: Sewn['dye']
	gloss?: Sewn['gloss']
	colors?: Sewn['colors']
	attributes: Style['attributes']
	texts: Words
}

/** What a cloth is made of, by whom, and how it is washed. */
type Make = Pick<Style, 'composition' | 'care' | 'environment' | 'manufacturer'> & { id: string; material?: string }

/** A garment of the workshop as it is sold: one style for each cloth it is sewn in. */
type Cut = Pick<Style, 'category' | 'categories' | 'sizeRun' | 'attributes' | 'animalParts'> & {
	id: string
	/** Its passes. */
	garment: string
	/** Line of `measures.jsonl`, where another style has the same; else that of its id. */
	measures?: string
	lining?: Fiber
	/** Of its parts, where they have their own and no told style is of the same passes. */
	colors?: Sewn['colors']
	/** Where it is not the make's: shoes are sewn in other steps, and bags have no such sheet (law 4). */
	environment?: Style['environment']
	/** Ids of `details.jsonl`. */
	details: readonly string[]
	/** The measure that its last detail tells. */
	told?: 'length' | 'inseam'
	texts: Words
}

/** A line of `styles.jsonl`: a cut in a cloth, its place on the ladder of prices, and its colors in a row. */
type Line = Pick<Style, 'id' | 'launchedOn' | 'rank'> & { cut: string; cloth: string; step: number; colors: string }

/** Denim that is sewn with copper thread. */
const DENIM_DYES: readonly Sewn['dye'][] = ['denim', 'denim-raw']
const COPPER = '#b98544'

const byId = <T extends { id: string }>(file: string) =>
	new Map(readObjects<T>(`range/${file}.jsonl`).map((line) => [line.id, line]))

const LINES = readObjects<Line>('range/styles.jsonl')
const CUTS = byId<Cut>('cuts')
const CLOTHS = byId<Cloth>('cloths')
const MAKES = byId<Make>('makes')
const DETAILS = byId<Texts & { id: string }>('details')
const TOLD = byId<Texts & { id: string }>('told')
const LADDER = readTable<readonly number[]>('range/ladder.json')
const RUNS = new Map(readRecords('size-run', new Date(0)).map(({ id, sizes }) => [id, sizes]))

/** Throws on what a line names and no file has. */
function known<T>(table: ReadonlyMap<string, T>, id: string): T {
	const found = table.get(id)
	if (!found) throw new Error(`the range has no ${id}`)
	return found
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function nameOf(cut: Cut, cloth: Cloth, language: Language): string {
	const [garment, stuff] = [cut.texts[language].name, cloth.texts[language].name]
	return capital(language === 'en' ? `${stuff} ${garment}` : `${garment} ${stuff}`)
}

const IN_SLUGS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ä: 'ae', ö: 'oe', ü: 'ue' }

function slugOf(name: string): string {
	const plain = name
		.toLowerCase()
		.replaceAll(/[ßłäöü]/g, (letter) => IN_SLUGS[letter] ?? letter)
		.normalize('NFD')
	return plain.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z0-9]+/g, '-')
}

/** Labels that texts of a language call a size by, the first that it has. */
const SYSTEMS: Readonly<Record<Language, readonly string[]>> = {
	fr: ['fr', 'eu'],
	en: ['gb', 'eu'],
	es: ['es', 'fr', 'eu'],
	de: ['de', 'eu'],
	it: ['it', 'eu'],
	pl: ['pl', 'eu'],
}

/** `Longueur 76 cm en taille 40`, in the size that is measured first. */
function toldIn(cut: Cut, measure: 'length' | 'inseam', language: Language): string {
	const { base, [measure]: growth } = gradingOf(cut.measures ?? cut.id)
	const { labels = {} } = RUNS.get(cut.sizeRun)?.find(({ key }) => key === base) ?? {}
	const label = [...SYSTEMS[language], 'alpha'].map((system) => labels[system]).find(Boolean) ?? base
	const words = TOLD.get(`${measure} ${cut.sizeRun}`) ?? known(TOLD, measure)
	return words[language]
		.replace('{cm}', String(Array.isArray(growth) ? growth[0] : ''))
		.replace('{size}', label.replace(/ \(.*\)$| in$/, ''))
}

function textsOf(cut: Cut, cloth: Cloth): Style['texts'] {
	const texts = LANGUAGES.map((language) => {
		const name = nameOf(cut, cloth, language)
		const details = cut.details.map((id) => known(DETAILS, id)[language])
		if (cut.told) details.push(toldIn(cut, cut.told, language))
		const description = `${cloth.texts[language].description} ${cut.texts[language].description}`
		return [language, { name, slug: slugOf(name), description, details }] as const
	})
	return Object.fromEntries(texts)
}

function compositionOf({ composition = [] }: Make, { lining }: Cut): Style['composition'] {
	if (!lining) return composition
	return [...composition, { part: 'lining', fibres: [{ fibre: lining, percent: 100 }] }]
}

/** `LN-W25-ECR` by the first color, or by the second where another colorway of the style begins with it. */
function colorwaysOf(id: string, colors: string): Style['colorways'] {
	const taken = new Set<string>()
	return colors.split(' ').map((letters) => {
		const code = letters.split(/[/+]/).find((one) => !taken.has(one)) ?? letters
		taken.add(code)
		return { id: `${id}-${code}`, colors: letters }
	})
}

function styleOf({ id, launchedOn, rank, cut: cutId, cloth: clothId, step, colors }: Line): Style {
	const [cut, cloth] = [known(CUTS, cutId), known(CLOTHS, clothId)]
	const make = known(MAKES, cloth.make)
	const { category, categories, sizeRun, measures } = cut
	return {
		type: 'product',
		id,
		category,
		...(categories && { categories }),
		sizeRun,
		manufacturer: make.manufacturer,
		launchedOn,
		rank,
		texts: textsOf(cut, cloth),
		attributes: { ...cloth.attributes, ...cut.attributes, ...(make.material && { material: make.material }) },
		composition: compositionOf(make, cut),
		...(cut.animalParts && { animalParts: true }),
		care: make.care,
		environment: cut.environment ?? make.environment,
		measuredAs: measures ?? cut.id,
		prices: Object.fromEntries([...LADDER].map(([currency, steps]) => [currency, steps[step]])) as Style['prices'],
		colorways: colorwaysOf(id, colors),
	}
}

/** The styles of the range: cuts in cloths, composed of the words of both. */
export const RANGE: readonly Style[] = LINES.map(styleOf)

/** How the styles of the range look, by their codes. */
export const LOOKS: Readonly<Record<string, Sewn>> = Object.fromEntries(
	LINES.map(({ id, cut, cloth }) => {
		const { dye, gloss, colors } = known(CLOTHS, cloth)
		const { garment, colors: parts } = known(CUTS, cut)
		const thread = DENIM_DYES.includes(dye) ? COPPER : undefined
		const look = {
			garment,
			dye,
			...(gloss && { gloss }),
			...(thread && { thread }),
			...((colors || parts) && { colors: { ...parts, ...colors } }),
		}
		return [id.slice('LN-'.length), look]
	}),
)
