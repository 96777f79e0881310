import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COMPOSE_VERSION, type Composition, drawComposition } from './compose.ts'
import { ENGINE_VERSION, type GarmentSpec } from './draw.ts'
import { MASTER_WIDTH, renderMaster } from './render.ts'
import { identityOf } from './sewn/sew.ts'

/** Where a picture of the cache lies, and whether it had to be drawn. */
export type CachedPicture = { path: string; drawn: boolean }

/** What of a specification changes its picture. */
function essence({ code, baseColor, accents = [], view }: GarmentSpec) {
	return { code, baseColor: baseColor.toLowerCase(), accents, view, ...identityOf(code) }
}

function nameOf(identity: readonly unknown[]): string {
	return `${createHash('sha256').update(JSON.stringify(identity)).digest('hex')}.png`
}

/** The file name of a master: the same specification in the same engine always has the same name. */
export function masterName(spec: GarmentSpec, width: number = MASTER_WIDTH): string {
	return nameOf([ENGINE_VERSION, essence(spec), width])
}

/** The file name of a banner or a tile, by the same rule. */
export function compositionName(composition: Composition): string {
	const { kind, ground, width } = composition
	const versions = `${ENGINE_VERSION} ${COMPOSE_VERSION}`
	if (kind === 'tile') return nameOf([versions, kind, ground, width, essence(composition.spec)])
	const { height, garments, places = [] } = composition
	const lying = places.map(({ x, y, width: share, turn }) => [x, y, share, turn])
	return nameOf([versions, kind, ground, width, height, garments.map(essence), lying])
}

async function exists(path: string): Promise<boolean> {
	return access(path).then(
		() => true,
		() => false,
	)
}

type Work = { cacheFolder: string; name: string; draw: () => Promise<Buffer> }

/** Written beside and renamed, so that a reader never sees half a file and two drawers may meet. */
async function ensure({ cacheFolder, name, draw }: Work): Promise<CachedPicture> {
	const path = join(cacheFolder, name)
	if (await exists(path)) return { path, drawn: false }
	await mkdir(cacheFolder, { recursive: true })
	const unfinished = `${path}.${randomUUID()}.tmp`
	await writeFile(unfinished, await draw())
	await rename(unfinished, path)
	return { path, drawn: true }
}

/** Makes sure that the master is in `cacheFolder` (made when missing) and tells whether it had to be drawn. */
export async function ensureMaster(master: {
	spec: GarmentSpec
	cacheFolder: string
	width?: number
}): Promise<CachedPicture> {
	const { spec, cacheFolder, width = MASTER_WIDTH } = master
	return ensure({ cacheFolder, name: masterName(spec, width), draw: () => renderMaster({ spec, width }) })
}

/** The same for a banner or a tile. */
export async function ensureComposition(work: {
	composition: Composition
	cacheFolder: string
}): Promise<CachedPicture> {
	const { composition, cacheFolder } = work
	return ensure({ cacheFolder, name: compositionName(composition), draw: () => drawComposition(composition) })
}
