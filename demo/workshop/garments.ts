import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MaterialId, materials } from './materials.ts'
import type { Pattern } from './pattern.ts'
import { type Skirt, skirt } from './patterns/skirt.ts'
import { top } from './patterns/top.ts'
import type { Top } from './patterns/top-lines.ts'
import { trousers } from './patterns/trousers.ts'
import type { Trousers } from './patterns/trousers-lines.ts'

/** A garment of the workshop: how its front and its back are laid, of what, and by which chance it falls. */
export type Garment = { material: MaterialId; seed: number; front: Pattern; back: Pattern }

/** A line of `garments.jsonl`: a block, which is measures to start from, or a garment; all others of its words are measures. */
type Entry = {
	block?: string
	garment?: string
	cut?: keyof typeof cuts
	material?: MaterialId
	seed?: number
	like?: string
}

const cuts = {
	top: (measures: object, view: 'front' | 'back') => top(measures as Top, view),
	trousers: (measures: object, view: 'front' | 'back') => trousers(measures as Trousers, view),
	skirt: (measures: object, view: 'front' | 'back') => skirt(measures as Skirt, view),
}

/** The garments of `garments.jsonl` by their names, each cut when asked for. Throws for a material, cut or block that is none. */
export function readGarments(): ReadonlyMap<string, () => Garment> {
	const blocks = new Map<string, object>()
	const garments = new Map<string, () => Garment>()
	for (const text of readFileSync(join(import.meta.dirname, 'garments.jsonl'), 'utf8')
		.trim()
		.split('\n')) {
		const { block, garment, cut, material, seed = 1, like, ...own } = JSON.parse(text) as Entry
		const base = like ? blocks.get(like) : {}
		if (!base) throw new Error(`${block ?? garment}: there is no block ${like} above it`)
		const measures = { ...base, ...own }
		if (block) blocks.set(block, measures)
		else if (garment && cut && cuts[cut] && material && materials[material])
			garments.set(garment, () => ({
				material,
				seed,
				front: cuts[cut](measures, 'front'),
				back: cuts[cut](measures, 'back'),
			}))
		else throw new Error(`${text.slice(0, 60)}: a garment has a name, a cut and a material that the workshop knows`)
	}
	return garments
}
