import type { Language } from '@vitrine/market/locales'
import type { Word } from './fold.ts'
import type { Sliced } from '../slices.ts'
import { sortInSlices } from '../sort-in-slices.ts'
import { stem } from './stem.ts'

/** A word form of the catalog. `surface`: as it is written most often. */
export type Form = { folded: string; surface: string; stem: string; uses: number }
/** `surfaces`: how often each is used, where there are several. */
type Counted = Form & { surfaces: Map<string, number> | undefined }

/** The word forms of a catalog in one language, each as long as something uses it. */
export class Forms {
	readonly #language: Language
	readonly #byFolded = new Map<string, Counted>()
	/** Number of forms by stem. */
	readonly #stems = new Map<string, number>()
	#sorted: Form[] | undefined
	/** Stems that have come or gone since this was cleared. */
	readonly otherStems = new Set<string>()

	constructor(language: Language) {
		this.#language = language
	}

	/** Sorts the forms of a load. */
	*sort(): Sliced<void> {
		this.#sorted = yield* sortInSlices([...this.#byFolded.values()], byFolded)
	}

	/** By folded text. */
	get all(): readonly Form[] {
		this.#sorted ??= [...this.#byFolded.values()].sort(byFolded)
		return this.#sorted
	}

	get(folded: string): Form | undefined {
		return this.#byFolded.get(folded)
	}

	hasStem(stemmed: string): boolean {
		return this.#stems.has(stemmed)
	}

	add({ folded, surface }: Word): void {
		const form = this.#byFolded.get(folded) ?? this.#create(folded, surface)
		if (form.surface !== surface || form.surfaces) {
			form.surfaces ??= new Map([[form.surface, form.uses]])
			form.surfaces.set(surface, (form.surfaces.get(surface) ?? 0) + 1)
			form.surface = mostUsed(form.surfaces)
		}
		form.uses += 1
	}

	remove({ folded, surface }: Word): void {
		const form = this.#byFolded.get(folded)
		if (!form) return
		form.uses -= 1
		if (form.uses === 0) return this.#drop(form)
		if (!form.surfaces) return
		const left = form.surfaces.get(surface)! - 1
		if (left > 0) form.surfaces.set(surface, left)
		else form.surfaces.delete(surface)
		form.surface = mostUsed(form.surfaces)
		if (form.surfaces.size === 1) form.surfaces = undefined
	}

	/** Forms with a folded prefix, the prefix itself first. */
	startingWith(prefix: string): readonly Form[] {
		const first = this.#place(prefix)
		let end = first
		while (this.all[end]?.folded.startsWith(prefix)) end += 1
		return this.all.slice(first, end)
	}

	#create(folded: string, surface: string): Counted {
		const stemmed = stem(folded, this.#language)
		// One text for what is equal.
		const own = { folded, surface: surface === folded ? folded : surface, stem: stemmed === folded ? folded : stemmed }
		const form: Counted = { ...own, uses: 0, surfaces: undefined }
		this.#sorted?.splice(this.#place(folded), 0, form)
		this.#byFolded.set(folded, form)
		this.#countStem(form.stem, 1)
		return form
	}

	#drop(form: Form): void {
		this.#sorted?.splice(this.#place(form.folded), 1)
		this.#byFolded.delete(form.folded)
		this.#countStem(form.stem, -1)
	}

	#countStem(stemmed: string, more: 1 | -1): void {
		const count = (this.#stems.get(stemmed) ?? 0) + more
		if (count > 0) this.#stems.set(stemmed, count)
		else this.#stems.delete(stemmed)
		if (count === 0 || (count === 1 && more === 1)) this.otherStems.add(stemmed)
	}

	#place(folded: string): number {
		const { all } = this
		let [low, high] = [0, all.length]
		while (low < high) {
			const middle = (low + high) >>> 1
			if (all[middle]!.folded < folded) low = middle + 1
			else high = middle
		}
		return low
	}
}

function byFolded(a: Form, b: Form): number {
	return a.folded < b.folded ? -1 : Number(a.folded !== b.folded)
}

/** The first in the alphabet of several. */
function mostUsed(surfaces: ReadonlyMap<string, number>): string {
	return [...surfaces].reduce(([best, most], [surface, uses]) =>
		uses > most || (uses === most && surface < best) ? [surface, uses] : [best, most],
	)[0]
}
