import { splitCompound } from './compounds.ts'
import type { LanguageIndex, LanguageIndexes } from './language-index.ts'
import { LONGEST_PHRASE, type LexiconEntry } from './lexicon.ts'
import { nearest } from './nearest.ts'
import { readSize } from './read-sizes.ts'
import { stem } from './stem.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Reading, READING_WEIGHTS, type Unit } from './units.ts'

/** What a query says: things and conditions, and the words nobody knows. */
export type Understood = { units: Unit[]; unknown: Token[] }

type Context = {
	own: LanguageIndex
	indexes: LanguageIndexes
	sizes: ReadonlySet<string>
	/** The last word may be the beginning of one. */
	isTyping: boolean
}

/** Shorter words of other languages look like too much else. */
const SHORTEST_FOREIGN = 3
const SHORTEST_BEGINNING = 3
const SHORTEST_ENDING = 4

/** A name may have these words for another reason: a collar called bebé, a camel coat for Women's Day. */
const ABOUT_THE_WEARER: ReadonlySet<string> = new Set(['audience', 'age', 'season', 'occasion'])

/** Takes a query apart into what its words stand for in the language of the shop, or else in another. */
export function understand(query: string, context: Context): Understood {
	const units: Unit[] = []
	const unknown: Token[] = []
	const { lexicon } = context.own
	let run: Token[] = []
	const close = () => {
		const told = readRun(run, context)
		units.push(...told.units)
		unknown.push(...told.unknown)
		run = []
	}
	const tokens = tokensOf(query)
	for (let at = 0; at < tokens.length; at++) {
		const size = readSize(tokens.slice(at), { lexicon, names: context.sizes })
		if (size) {
			close()
			const spanned = tokens.slice(at, at + size.count)
			const unit = unitOf(spanned, [{ meaning: size.meaning, language: lexicon.language, weight: 1 }])
			unit.condition = size.meaning
			addNames(unit, spanned, context)
			units.push(unit)
			at += size.count - 1
		} else run.push(tokens[at]!)
	}
	close()
	const last = units.at(-1)
	const typed = tokens.at(-1)
	if (context.isTyping && last && typed?.end === last.end) last.readings.push(...beginnings(typed, context))
	return { units, unknown }
}

/** A number can be a size and stand in a name: `60 den`. */
function addNames(unit: Unit, [only, ...others]: Token[], { own }: Context): void {
	if (!only || others.length > 0 || !own.vocabulary.term(only.folded)) return
	unit.readings.push({ phrase: [only.folded], language: own.language, weight: READING_WEIGHTS.typed })
}

function readRun(run: readonly Token[], context: Context): Understood {
	const { lexicon } = context.own
	const tokens = lexicon.telling(run)
	const isTelling = tokens.some(({ folded }) => !lexicon.is('ignore', folded))
	const units: Unit[] = []
	const unknown: Token[] = []
	for (let at = 0; at < tokens.length; ) {
		const found = readPhrase(tokens.slice(at), context)
		if (found) {
			units.push(found.unit)
			at += found.count
			continue
		}
		const token = tokens[at]!
		const own = readWord(token, context)
		if (own.length > 0) units.push(...own)
		else if (isTelling) unknown.push(token)
		at += 1
	}
	return { units, unknown }
}

/** The longest phrase at the beginning of the tokens that the tables or the catalog know as one. */
function readPhrase(tokens: readonly Token[], context: Context): { unit: Unit; count: number } | undefined {
	const { own } = context
	for (let count = Math.min(LONGEST_PHRASE, tokens.length); count > 1; count--) {
		const spanned = tokens.slice(0, count)
		const folded = spanned.map((token) => token.folded)
		const entry = own.lexicon.find(folded)
		if (entry) {
			const parts = spanned.flatMap((token) => readWord(token, context)).map(strictly)
			const whole = entryReadings(entry, { own, phrase: folded.map((word) => stem(word, own.language)) })
			const readings: Reading[] = [...whole]
			if (parts.length === count) readings.push({ all: parts, weight: READING_WEIGHTS.typed })
			const unit = unitOf(spanned, readings)
			unit.condition = entry.meanings[0]
			return { unit, count }
		}
		// `roll neck` where names have rollneck.
		const joined = folded.join('')
		if (count === 2 && own.vocabulary.isForm(joined)) {
			const phrase = [stem(joined, own.language)]
			return { unit: unitOf(spanned, [{ phrase, language: own.language, weight: READING_WEIGHTS.typed }]), count }
		}
	}
}

/** A part of a phrase without what is merely near it: a shoulder bag is no bag with a shoulder bag's neighbours. */
function strictly(unit: Unit): Unit {
	return { ...unit, readings: unit.readings.filter(({ weight }) => weight > READING_WEIGHTS.also) }
}

function entryReadings(
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

/** What a single word stands for: several things where it is a compound, none where nobody knows it. */
function readWord(token: Token, context: Context): Unit[] {
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

function readKnown(token: Token, folded: string, context: Context): Unit | undefined {
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
	// A word that only stands in some name may be one of another language: `coat` in duffle-coat.
	if (!entry && term && term.categories.length === 0 && term.colorways.length === 0) {
		const foreign = readForeign(token, context)
		if (foreign) unit.readings.push(...foreign.readings)
	}
	return unit
}

function readCompound(token: Token, folded: string, context: Context): Unit[] | undefined {
	const { vocabulary } = context.own
	const { lexicon } = context.own
	const isKnown = (part: string) =>
		vocabulary.isWord(part) || (part.length > SHORTEST_BEGINNING && lexicon.is('ignore', part))
	const all = splitCompound(folded, (part) => part !== folded && isKnown(part))
	if (!all) return undefined
	// Kleidung of Arbeitskleidung tells no more than it does alone.
	const parts = all.filter((part) => !lexicon.is('ignore', part))
	const units = parts.map((part) => readPart(token, part, context))
	if (!units.every((unit) => unit !== undefined)) return undefined
	// What is left without a part: the other one, if there are two.
	return units.map((unit, index) => ({
		...unit,
		part: parts[index],
		isModifier: index < parts.length - 1,
		remainder: parts.length === 2 ? parts[1 - index]! : '',
	}))
}

/** A compound whose beginning nobody knows is still what it ends in: Gummistiefel are Stiefel. */
function readEnding(token: Token, folded: string, { own }: Context): Unit | undefined {
	for (let length = folded.length - SHORTEST_BEGINNING; length >= SHORTEST_ENDING; length--) {
		const ending = folded.slice(-length)
		if (!own.vocabulary.isWord(ending)) continue
		const unit = readPart(token, ending, { own })
		return unit && { ...unit, condition: undefined, unknownPart: folded.slice(0, -length) }
	}
}

function readPart(token: Token, part: string, { own }: Pick<Context, 'own'>): Unit | undefined {
	const entry = own.lexicon.find([part])
	const phrase = [stem(part, own.language)]
	const unit = unitOf([token], entryReadings(entry ?? { meanings: [], same: [], also: [] }, { own, phrase }))
	unit.condition = entry?.meanings[0]
	return unit
}

/** Words of the catalog that begin with what is typed. */
function readBeginning(token: Token, context: Context): Unit | undefined {
	const shortest = context.isTyping ? 1 : SHORTEST_BEGINNING
	const readings = token.folded.length < shortest ? [] : beginnings(token, context)
	return readings.length > 0 ? unitOf([token], readings) : undefined
}

function beginnings(token: Token, { own }: Context): Reading[] {
	const stems = new Set(own.vocabulary.startingWith(token.folded).map((form) => form.stem))
	return [...stems].map((one) => ({ phrase: [one], language: own.language, weight: READING_WEIGHTS.begun }))
}

/** The word in every other language that knows it. */
function readForeign(token: Token, { own, indexes }: Context): Unit | undefined {
	if (token.folded.length < SHORTEST_FOREIGN) return undefined
	const readings: Reading[] = []
	let condition: Unit['condition']
	for (const other of indexes.values()) {
		if (other === own) continue
		const stemmed = stem(token.folded, other.language)
		const entry = other.lexicon.find([token.folded])
		if (!entry && !other.vocabulary.isForm(token.folded)) continue
		condition ??= entry?.meanings[0]
		const told = entryReadings(entry ?? { meanings: [], same: [], also: [] }, { own: other, phrase: [stemmed] })
		readings.push(...told.map((reading) => ({ ...reading, weight: reading.weight * READING_WEIGHTS.foreign })))
	}
	return readings.length > 0 ? { ...unitOf([token], readings), condition } : undefined
}

function unitOf(tokens: readonly Token[], readings: Reading[]): Unit {
	return {
		start: tokens[0]!.start,
		end: tokens.at(-1)!.end,
		readings,
		condition: undefined,
		part: undefined,
		isModifier: false,
		unknownPart: undefined,
		remainder: '',
		correction: undefined,
	}
}
