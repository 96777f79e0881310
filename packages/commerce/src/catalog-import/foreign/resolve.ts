import type { ColorFamily } from '../../catalog/colors.ts'
import type { FibrePart } from '../../catalog/fibres.ts'
import { FAMILY_SWATCHES, familyOfColor } from './color-words.ts'
import { parseFibres } from './compositions.ts'
import type { SizeRunWords, Vocabulary } from './vocabulary.ts'
import { lookUp, plain } from './words.ts'

/** Category of the first known word or path, by the mapping or by its name, else the mapping's default. */
export function categoryOf(words: readonly string[], { mapping, categories }: Vocabulary): string | undefined {
	for (const word of words) {
		const path = word.split('>').map((part) => part.trim())
		for (let length = path.length; length > 0; length--) {
			const mapped = lookUp(mapping.categories, path.slice(0, length).join(' > '))
			if (mapped !== undefined) return mapped
		}
	}
	for (const word of words) {
		for (const part of word.split('>').toReversed()) {
			const named = categories.get(plain(part))
			if (named !== undefined) return named
		}
	}
	return mapping.category
}

/** The manufacturer of a vendor or brand, by the mapping or by its name. */
export function manufacturerOf(vendor: string, { mapping, manufacturers }: Vocabulary): string | undefined {
	return lookUp(mapping.manufacturers, vendor) ?? manufacturers.get(plain(vendor)) ?? mapping.manufacturer
}

/** True if a vendor or brand has only the mapping's default manufacturer. */
export function isDefaultManufacturer(vendor: string, { mapping, manufacturers }: Vocabulary): boolean {
	return (lookUp(mapping.manufacturers, vendor) ?? manufacturers.get(plain(vendor))) === undefined
}

export type ResolvedColor = { family: ColorFamily; swatch: string; name: string }

/** Color of a name in the file; undefined when neither the mapping nor the six languages know it. */
export function colorOf(name: string, { mapping }: Vocabulary): ResolvedColor | undefined {
	const mapped = name === '' ? mapping.color : lookUp(mapping.colors, name)
	const family = mapped?.family ?? familyOfColor(name)
	if (!family) return undefined
	return { family, swatch: mapped?.swatch ?? FAMILY_SWATCHES[family], name: mapped?.name ?? (name || family) }
}

const NO_SIZE = ['one', 'one-size', 'onesize', 'one size', 'os', 'tu', 'u', 'unique', 'taille unique', 'einheitsgrosse']

/** First size run that knows every size of a product, those of the mapping first, then the shortest; with the key of each size. */
export function sizeRunOf(
	sizes: readonly string[],
	{ category, system }: { category: string | undefined; system?: string | undefined },
	{ mapping, sizeRuns }: Vocabulary,
): { run: string; keys: Map<string, string> } | undefined {
	const mapped = mapping.sizeRuns.flatMap((entry) => {
		if (entry.categories && !entry.categories.includes(category ?? '')) return []
		const run = sizeRuns.find(({ id }) => id === entry.run)
		return run ? [{ run, words: entry.sizes }] : []
	})
	const others = sizeRuns.toSorted((a, b) => a.sizes.length - b.sizes.length || (a.id < b.id ? -1 : 1))
	for (const { run, words } of [...mapped, ...others.map((run) => ({ run, words: {} }))]) {
		const keys = new Map<string, string>()
		for (const size of sizes) {
			const word = size === '' ? mapping.size : (lookUp<string>(words, size) ?? size)
			const key = word === undefined ? keyOf(run, NO_SIZE, system) : keyOf(run, [word], system)
			if (key !== undefined) keys.set(size, key)
		}
		if (keys.size === new Set(sizes).size) return { run: run.id, keys }
	}
	return undefined
}

function keyOf(run: SizeRunWords, words: readonly string[], system: string | undefined): string | undefined {
	const wanted = new Set(words.map(plain))
	const inSystem = system && run.sizes.find(({ labels }) => labels[system] && wanted.has(plain(labels[system])))
	const byKey = inSystem || run.sizes.find(({ key }) => wanted.has(plain(key)))
	return (byKey || run.sizes.find(({ labels }) => Object.values(labels).some((label) => wanted.has(plain(label)))))?.key
}

/** Composition by the first of some material texts and tags; undefined when none contains percentages. */
export function compositionOf(texts: readonly string[], { mapping }: Vocabulary): FibrePart[] | undefined {
	for (const text of texts) {
		const mapped = lookUp(mapping.compositions, text)
		if (mapped) return mapped
	}
	for (const text of texts) {
		const fibres = parseFibres(text)
		if (fibres) return [{ part: 'main', fibres }]
	}
	return undefined
}
