import { describe, expect, it } from 'vitest'
import { archetypes } from './archetypes.ts'
import { drawGarment, type GarmentSpec } from './draw.ts'
import { isSewn } from './sewn/sewn.ts'

const told = ['W', 'M', 'K', 'A'].flatMap((department) =>
	Array.from({ length: 24 }, (_, index) => `${department}${String(index + 1).padStart(2, '0')}`),
)

const codes = Object.keys(archetypes)

describe('drawGarment', () => {
	it('knows those of the 96 told styles that are not composed, and no other', () => {
		expect(told.filter((code) => !codes.includes(code) && !isSewn(code))).toEqual([])
		expect(codes.filter((code) => !told.includes(code))).toEqual([])
	})

	it.each(codes)('draws %s in both views', (code) => {
		for (const view of ['front', 'detail'] as const) {
			const svg = drawGarment({ code, baseColor: '#7c8a96', view })
			expect(svg).not.toMatch(/NaN|undefined|Infinity/)
			expect(svg.startsWith('<svg ')).toBe(true)
			const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
			expect(new Set(ids).size).toBe(ids.length)
			for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used)
		}
	})

	it('draws the same picture for the same specification', () => {
		const spec: GarmentSpec = {
			code: codes[0] ?? '',
			baseColor: '#26352e',
			accents: ['#c9573c', '#e6c7a0', '#7d9a6f'],
			view: 'front',
		}
		expect(drawGarment(spec)).toBe(drawGarment({ ...spec }))
	})

	it('refuses an unknown style and a colour that is none', () => {
		expect(() => drawGarment({ code: 'X01', baseColor: '#7c8a96', view: 'front' })).toThrow('X01')
		expect(() => drawGarment({ code: codes[0] ?? '', baseColor: 'red', view: 'front' })).toThrow('red')
	})
})
