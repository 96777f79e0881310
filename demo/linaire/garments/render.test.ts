import sharp from 'sharp'
import { checkedArt } from '@vitrine/testing/checked'
import { describe, expect } from 'vitest'
import type { GarmentSpec } from './spec.ts'
import { renderMaster } from './render.ts'

const { artTest, recordTest } = checkedArt(import.meta.dirname, { madeFrom: ['.'], record: 'checked.txt' })
const WIDTH = 300
const GROUND = [242, 241, 237]
const DEMO: GarmentSpec[] = [
	{ code: 'W01', baseColor: '#f5f1e9', accents: ['#6a8bb3'], view: 'front' },
	{ code: 'W12', baseColor: '#b98d5e', view: 'front' },
	{ code: 'W17', baseColor: '#41597f', view: 'front' },
	{ code: 'W21', baseColor: '#5f6f57', view: 'front' },
	{ code: 'W23', baseColor: '#26352e', view: 'front' },
	{ code: 'K08', baseColor: '#a8452f', view: 'front' },
	{ code: 'A12', baseColor: '#d8c7ad', view: 'front' },
]
const TOPS = ['W01', 'W03', 'W05', 'W06', 'W08', 'W09', 'W10', 'M06', 'M11', 'K11']

async function pixelsOf(spec: GarmentSpec) {
	const { data, info } = await sharp(await renderMaster({ spec, width: WIDTH }))
		.raw()
		.toBuffer({ resolveWithObject: true })
	const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
	return { at, ...info }
}

const isGround = (pixel: number[]) => pixel.every((value, channel) => Math.abs(value - (GROUND[channel] ?? 0)) <= 2)

describe('renderMaster', () => {
	artTest.each(DEMO)('leaves the ground untouched in the corners of $code', async (spec) => {
		const { at, width, height } = await pixelsOf(spec)
		expect([width, height]).toEqual([WIDTH, (WIDTH * 4) / 3])
		for (const x of [0, width - 1]) for (const y of [0, height - 1]) expect(at(x, y)).toEqual(GROUND)
	})

	artTest.each(['#ece5d8', '#a8452f', '#7c8a96', '#5f6f57', '#2c3a55'])(
		'keeps the colour %s on average',
		async (baseColor) => {
			const { at } = await pixelsOf({ code: 'W05', baseColor, view: 'front' })
			const sums = [0, 0, 0]
			let count = 0
			for (let x = 90; x < 210; x += 2) {
				for (let y = 120; y < 310; y += 2) {
					at(x, y).forEach((value, channel) => {
						sums[channel] = (sums[channel] ?? 0) + value
					})
					count += 1
				}
			}
			const base = [1, 3, 5].map((from) => Number.parseInt(baseColor.slice(from, from + 2), 16))
			for (const [channel, value] of base.entries()) {
				const mean = (sums[channel] ?? 0) / count
				// 15 % of a dark channel is less than the eye sees: there twelve steps of 255 are allowed.
				expect(Math.abs(mean - value), `channel ${channel}: ${mean}`).toBeLessThanOrEqual(Math.max(12, value * 0.15))
			}
		},
	)

	artTest.each(TOPS)('shows no ground through the neck of %s', async (code) => {
		const { at, height } = await pixelsOf({ code, baseColor: '#5f6f57', accents: ['#4a3826'], view: 'front' })
		for (let x = 138; x <= 162; x += 3) {
			let top = 0
			while (top < height && (at(x, top)[0] ?? 0) > 180) top += 1
			expect(top).toBeLessThan(height / 2)
			for (let y = top + 2; y < top + 120; y += 1) expect(isGround(at(x, y)), `${x},${y}`).toBe(false)
		}
	})

	artTest('gives the same bytes for the same specification', async () => {
		const spec: GarmentSpec = { code: 'W08', baseColor: '#a8452f', view: 'detail' }
		const [first, second] = [await renderMaster({ spec, width: 200 }), await renderMaster({ spec, width: 200 })]
		expect(first.equals(second)).toBe(true)
	})
})

recordTest()
