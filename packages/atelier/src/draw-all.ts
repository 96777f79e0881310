import { availableParallelism } from 'node:os'
import { ensureMaster } from './cache.ts'
import type { GarmentSpec } from './draw.ts'

export type DrawAllResult = { paths: string[]; drawn: number }

/**
 * Draws every master that the cache does not have yet. `paths` is in the order of `specs`. `concurrency` defaults to
 * the cores of the machine; `onProgress` hears of every finished master. The first failure stops the rest.
 */
export async function drawAll(work: {
	specs: readonly GarmentSpec[]
	cacheFolder: string
	width?: number
	concurrency?: number
	onProgress?: (progress: { done: number; total: number; drawn: boolean }) => void
}): Promise<DrawAllResult> {
	const { specs, cacheFolder, width, concurrency = availableParallelism(), onProgress } = work
	const paths: string[] = []
	let [next, done, drawn] = [0, 0, 0]
	let failed = false
	async function drawNext(): Promise<void> {
		while (next < specs.length && !failed) {
			const index = next++
			const spec = specs[index]
			if (!spec) return
			try {
				const master = await ensureMaster({ spec, cacheFolder, width })
				paths[index] = master.path
				done += 1
				if (master.drawn) drawn += 1
				onProgress?.({ done, total: specs.length, drawn: master.drawn })
			} catch (error) {
				failed = true
				throw error
			}
		}
	}
	await Promise.all(Array.from({ length: Math.max(1, Math.min(concurrency, specs.length)) }, drawNext))
	return { paths, drawn }
}
