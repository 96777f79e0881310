import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { mkdir, writeFile } from 'node:fs/promises'
import { drape } from './cloth/drape.ts'
import { cut } from './cloth/mesh.ts'
import { reliefs } from './cloth/relief.ts'
import { slopesOf, surfaceOf } from './cloth/smooth.ts'
import { closeUp, frame, look } from './light/camera.ts'
import { roundEdges } from './light/edges.ts'
import { partsOf, sewButtons } from './light/parts.ts'
import { passesOf } from './light/shade.ts'
import { type Material, materials } from './materials.ts'
import type { Garment } from './garments.ts'
import type { Pattern } from './pattern.ts'
import { type Patch, writePasses } from './write-passes.ts'

/** Width in px of the passes, and the side of a triangle of the net in cm: as they are kept, and to look at while cutting. */
const FINE = { width: 960, step: 0.7 }
const DRAFT = { width: 480, step: 1.2 }

type View = { scale: number; grids: Patch[] }

/** Sews, drapes, lights one garment and writes its passes into a folder of its name; returns their size in bytes. */
export async function make(
	name: string,
	garment: Garment,
	{ folder, draft }: { folder: string; draft: boolean },
): Promise<number> {
	const { width, step } = draft ? DRAFT : FINE
	const material = materials[garment.material]
	const views: Record<string, View> = {}
	const sides = { front: garment.front, back: garment.back }
	const parts: Record<string, ReturnType<typeof partsOf>> = {}
	let bytes = 0
	const hash = createHash('sha256')
	const own = join(folder, name)
	await mkdir(own, { recursive: true })
	for (const [side, pattern] of Object.entries(sides)) {
		const mesh = cut(pattern, step, garment.seed)
		const seed = garment.seed + (side === 'back' ? 500 : 0)
		const positions = drape({ pattern, mesh, material, seed, stroked: garment.stroked })
		const surface = surfaceOf(mesh, positions, 1)
		const sewn = reliefs(pattern, material)
		const cameras = {
			[side]: frame(surface, width * 2),
			...(side === 'front' && { detail: closeUp(pattern.detail, width * 2) }),
		}
		parts[side] = partsOf(pattern)
		for (const [view, camera] of Object.entries(cameras)) {
			const passes = photograph(surface, pattern, { camera, material, sewn })
			const written = await writePasses(own, view, passes, camera.scale / 2)
			bytes += written.bytes
			hash.update(written.content)
			views[view] = { scale: camera.scale / 2, grids: written.grids }
		}
	}
	const sheet = { surface: material.surface, fingerprint: hash.digest('hex').slice(0, 12), parts, views }
	await writeFile(join(own, 'garment.json'), `${JSON.stringify(sheet)}\n`)
	return bytes
}

type Shot = { camera: ReturnType<typeof frame>; material: Material; sewn: ReturnType<typeof reliefs> }

function photograph(surface: ReturnType<typeof surfaceOf>, pattern: Pattern, { camera, material, sewn }: Shot) {
	const seen = look(surface, { slopes: slopesOf(surface), layers: pattern.pieces.map(({ layer }) => layer) }, camera)
	roundEdges(seen, Math.min(0.5, 0.25 + material.thickness))
	return passesOf(seen, pattern, { material, sewn, sewButtons: () => sewButtons(seen, surface, pattern) })
}
