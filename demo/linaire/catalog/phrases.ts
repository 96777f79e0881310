import { ACCESSORY_PHRASES } from './phrases/accessories.ts'
import { CLOSURE_PHRASES } from './phrases/closures.ts'
import { COLLAR_PHRASES } from './phrases/collars.ts'
import { MEASURE_PHRASES } from './phrases/measures.ts'
import { POCKET_PHRASES } from './phrases/pockets.ts'
import { SHAPE_PHRASES } from './phrases/shape.ts'
import { inEachLanguage, tableOfTexts, type Texts } from './texts.ts'

const PHRASES: ReadonlyMap<string, Texts> = new Map(
	[COLLAR_PHRASES, CLOSURE_PHRASES, POCKET_PHRASES, SHAPE_PHRASES, ACCESSORY_PHRASES, MEASURE_PHRASES].flatMap(
		(block) => [...tableOfTexts(block)],
	),
)

/** A line of a product's details by its key, a measure after a colon: `pocket-chest`, `length-women:72`, `dims:38x30`. Throws on an unknown key. */
export function phrase(detail: string): Texts {
	const [key = '', measure = ''] = detail.split(':')
	const texts = PHRASES.get(key)
	if (!texts) throw new Error(`no phrase ${key}`)
	return inEachLanguage((language) => texts[language].replace('#', measure.replaceAll('x', ' × ')))
}
