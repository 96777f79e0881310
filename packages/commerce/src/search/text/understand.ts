import { LONGEST_PHRASE } from './lexicon.ts'
import { readSize } from './read-sizes.ts'
import { beginnings, entryReadings, type ReadingContext, readWord } from './read-words.ts'
import { stem } from './stem.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Reading, READING_WEIGHTS, type Unit, unitOf } from './units.ts'

/** The parsed query: products, conditions and unknown words. */
export type Understood = { units: Unit[]; unknown: Token[] }

/** Parses a query into units, in the language of the shop, else in another. */
export function understand(query: string, context: ReadingContext): Understood {
	const units: Unit[] = []
	const unknown: Token[] = []
	const { lexicon } = context.own
	let run: Token[] = []
	const close = () => {
		const read = readRun(run, context)
		units.push(...read.units)
		unknown.push(...read.unknown)
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

/** A number can be a size or a part of a name: `60 den`. */
function addNames(unit: Unit, [only, ...others]: Token[], { own }: ReadingContext): void {
	if (!only || others.length > 0 || !own.vocabulary.term(only.folded)) return
	unit.readings.push({ phrase: [only.folded], language: own.language, weight: READING_WEIGHTS.typed })
}

function readRun(run: readonly Token[], context: ReadingContext): Understood {
	const { lexicon } = context.own
	const tokens = lexicon.meaningful(run)
	const isMeaningful = tokens.some(({ folded }) => !lexicon.is('ignore', folded))
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
		else if (isMeaningful) unknown.push(token)
		at += 1
	}
	return { units, unknown }
}

/** Longest known phrase at the beginning of the tokens. */
function readPhrase(tokens: readonly Token[], context: ReadingContext): { unit: Unit; count: number } | undefined {
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

/** Restricts a part of a phrase to its exact readings: bag in "shoulder bag" does not include related bags. */
function strictly(unit: Unit): Unit {
	return { ...unit, readings: unit.readings.filter(({ weight }) => weight > READING_WEIGHTS.also) }
}
