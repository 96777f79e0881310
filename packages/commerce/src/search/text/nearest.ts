import { allowedSlips, editDistance } from './edit-distance.ts'
import type { LanguageIndex } from './language-index.ts'

/** Below this length a typo hardly ever affects the first letter. */
const SURE_OF_FIRST = 6

type Near = { surface: string; folded: string; uses: number }

/** Nearest known word within the tolerated distance: the most used of the nearest, words of the catalog before words of the tables. */
export function nearest(word: string, { vocabulary, lexicon }: LanguageIndex): Near | undefined {
	let limit = word.length < 3 ? 0 : 2
	let best: Near | undefined
	const consider = (folded: string, surface: string, uses: number) => {
		// The longer word decides: `pulower` tolerates as much as `pullover`.
		const slips = Math.min(limit, allowedSlips(Math.max(word.length, folded.length)))
		if (slips === 0 || (word.length < SURE_OF_FIRST && word[0] !== folded[0])) return
		const distance = editDistance(word, folded, slips)
		// Two edits and another first letter make another word: polaire, scolaire.
		if (distance > 1 && word[0] !== folded[0]) return
		if (distance > slips || (best && distance === limit && uses <= best.uses)) return
		best = { surface, folded, uses }
		limit = distance
	}
	for (const { folded, surface, uses } of vocabulary.forms) consider(folded, surface, uses)
	for (const [folded, surface] of lexicon.words) if (!vocabulary.isForm(folded)) consider(folded, surface, 0)
	return best
}
