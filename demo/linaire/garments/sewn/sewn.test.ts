import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LIGHTS, type Passes, readPasses, squareOf, TABLE } from './passes.ts'
import { sew } from './sew.ts'
import { sewn } from './sewn.ts'

const PASSES = join(import.meta.dirname, 'passes')
const styles = [
	...new Map(
		Object.entries(sewn)
			.toReversed()
			.map(([code, look]) => [look.garment, [code, look] as const]),
	).values(),
]
const codes = Object.keys(sewn)

/** The garment's outline as 24 by 32 cells, each 0 to 1 covered. */
function outlineOf({ width, height, shown }: Passes): number[] {
	const cells = Array.from({ length: 24 * 32 }, () => 0)
	for (let y = 0; y < height; y += 4) {
		for (let x = 0; x < width; x += 4) {
			const cell = Math.floor((y / height) * 32) * 24 + Math.floor((x / width) * 24)
			cells[cell] = (cells[cell] ?? 0) + (shown[(y * width + x) * 3 + 1] ?? 0) / 255 / 100
		}
	}
	return cells
}

/** Reading passes is most of the time: each front is read once for all checks of its shape. */
const outlines = new Map<string, number[]>()

async function knownOutlineOf(garment: string): Promise<number[]> {
	const known = outlines.get(garment) ?? outlineOf(await readPasses(garment, 'front'))
	outlines.set(garment, known)
	return known
}

async function pixelsOf(code: string, baseColor: string) {
	const picture = await sew({ code, baseColor, view: 'front' }, { width: 480 })
	return picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

describe('sewn garments', () => {
	it.each(styles)(
		'%s has all its views, none cut off, within the bytes a garment may have',
		async (_code, { garment }) => {
			let bytes = 0
			for (const file of await readdir(join(PASSES, garment))) bytes += (await stat(join(PASSES, garment, file))).size
			expect(bytes).toBeLessThan(520_000)
			for (const view of ['front', 'back']) {
				const passes = await readPasses(garment, view)
				const { width, height, shown, parts } = passes
				if (view === 'front') outlines.set(garment, outlineOf(passes))
				const isTable = (x: number, y: number) => shown[(y * width + x) * 3] === TABLE
				const columns = Array.from({ length: width }, (_, x) => x)
				const rows = Array.from({ length: height }, (_, y) => y)
				expect(
					columns.every((x) => isTable(x, 0) && isTable(x, height - 1)) &&
						rows.every((y) => isTable(0, y) && isTable(width - 1, y)),
					view,
				).toBe(true)
				const numbers = new Set(shown.filter((_, at) => at % 3 === 0))
				for (const number of numbers)
					if (number !== TABLE) expect(parts[number], `${view} part ${number}`).toBeDefined()
			}
			expect((await readPasses(garment, 'detail')).width).toBe(960)
		},
	)

	it('cuts no two garments with one outline', async () => {
		const cut = await Promise.all(
			styles.map(async ([code, { garment }]) => ({ code, cells: await knownOutlineOf(garment) })),
		)
		for (const [index, one] of cut.entries()) {
			for (const other of cut.slice(index + 1)) {
				const apart = one.cells.reduce((sum, cell, at) => sum + Math.abs(cell - (other.cells[at] ?? 0)), 0)
				expect(apart, `${one.code} and ${other.code}`).toBeGreaterThan(3)
			}
		}
	})

	it.each(['#f7f6f2', '#1c1d1f', '#a8452f'])(
		'tells a garment of %s from the ground, whose corners stay as they are',
		async (baseColor) => {
			const code = codes[0] ?? ''
			const { data, info } = await pixelsOf(code, baseColor)
			const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
			for (const x of [0, info.width - 1])
				for (const y of [0, info.height - 1]) expect(at(x, y)).toEqual([242, 241, 237])
			const edges = Array.from({ length: info.width }, (_, x) => at(x, 320)[0] ?? 0)
			expect(Math.max(...edges) - Math.min(...edges)).toBeGreaterThan(24)
		},
	)

	it('gives the same picture for the same specification, with transparency where it is asked for', async () => {
		const spec = { code: codes[0] ?? '', baseColor: '#24304a', view: 'front' } as const
		const [one, two] = await Promise.all(
			[sew(spec, { width: 240 }), sew(spec, { width: 240 })].map(async (picture) => (await picture).png().toBuffer()),
		)
		expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true)
		const { data, info } = await (await sew(spec, { width: 240, ground: false }))
			.raw()
			.toBuffer({ resolveWithObject: true })
		expect([info.channels, data[3], data[(160 * 240 + 120) * 4 + 3]]).toEqual([4, 0, 255])
	})

	it('shows a square of every cloth that is sewn, with its corner folded and nothing cut off', async () => {
		const bySurface = new Map(
			styles.flatMap(([code, { garment }]) => (squareOf(garment) ? [[squareOf(garment), code] as const] : [])),
		)
		for (const [surface, code] of bySurface) {
			const picture = await sew({ code, baseColor: '#2c3a55', view: 'cloth' }, { width: 960 })
			const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
			const isGround = (x: number, y: number) => (data[(y * info.width + x) * 3] ?? 0) > 225
			expect([info.width, info.height], surface).toEqual([960, 1280])
			for (let at = 0; at < 960; at += 8)
				expect([isGround(at, 2), isGround(at, 1277), isGround(2, at), isGround(957, at)], surface).not.toContain(false)
			expect(isGround(480, 640), surface).toBe(false)
		}
	})

	const modeled = styles.filter(([, look]) => look.colors)

	it.each(modeled)(
		'%s touches the ground, is nowhere burnt out, and colors only parts that it has',
		async (code, look) => {
			const { width, shown, light, shine, parts } = await readPasses(look.garment, 'front')
			expect(shine).toBeDefined()
			const names = new Set([...parts, ...(await readPasses(look.garment, 'back')).parts].map(({ part }) => part))
			for (const part of Object.keys(look.colors ?? {})) expect([...names]).toContain(part)
			const lowest = shown.findLastIndex((value, at) => at % 3 === 0 && value !== TABLE) / 3
			const below = [2, 3, 4].map((rows) => LIGHTS[light[lowest + rows * width] ?? 255] ?? 1)
			expect(Math.min(...below)).toBeLessThan(0.85)
			const { data } = await pixelsOf(code, '#f7f6f2')
			let burnt = 0
			for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 252 && (data[at + 1] ?? 0) > 252) burnt += 1
			expect(burnt / (data.length / 3)).toBeLessThan(0.01)
		},
	)

	it('refuses a style that is not sewn', async () => {
		await expect(sew({ code: 'X01', baseColor: '#6d3b27', view: 'front' }, { width: 100 })).rejects.toThrow('X01')
	})
})
