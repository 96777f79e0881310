import { constants, setPriority } from 'node:os'
import { deriveFile } from '@vitrine/commerce/media/derive'
import type { DerivedFile } from '@vitrine/commerce/media/pictures'
import { createFolderStore } from '@vitrine/commerce/media/providers/folder-store'
import sharp from 'sharp'
import type { Work } from './demo-crew.ts'
import { type DemoHouseName, openHouse } from './demo-house.ts'

// Run by demo-crew.ts: composes one picture at a time, at low priority, and leaves the machine to the visitors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// There is a process for every core already: threads within one picture would only be in each other's way.
sharp.concurrency(1)
process.on('disconnect', () => process.exit(0))
// Ctrl-C in a terminal is for the shop, which ends this process when it closes.
process.on('SIGINT', () => undefined)

/** Pictures whose pixels are kept: another width of one is often asked for next. */
const REMEMBERED = 4
/** A third of the time of the usual effort, for a tenth more bytes. */
const EFFORT = 1

const [, , folder, name] = process.argv
const media = createFolderStore(folder!)
const house = await openHouse(name as DemoHouseName)
const recent = new Map<string, Awaited<ReturnType<typeof house.render>>>()

async function pixelsOf(recipe: object) {
	const key = JSON.stringify(recipe)
	const known = recent.get(key)
	if (known) return known
	const pixels = await house.render(recipe)
	recent.set(key, pixels)
	if (recent.size > REMEMBERED) recent.delete(recent.keys().next().value!)
	return pixels
}

async function compose({ recipe, files }: Work): Promise<void> {
	const missing: DerivedFile[] = []
	for (const file of files) if (!(await media.has(file.key))) missing.push(file)
	if (missing.length === 0) return
	const pixels = await pixelsOf(recipe)
	await Promise.all(
		missing.map(async (file) => media.put(file.key, await deriveFile(pixels, file, { effort: EFFORT }))),
	)
}

process.on('message', (work: Work) => {
	void compose(work).then(
		() => process.send?.({}),
		(error: unknown) => process.send?.({ problem: `${error instanceof Error ? error.message : error}` }),
	)
})
