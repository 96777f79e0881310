import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readGarments } from './garments.ts'
import { make } from './make.ts'
import { SURFACES } from './materials.ts'
import { makeSquare, squareName } from './square.ts'
import { makeSolid } from './solids/make.ts'
import { readSolids } from './solids/solids.ts'

// Sews, drapes and lights the garments named, builds and photographs the accessories, or all, and writes their passes: only makers of the demo run it (docs/adding-a-garment.md).
const { values, positionals } = parseArgs({
	options: {
		folder: { type: 'string', default: join(import.meta.dirname, '../linaire/garments/sewn/passes') },
		/** Quick and coarse, to see a new cut or model. */
		draft: { type: 'boolean', default: false },
	},
	allowPositionals: true,
})
const garments = readGarments()
const solids = readSolids()
const squares = new Map(SURFACES.map((surface) => [squareName(surface), surface]))
const unknown = positionals.filter((name) => ![garments, solids, squares].some((known) => known.has(name)))
if (unknown.length > 0) {
	console.error(`There is no pattern for ${unknown.join(', ')}: garments.jsonl and solids/solids.jsonl name them.`)
	process.exit(2)
}
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name)
for (const [name, garment] of garments) if (isWanted(name)) await tell(name, () => make(name, garment(), values))
for (const [name, solid] of solids) if (isWanted(name)) await tell(name, () => makeSolid(name, solid(), values))
for (const [name, surface] of squares) if (isWanted(name)) await tell(name, () => makeSquare(surface, values.folder))

async function tell(name: string, work: () => Promise<number>): Promise<void> {
	const begun = performance.now()
	const bytes = await work()
	console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s, ${Math.round(bytes / 1000)} kB`)
}
