import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ModelId, models, type Product } from './models.ts'

/** A line of `solids.jsonl`: a name, a model and its measures, which another name may lend. */
type Entry = { solid: string; model?: ModelId; like?: string }

/** The products of `solids.jsonl` by their names, each built when asked for. Throws for a model or a name that is none. */
export function readSolids(): ReadonlyMap<string, () => Product> {
	const entries = new Map<string, object>()
	const products = new Map<string, () => Product>()
	for (const text of readFileSync(join(import.meta.dirname, 'solids.jsonl'), 'utf8')
		.trim()
		.split('\n')) {
		const { solid, like, ...own } = JSON.parse(text) as Entry
		const base = like ? entries.get(like) : {}
		if (!base) throw new Error(`${solid}: there is no solid ${like} above it`)
		const entry = { ...base, ...own } as { model?: ModelId }
		const { model, ...measures } = entry
		if (!model || !models[model]) throw new Error(`${solid}: a solid has a model that the workshop knows`)
		entries.set(solid, entry)
		products.set(solid, () => models[model](measures))
	}
	return products
}
