import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENGINE_VERSION, type GarmentSpec } from './draw.ts'
import { MASTER_WIDTH, renderMaster } from './render.ts'

/** The file name of a master: the same specification in the same engine always has the same name. */
export function masterName(spec: GarmentSpec, width: number = MASTER_WIDTH): string {
	const { code, baseColor, accents = [], view } = spec
	const identity = JSON.stringify([ENGINE_VERSION, { code, baseColor: baseColor.toLowerCase(), accents, view }, width])
	return `${createHash('sha256').update(identity).digest('hex')}.png`
}

async function exists(path: string): Promise<boolean> {
	return access(path).then(
		() => true,
		() => false,
	)
}

/**
 * Makes sure that the master is in `cacheFolder` (made when missing) and tells whether it had to be drawn.
 * Written beside and renamed, so that a reader never sees half a file and two drawers may meet.
 */
export async function ensureMaster(master: {
	spec: GarmentSpec
	cacheFolder: string
	width?: number
}): Promise<{ path: string; drawn: boolean }> {
	const { spec, cacheFolder, width = MASTER_WIDTH } = master
	const path = join(cacheFolder, masterName(spec, width))
	if (await exists(path)) return { path, drawn: false }
	await mkdir(cacheFolder, { recursive: true })
	const unfinished = `${path}.${randomUUID()}.tmp`
	await writeFile(unfinished, await renderMaster({ spec, width }))
	await rename(unfinished, path)
	return { path, drawn: true }
}
