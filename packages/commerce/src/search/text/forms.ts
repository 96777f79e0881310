import type { Language } from '@vitrine/market/locales'
import type { Word } from './fold.ts'
import { stem } from './stem.ts'

/** A word form of the catalog. `surface`: as it is written most often. */
export type Form = { folded: string; surface: string; stem: string; uses: number }

/** The word forms of a catalog in one language, each as long as something uses it. */
export class Forms {
	readonly #language: Language
	readonly #byFolded = new Map<string, Form & { surfaces: Map<string, number> }>()
	/** Number of forms by stem. */
	readonly #stems = new Map<string, number>()
	#sorted: Form[] | undefined
	/** Stems that have come or gone since this was cleared. */
	readonly otherStems = new Set<string>()

	constructor(language: Language) {
		this.#language = language
	}

	/** By folded text. */
	get all(): readonly Form[] {
		this.#sorted ??= [...this.#byFolded.values()].sort((a, b) => (a.folded < b.folded ? -1 : 1))
		return this.#sorted
	}

	get(folded: string): Form | undefined {
		return this.#byFolded.get(folded)
	}

	hasStem(stemmed: string): boolean {
		return this.#stems.has(stemmed)
	}

	add({ folded, surface }: Word): void {
		const form = this.#byFolded.get(folded) ?? this.#create(folded)
		form.uses += 1
		form.surfaces.set(surface, (form.surfaces.get(surface) ?? 0) + 1)
		if (form.surface !== surface) form.surface = mostUsed(form.surfaces)
	}

	remove({ folded, surface }: Word): void {
		const form = this.#byFolded.get(folded)
		if (!form) return
		form.uses -= 1
		if (form.uses === 0) return this.#drop(form)
		const left = form.surfaces.get(surface)! - 1
		if (left > 0) form.surfaces.set(surface, left)
		else form.surfaces.delete(surface)
		if (form.surfaces.size > 1 || left === 0) form.surface = mostUsed(form.surfaces)
	}

	/** Forms with a folded prefix, the prefix itself first. */
	startingWith(prefix: string): readonly Form[] {
		const first = this.#place(prefix)
		let end = first
		while (this.all[end]?.folded.startsWith(prefix)) end += 1
		return this.all.slice(first, end)
	}

	#create(folded: string) {
		const form = {
			folded,
			surface: '',
			stem: stem(folded, this.#language),
			uses: 0,
			surfaces: new Map<string, number>(),
		}
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

/** The first in the alphabet of several. */
function mostUsed(surfaces: ReadonlyMap<string, number>): string {
	return [...surfaces].reduce(([best, most], [surface, uses]) =>
		uses > most || (uses === most && surface < best) ? [surface, uses] : [best, most],
	)[0]
}
