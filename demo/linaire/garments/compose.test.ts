import { expect, it } from 'vitest'
import { composeBanner, composeTile } from './compose.ts'
import type { GarmentSpec } from './spec.ts'

const skirt: GarmentSpec = { code: 'W21', baseColor: '#5f6f57', view: 'front' }

it('composes a tile of 3:4', async () => {
	const tile = await (await composeTile({ ground: 'clay', spec: skirt, width: 150 })).metadata()
	expect([tile.width, tile.height]).toEqual([150, 200])
})

it('puts each garment of a banner where its place says, and refuses one without', async () => {
	const frame = { ground: 'butter', width: 200, height: 160 } as const
	const place = { x: 0.8, y: 0.5, width: 0.4, turn: 0 }
	const { data, info } = await (await composeBanner({ ...frame, garments: [skirt], places: [place] }))
		.raw()
		.toBuffer({ resolveWithObject: true })
	expect([info.width, info.height, info.channels]).toEqual([200, 160, 3])
	const redAt = (x: number, y: number) => data[(y * info.width + x) * 3] ?? 0
	expect(redAt(160, 80)).toBeLessThan(140)
	for (let x = 0; x < 100; x += 5) expect(redAt(x, 80)).toBeGreaterThan(200)
	await expect(composeBanner({ ...frame, garments: [skirt, skirt], places: [place] })).rejects.toThrow('garment 2, W21')
})

it('makes a small thing as large on its tile as a big one, in the middle', async () => {
	const spec: GarmentSpec = { code: 'A22', baseColor: '#5b3a58', view: 'front' }
	const tile = await composeTile({ ground: 'sky', spec, width: 150 })
	const { data, info } = await tile.raw().toBuffer({ resolveWithObject: true })
	const isCloth = (x: number) => (data[(100 * info.width + x) * 3 + 1] ?? 0) < 110
	const cloth = Array.from({ length: 150 }, (_, x) => x).filter(isCloth)
	expect(cloth.length / 150).toBeGreaterThan(0.64)
	expect(Math.abs((cloth.at(0) ?? 0) - (149 - (cloth.at(-1) ?? 0)))).toBeLessThanOrEqual(4)
})
