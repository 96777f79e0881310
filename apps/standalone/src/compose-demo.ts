import { constants, setPriority } from 'node:os'
import { deriveFile } from '@vitrine/commerce/media/derive'
import { createFolderStore } from '@vitrine/commerce/media/providers/folder-store'
import type { Work } from './demo-crew.ts'
import { type DemoHouseName, openHouse } from './demo-house.ts'

// Run by demo-crew.ts: composes one picture at a time, at low priority, and leaves the machine to the visitors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
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
	for (const file of files)
		if (!(await media.has(file.key)))
			await media.put(file.key, await deriveFile(await pixelsOf(recipe), file, { effort: EFFORT }))
}

process.on('message', (work: Work) => {
	void compose(work).then(
		() => process.send?.({}),
		(error: unknown) => process.send?.({ problem: `${error instanceof Error ? error.message : error}` }),
	)
})
