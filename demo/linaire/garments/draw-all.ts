import { availableParallelism } from 'node:os'
import { type CachedPicture, ensureComposition, ensureMaster } from './cache.ts'
import type { Composition } from './compose.ts'
import type { GarmentSpec } from './draw.ts'

export type DrawAllResult = { paths: string[]; drawn: number }

type Crew = {
	cacheFolder: string
	/** Pictures at a time; the cores of the machine unless said. */
	concurrency?: number
	/** Hears of every finished picture. */
	onProgress?: (progress: { done: number; total: number; drawn: boolean }) => void
}

/** Draws every master that the cache does not have yet. `paths` is in the order of `specs`. The first failure stops the rest. */
export async function drawAll(work: Crew & { specs: readonly GarmentSpec[]; width?: number }): Promise<DrawAllResult> {
	const { specs, cacheFolder, width } = work
	return share(specs, { ...work, draw: (spec) => ensureMaster({ spec, cacheFolder, width }) })
}

/** The same for banners and tiles. */
export async function composeAll(work: Crew & { compositions: readonly Composition[] }): Promise<DrawAllResult> {
	const { compositions, cacheFolder } = work
	return share(compositions, { ...work, draw: (composition) => ensureComposition({ composition, cacheFolder }) })
}

async function share<Wanted>(
	wanted: readonly Wanted[],
	{
		draw,
		concurrency = availableParallelism(),
		onProgress,
	}: Omit<Crew, 'cacheFolder'> & { draw: (one: Wanted) => Promise<CachedPicture> },
): Promise<DrawAllResult> {
	const paths: string[] = []
	let [next, done, drawn] = [0, 0, 0]
	let failed = false
	async function drawNext(): Promise<void> {
		while (next < wanted.length && !failed) {
			const index = next++
			const one = wanted[index]
			if (!one) return
			try {
				const picture = await draw(one)
				paths[index] = picture.path
				done += 1
				if (picture.drawn) drawn += 1
				onProgress?.({ done, total: wanted.length, drawn: picture.drawn })
			} catch (error) {
				failed = true
				throw error
			}
		}
	}
	await Promise.all(Array.from({ length: Math.max(1, Math.min(concurrency, wanted.length)) }, drawNext))
	return { paths, drawn }
}
