import sharp from 'sharp'
import { expect, it } from 'vitest'
import { composeBanner, composeTile } from './compose.ts'
import type { GarmentSpec } from './draw.ts'
import { grounds } from './grounds.ts'

const skirt: GarmentSpec = { code: 'W21', baseColor: '#5f6f57', view: 'front' }

it('composes a banner of the size asked for, with room for text on the left', async () => {
	const banner = await composeBanner({
		ground: 'butter',
		garments: [skirt, { ...skirt, code: 'A01' }],
		width: 400,
		height: 220,
	})
	const { data, info } = await sharp(banner).raw().toBuffer({ resolveWithObject: true })
	expect([info.width, info.height, info.channels]).toEqual([400, 220, 3])
	for (let y = 0; y < info.height; y += 5) {
		for (let x = 0; x < 140; x += 5) expect(data[(y * info.width + x) * 3]).toBeGreaterThan(200)
	}
})

it('composes an upright crop and a tile', async () => {
	const crop = await sharp(
		await composeBanner({ ground: 'sky', garments: [skirt], width: 156, height: 195 }),
	).metadata()
	const tile = await sharp(await composeTile({ ground: 'clay', spec: skirt, width: 150 })).metadata()
	expect([crop.width, crop.height, tile.width, tile.height]).toEqual([156, 195, 150, 200])
})

it('refuses a banner without garments', async () => {
	await expect(composeBanner({ ground: 'moss', garments: [], width: 100, height: 60 })).rejects.toThrow('one to four')
	expect(Object.keys(grounds)).toHaveLength(6)
})
