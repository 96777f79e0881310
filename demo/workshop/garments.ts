import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MaterialId, materials } from './materials.ts'
import type { Pattern } from './pattern.ts'
import { type Skirt, skirt } from './patterns/skirt.ts'
import { set } from './patterns/set.ts'
import { type Slip, slip } from './patterns/slip.ts'
import { type Square, square } from './patterns/square.ts'
import { type Tights, tights } from './patterns/tights.ts'
import { top } from './patterns/top.ts'
import type { Top } from './patterns/top-lines.ts'
import { trousers } from './patterns/trousers.ts'
import type { Trousers } from './patterns/trousers-lines.ts'

/**
 * A garment of the workshop: how its front and its back are laid, of what, by which chance it falls, and over how many cm a
 * hand strokes it down then.
 */
export type Garment = { material: MaterialId; seed: number; stroked?: number; front: Pattern; back: Pattern }

/** A line of `garments.jsonl`: a block, which is measures to start from, or a garment; all others of its words are measures. */
type Entry = {
	block?: string
	garment?: string
	/** A cut, or `set`, whose garments lie on each other from the first up. */
	cut?: string
	of?: readonly Member[]
	material?: MaterialId
	seed?: number
	stroked?: number
	like?: string
}

/** A garment of a set: its place, its turn in degrees clockwise, its measures. */
type Member = { cut: string; like?: string; at: readonly [number, number]; turn?: number }

const cuts = {
	top: (measures: object, view: 'front' | 'back') => top(measures as Top, view),
	trousers: (measures: object, view: 'front' | 'back') => trousers(measures as Trousers, view),
	skirt: (measures: object, view: 'front' | 'back') => skirt(measures as Skirt, view),
	slip: (measures: object, view: 'front' | 'back') => slip(measures as Slip, view),
	square: (measures: object, view: 'front' | 'back') => square(measures as Square, view),
	tights: (measures: object, view: 'front' | 'back') => tights(measures as Tights, view),
}

const isCut = (cut: string | undefined): cut is keyof typeof cuts => cut !== undefined && cut in cuts

/**
 * The garments of `garments.jsonl` by their names, each cut when asked for. Throws for a material, cut or block that is none;
 * cutting throws where a measure is missing.
 */
export function readGarments(): ReadonlyMap<string, () => Garment> {
	const blocks = new Map<string, object>()
	const garments = new Map<string, () => Garment>()
	for (const text of readFileSync(join(import.meta.dirname, 'garments.jsonl'), 'utf8')
		.trim()
		.split('\n')) {
		const { block, garment, cut, material, seed = 1, stroked, like, of, ...own } = JSON.parse(text) as Entry
		const measured = (block: string | undefined, measures: object) => {
			const base = block ? blocks.get(block) : {}
			if (!base) throw new Error(`${text.slice(0, 60)}: there is no block ${block} above it`)
			return { ...base, ...measures }
		}
		const measures = measured(like, own)
		const members = of?.map(({ cut, like, at, turn, ...own }) => ({ cut, at, turn, measures: measured(like, own) }))
		if (block) {
			blocks.set(block, measures)
			continue
		}
		if (!garment || !material || !materials[material] || !(members ?? [{ cut }]).every((one) => isCut(one.cut)))
			throw new Error(`${text.slice(0, 60)}: a garment has a name, a cut and a material that the workshop knows`)
		const seen = (view: 'front' | 'back') =>
			members
				? set(members.map(({ cut, at, turn, measures }) => ({ pattern: sewnAs(cut, measures, view), at, turn })))
				: sewnAs(cut, measures, view)
		garments.set(garment, () => ({ material, seed, stroked, front: seen('front'), back: seen('back') }))
	}
	return garments
}

function sewnAs(cut: string | undefined, measures: object, view: 'front' | 'back'): Pattern {
	if (!isCut(cut)) throw new Error(`There is no cut ${cut}`)
	const pattern = cuts[cut](measures, view)
	const points = pattern.pieces.flatMap(({ outline }) => outline.flatMap((line) => line.points))
	if (!points.flat().every(Number.isFinite))
		throw new Error(`The cut ${cut} needs a measure that is not among ${Object.keys(measures).join(', ')}`)
	return pattern
}
