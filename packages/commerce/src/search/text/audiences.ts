import { LANGUAGES, type Language } from '@vitrine/market/locales'
import { pickText } from '../../catalog/queries/texts.ts'
import { type Audience, AUDIENCES } from '../meaning.ts'
import { addTo, type Bitset, emptySet, forEachMember, isEmpty } from '../bitset.ts'
import type { CategoryEntry, Projection } from '../projection.ts'
import type { Lexicon } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

const CHILDREN: readonly Audience[] = ['kids', 'girls', 'boys', 'baby']

/** Audiences of products, by category names in any language and the products' own `audience`. */
export class Audiences {
	readonly #members: ReadonlyMap<Audience, Bitset>
	/** Products without an audience: bags, scarves. */
	readonly #neutral: Bitset

	constructor(projection: Projection, lexicons: ReadonlyMap<Language, Lexicon>) {
		const size = projection.colorways.length
		const members = new Map(AUDIENCES.map((audience) => [audience, emptySet(size)]))
		const taken = emptySet(size)
		const enlist = (audience: Audience, colorway: number) => {
			addTo(members.get(audience)!, colorway)
			addTo(taken, colorway)
		}
		for (const category of projection.categories) {
			const audience = audienceOf(category, lexicons)
			if (audience) forEachMember(category.members, (colorway) => enlist(audience, colorway))
		}
		for (const { audience, firstColorway, endColorway } of projection.products)
			for (const own of AUDIENCES.filter((known) => audience.includes(known)))
				for (let colorway = firstColorway; colorway < endColorway; colorway++) enlist(own, colorway)
		this.#members = members
		this.#neutral = taken.map((word) => ~word)
	}

	/** Sets for an audience word, specific ones first. For children there is no neutral set. */
	of(audience: Audience): { own: Bitset[]; neutral: Bitset | undefined } {
		const set = (one: Audience) => this.#members.get(one)!
		if (audience === 'kids') return { own: CHILDREN.map(set), neutral: undefined }
		if (audience === 'women' || audience === 'men') return { own: [set(audience)], neutral: this.#neutral }
		const own = set(audience)
		return { own: [isEmpty(own) ? set('kids') : own], neutral: undefined }
	}
}

/** Audience by majority of the languages: Spanish has one word for boys and children. */
function audienceOf(category: CategoryEntry, lexicons: ReadonlyMap<Language, Lexicon>): Audience | undefined {
	const votes = new Map<string, number>()
	for (const language of LANGUAGES) {
		if (!category.texts[language]) continue
		const name = pickText(category.texts, language)?.name ?? ''
		for (const { folded } of tokensOf(name))
			for (const { facet, values } of lexicons.get(language)?.find([folded])?.meanings ?? [])
				if (facet === 'audience') votes.set(values[0]!, (votes.get(values[0]!) ?? 0) + 1)
	}
	const [most] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? []
	return AUDIENCES.find((audience) => audience === most)
}
