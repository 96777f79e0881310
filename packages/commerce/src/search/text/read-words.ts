import { splitCompound } from './compounds.ts'
import type { LanguageIndex, LanguageIndexes } from './language-index.ts'
import type { LexiconEntry } from './lexicon.ts'
import { nearest } from './nearest.ts'
import { stem } from './stem.ts'
import type { Token } from './tokens.ts'
import { type Reading, READING_WEIGHTS, type Unit, unitOf } from './units.ts'

/** Context of reading words. */
export type ReadingContext = {
	own: LanguageIndex
	indexes: LanguageIndexes
	sizes: ReadonlySet<string>
	/** The last word may be a prefix. */
	isTyping: boolean
}

/** Shorter words of other languages are too ambiguous. */
const SHORTEST_FOREIGN = 3
const SHORTEST_BEGINNING = 3
const SHORTEST_ENDING = 4

/** Names contain these words for other reasons: a collar called bebé, a camel coat for Women's Day. */
const ABOUT_THE_WEARER: ReadonlySet<string> = new Set(['audience', 'age', 'season', 'occasion'])

/** The meanings of a single word: several for a compound, none for an unknown one. */
export function readWord(token: Token, context: ReadingContext): Unit[] {
	const { own } = context
	const known = readKnown(token, token.folded, context)
	if (known) return [known]
	const plain = token.folded.replaceAll(/(?<=[aou])e/g, '')
	const withoutUmlauts = plain === token.folded ? undefined : readKnown(token, plain, context)
	if (withoutUmlauts) return [withoutUmlauts]
	const parts = own.language === 'de' ? readCompound(token, plain, context) : undefined
	if (parts) return parts
	const ending = own.language === 'de' ? readEnding(token, plain, context) : undefined
	if (ending) return [ending]
	const begun = readBeginning(token, context) ?? readForeign(token, context)
	if (begun) return [begun]
	const near = nearest(token.folded, own)
	const corrected = near && readKnown(token, near.folded, context)
	return corrected ? [{ ...corrected, correction: near.surface }] : []
}

function readKnown(token: Token, folded: string, context: ReadingContext): Unit | undefined {
	const { own } = context
	const entry = own.lexicon.find([folded])
	const stemmed = stem(folded, own.language)
	const term = own.vocabulary.term(stemmed)
	if (!entry && !term) return undefined
	const readings = entryReadings(entry ?? { meanings: [], same: [], also: [] }, { own, phrase: [stemmed] })
	const unit = unitOf([token], readings)
	unit.condition = entry?.meanings[0]
	if (own.language === 'de') {
		const parts = readCompound(token, folded, context)
		if (parts) unit.readings.push({ all: parts, weight: READING_WEIGHTS.compound })
	}
	// A word that occurs only within names may be a word of another language: `coat` in duffle-coat.
	if (!entry && term && term.categories.length === 0 && term.colorways.length === 0) {
		const foreign = readForeign(token, context)
		if (foreign) unit.readings.push(...foreign.readings)
	}
	return unit
}

function readCompound(token: Token, folded: string, context: ReadingContext): Unit[] | undefined {
	const { vocabulary } = context.own
	const { lexicon } = context.own
	const isKnown = (part: string) =>
		vocabulary.isWord(part) || (part.length > SHORTEST_BEGINNING && lexicon.is('ignore', part))
	const all = splitCompound(folded, (part) => part !== folded && isKnown(part))
	if (!all) return undefined
	// Kleidung in Arbeitskleidung is as unspecific as alone.
	const parts = all.filter((part) => !lexicon.is('ignore', part))
	const units = parts.map((part) => readPart(token, part, context))
	if (!units.every((unit) => unit !== undefined)) return undefined
	// Remainder without a part: the other one, if there are two.
	return units.map((unit, index) => ({
		...unit,
		part: parts[index],
		isModifier: index < parts.length - 1,
		remainder: parts.length === 2 ? parts[1 - index]! : '',
	}))
}

/** A compound with an unknown first part still means its last part: Gummistiefel are Stiefel. */
function readEnding(token: Token, folded: string, { own }: ReadingContext): Unit | undefined {
	for (let length = folded.length - SHORTEST_BEGINNING; length >= SHORTEST_ENDING; length--) {
		const ending = folded.slice(-length)
		if (!own.vocabulary.isWord(ending)) continue
		const unit = readPart(token, ending, { own })
		return unit && { ...unit, condition: undefined, unknownPart: folded.slice(0, -length) }
	}
}

function readPart(token: Token, part: string, { own }: Pick<ReadingContext, 'own'>): Unit | undefined {
	const entry = own.lexicon.find([part])
	const phrase = [stem(part, own.language)]
	const unit = unitOf([token], entryReadings(entry ?? { meanings: [], same: [], also: [] }, { own, phrase }))
	unit.condition = entry?.meanings[0]
	return unit
}

/** Words of the catalog with the typed prefix. */
function readBeginning(token: Token, context: ReadingContext): Unit | undefined {
	const shortest = context.isTyping ? 1 : SHORTEST_BEGINNING
	const readings = token.folded.length < shortest ? [] : beginnings(token, context)
	return readings.length > 0 ? unitOf([token], readings) : undefined
}

export function beginnings(token: Token, { own }: ReadingContext): Reading[] {
	const stems = new Set(own.vocabulary.startingWith(token.folded).map((form) => form.stem))
	return [...stems].map((one) => ({ phrase: [one], language: own.language, weight: READING_WEIGHTS.begun }))
}

/** Readings of the word in every other language that knows it. */
function readForeign(token: Token, { own, indexes }: ReadingContext): Unit | undefined {
	if (token.folded.length < SHORTEST_FOREIGN) return undefined
	const readings: Reading[] = []
	let condition: Unit['condition']
	for (const other of indexes.values()) {
		if (other === own) continue
		const stemmed = stem(token.folded, other.language)
		const entry = other.lexicon.find([token.folded])
		if (!entry && !other.vocabulary.isForm(token.folded)) continue
		condition ??= entry?.meanings[0]
		const found = entryReadings(entry ?? { meanings: [], same: [], also: [] }, { own: other, phrase: [stemmed] })
		readings.push(...found.map((reading) => ({ ...reading, weight: reading.weight * READING_WEIGHTS.foreign })))
	}
	return readings.length > 0 ? { ...unitOf([token], readings), condition } : undefined
}

/** Readings of an entry: its meaning and its synonyms. */
export function entryReadings(
	{ meanings, same, also }: LexiconEntry,
	{ own, phrase }: { own: LanguageIndex; phrase: readonly string[] },
): Reading[] {
	const { language, lexicon } = own
	const typed = phrase.join(' ')
	const meant = same
		.filter((one) => one.join(' ') !== typed)
		.flatMap((one) => lexicon.findPhrase(one)?.meanings ?? [])
		.filter(({ facet }) => !ABOUT_THE_WEARER.has(facet))
	const isAbout = !meanings.some(({ facet }) => ABOUT_THE_WEARER.has(facet))
	return [
		{ phrase, language, weight: isAbout ? READING_WEIGHTS.typed : READING_WEIGHTS.also },
		...meanings.map((meaning) => ({ meaning, language, weight: READING_WEIGHTS.typed })),
		...meant.map((meaning) => ({ meaning, language, weight: READING_WEIGHTS.also })),
		...same
			.filter((one) => one.join(' ') !== typed)
			.map((one) => ({ phrase: one, language, weight: READING_WEIGHTS.same })),
		...also.map((one) => ({ phrase: one, language, weight: READING_WEIGHTS.also })),
	]
}
