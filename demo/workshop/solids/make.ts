import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Patch, writePasses } from '../write-passes.ts'
import type { Solid } from './mesh.ts'
import type { Product } from './models.ts'
import { photograph } from './photograph.ts'

/** Width in px of the passes. */
const WIDTH = 960

/** Photographs a product and writes its passes into a folder of its name; returns their size in bytes. */
export async function makeSolid(
	name: string,
	product: Product,
	{ folder, draft }: { folder: string; draft: boolean },
): Promise<number> {
	const own = join(folder, name)
	await mkdir(own, { recursive: true })
	const hash = createHash('sha256')
	const sides = { front: product.solids, back: product.behind ?? product.solids }
	const views: Record<string, { scale: number; grids: Patch[] }> = {}
	let bytes = 0
	for (const view of ['front', 'back', 'detail'] as const) {
		const solids = view === 'back' ? sides.back : sides.front
		const { passes, scale } = photograph(solids, numbersOf(solids), product[view], draft ? WIDTH / 2 : WIDTH)
		const written = await writePasses(own, view, passes, scale)
		bytes += written.bytes
		hash.update(written.content)
		views[view] = { scale, grids: written.grids }
	}
	const parts = { front: partsOf(sides.front), back: partsOf(sides.back) }
	const sheet = { surface: 'solid', fingerprint: hash.digest('hex').slice(0, 12), parts, views }
	await writeFile(join(own, 'garment.json'), `${JSON.stringify(sheet)}\n`)
	return bytes
}

const nameOf = ({ part, layer = 0 }: Solid) => `${part} ${layer}`
const namesOf = (solids: readonly Solid[]) => [...new Set(solids.map(nameOf))]

/** A number for each solid: that of its part. */
function numbersOf(solids: readonly Solid[]): number[] {
	const names = namesOf(solids)
	return solids.map((solid) => names.indexOf(nameOf(solid)))
}

function partsOf(solids: readonly Solid[]): { part: string; grain: number; metal?: true }[] {
	return namesOf(solids).map((name) => {
		const { part, finish } = solids.find((solid) => nameOf(solid) === name) as Solid
		return { part, grain: 0, ...(finish === 'metal' && { metal: true as const }) }
	})
}
