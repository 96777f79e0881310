import { LANGUAGES, type Language } from '@vitrine/market/locales'
import { pickText } from '../../catalog/queries/texts.ts'
import { addTo, type Bitset, emptySet, isEmpty, removeFrom } from '../bitset.ts'
import { type Audience, AUDIENCES } from '../meaning.ts'
import type { CategoryEntry, ProductEntry } from '../entries.ts'
import type { Projection } from '../projection.ts'
import type { Lexicon } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

const CHILDREN: readonly Audience[] = ['kids', 'girls', 'boys', 'baby']

/** Audiences of products, by category names in any language and the products' own `audience`. */
export class Audiences {
	readonly #members: ReadonlyMap<Audience, Bitset>
	/** Products without an audience: bags, scarves. */
	readonly #neutral: Bitset
	readonly #byCategory: ReadonlyMap<CategoryEntry, Audience | undefined>

	constructor({ categories, room }: Projection, lexicons: ReadonlyMap<Language, Lexicon>) {
		this.#members = new Map(AUDIENCES.map((audience) => [audience, emptySet(room.colorways)]))
		this.#neutral = emptySet(room.colorways)
		this.#byCategory = new Map(categories.map((category) => [category, audienceOf(category, lexicons)]))
	}

	enter(product: ProductEntry): void {
		this.#forEachOrdinal(product, addTo)
	}

	leave(product: ProductEntry): void {
		this.#forEachOrdinal(product, removeFrom)
	}

	/** Sets for an audience word, specific ones first. For children there is no neutral set. */
	of(audience: Audience): { own: Bitset[]; neutral: Bitset | undefined } {
		const set = (one: Audience) => this.#members.get(one)!
		if (audience === 'kids') return { own: CHILDREN.map(set), neutral: undefined }
		if (audience === 'women' || audience === 'men') return { own: [set(audience)], neutral: this.#neutral }
		const own = set(audience)
		return { own: [isEmpty(own) ? set('kids') : own], neutral: undefined }
	}

	#forEachOrdinal(
		{ audience, categories, firstColorway, endColorway }: ProductEntry,
		act: (set: Bitset, ordinal: number) => void,
	): void {
		const named = new Set([...audience, ...categories.map((category) => this.#byCategory.get(category))])
		const own = AUDIENCES.filter((known) => named.has(known)).map((known) => this.#members.get(known)!)
		for (const set of own.length > 0 ? own : [this.#neutral])
			for (let ordinal = firstColorway; ordinal < endColorway; ordinal++) act(set, ordinal)
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
