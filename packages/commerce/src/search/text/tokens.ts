import { fold } from './fold.ts'

/** A word of a query: its position, as typed and folded. */
export type Token = { start: number; end: number; surface: string; folded: string }

/** Further words are ignored: no query needs more. */
const MOST_TOKENS = 12

/** Tokenizes a query at everything but letters and digits: `l’été`, `t-shirt`, `7/8`. */
export function tokensOf(query: string): Token[] {
	const tokens: Token[] = []
	for (const { 0: surface, index } of query.matchAll(/[\p{L}\p{N}\p{M}½]+/gu)) {
		tokens.push({ start: index, end: index + surface.length, surface, folded: fold(surface) })
		if (tokens.length === MOST_TOKENS) break
	}
	return tokens
}
