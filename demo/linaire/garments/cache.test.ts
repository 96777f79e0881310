import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureMaster, masterName } from './cache.ts'
import type { GarmentSpec } from './draw.ts'
import { composeAll, drawAll } from './draw-all.ts'

const tote: GarmentSpec = { code: 'A01', baseColor: '#6d3b27', view: 'front' }
let cacheFolder: string

beforeAll(async () => {
	cacheFolder = await mkdtemp(join(tmpdir(), 'atelier-'))
})

afterAll(() => rm(cacheFolder, { recursive: true, force: true }))

describe('the cache of masters', () => {
	it('draws once and leaves no unfinished file behind', async () => {
		const first = await ensureMaster({ spec: tote, cacheFolder, width: 120 })
		const second = await ensureMaster({ spec: { ...tote, accents: [] }, cacheFolder, width: 120 })
		expect(first.drawn).toBe(true)
		expect(second).toEqual({ path: first.path, drawn: false })
		expect(await readdir(cacheFolder)).toEqual([masterName(tote, 120)])
		expect((await stat(first.path)).size).toBeGreaterThan(1000)
	})

	it('names a picture after everything that changes it', () => {
		const names = [
			masterName(tote, 960),
			masterName(tote, 640),
			masterName({ ...tote, view: 'detail' }, 960),
			masterName({ ...tote, baseColor: '#2a2624' }, 960),
			masterName({ ...tote, accents: ['#ffffff'] }, 960),
		]
		expect(new Set(names).size).toBe(names.length)
	})

	it('keeps banners and tiles under names of all that changes them', async () => {
		const tile = { kind: 'tile', ground: 'sky', spec: tote, width: 60 } as const
		const banner = { kind: 'banner', ground: 'sky', width: 60, height: 40, garments: [tote] } as const
		const compositions = [
			tile,
			{ ...tile, ground: 'clay' },
			{ ...tile, width: 61 },
			banner,
			{ ...banner, height: 41 },
			{ ...banner, places: [{ x: 0.5, y: 0.5, width: 0.5, turn: 0 }] },
			{ ...banner, places: [{ x: 0.5, y: 0.5, width: 0.5, turn: 1 }] },
		] as const
		const first = await composeAll({ compositions, cacheFolder })
		expect(first.drawn).toBe(compositions.length)
		expect(await composeAll({ compositions, cacheFolder })).toEqual({ paths: first.paths, drawn: 0 })
		expect(new Set(first.paths).size).toBe(compositions.length)
	})

	it('draws all, in order, and tells of each', async () => {
		const specs = ['#6d3b27', '#2a2624', '#a9764a'].map((baseColor): GarmentSpec => ({ ...tote, baseColor }))
		const heard: number[] = []
		const result = await drawAll({
			specs,
			cacheFolder,
			width: 120,
			concurrency: 2,
			onProgress: ({ done }) => heard.push(done),
		})
		expect(result.drawn).toBe(2)
		expect(heard).toEqual([1, 2, 3])
		expect(result.paths).toEqual(specs.map((spec) => join(cacheFolder, masterName(spec, 120))))
	})

	it('fails with the style that cannot be drawn', async () => {
		await expect(drawAll({ specs: [{ ...tote, code: 'X99' }], cacheFolder })).rejects.toThrow('X99')
	})
})
