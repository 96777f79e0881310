import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import checked from './checked.json' with { type: 'json' }
import { LIGHTS, type Passes, readPasses, squareOf, TABLE } from './passes.ts'
import { sew } from './sew.ts'
import { sewn } from './sewn.ts'

const FOLDER = import.meta.dirname
const PASSES = join(FOLDER, 'passes')
const styles = [
	...new Map(
		Object.entries(sewn)
			.toReversed()
			.map(([code, look]) => [look.garment, [code, look] as const]),
	).values(),
]
const codes = Object.keys(sewn)

/** What pictures of goods are made from besides passes and looks, and these checks. */
const sewing = readdirSync(FOLDER)
	.filter((file) => file.endsWith('.ts') && file !== 'sewn.ts')
	.toSorted()
	.map((file) => readFileSync(join(FOLDER, file)))

function fingerprintOf(look: (typeof styles)[number][1]): string {
	const hash = createHash('sha256').update(JSON.stringify(look))
	for (const bytes of sewing) hash.update(bytes)
	for (const garment of [look.garment, squareOf(look.garment) ?? []].flat())
		for (const file of readdirSync(join(PASSES, garment)).toSorted())
			hash.update(file).update(readFileSync(join(PASSES, garment, file)))
	return hash.digest('hex').slice(0, 16)
}

/** What each style was made from when it was last checked: five minutes of processor time are spent on those that changed alone. */
const fingerprints = Object.fromEntries(styles.map(([code, look]) => [code, fingerprintOf(look)]))
const changed = styles.filter(([code]) => (checked as Record<string, string>)[code] !== fingerprints[code])
const isAnyChanged = changed.length > 0
const failed: string[] = []
afterEach(({ task }) => {
	if (task.result?.state === 'fail') failed.push(task.name)
})

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
	it.each(changed)(
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
				const isShown = new Uint8Array(256)
				for (let at = 0; at < shown.length; at += 3) isShown[shown[at]!] = 1
				for (const [number, is] of isShown.entries())
					if (is && number !== TABLE) expect(parts[number], `${view} part ${number}`).toBeDefined()
			}
			expect((await readPasses(garment, 'detail')).width).toBe(960)
		},
	)

	it.runIf(isAnyChanged)('cuts no two garments with one outline', async () => {
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

	it.runIf(isAnyChanged)(
		'shows a square of every cloth that is sewn, with its corner folded and nothing cut off',
		async () => {
			const bySurface = new Map(
				styles.flatMap(([code, { garment }]) => (squareOf(garment) ? [[squareOf(garment), code] as const] : [])),
			)
			for (const [surface, code] of bySurface) {
				const picture = await sew({ code, baseColor: '#2c3a55', view: 'cloth' }, { width: 960 })
				const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
				const isGround = (x: number, y: number) => (data[(y * info.width + x) * 3] ?? 0) > 225
				expect([info.width, info.height], surface).toEqual([960, 1280])
				for (let at = 0; at < 960; at += 8)
					expect([isGround(at, 2), isGround(at, 1277), isGround(2, at), isGround(957, at)], surface).not.toContain(
						false,
					)
				expect(isGround(480, 640), surface).toBe(false)
			}
		},
	)

	const modeled = changed.filter(([, look]) => look.colors)

	it.each(modeled)(
		'%s touches the ground, is nowhere burnt out, and colors only parts that it has',
		async (code, look) => {
			const { width, shown, light, shine, parts } = await readPasses(look.garment, 'front')
			expect(shine).toBeDefined()
			const names = new Set([...parts, ...(await readPasses(look.garment, 'back')).parts].map(({ part }) => part))
			for (const part of Object.keys(look.colors ?? {})) expect([...names]).toContain(part)
			let lowest = shown.length / 3 - 1
			while (shown[lowest * 3] === TABLE) lowest -= 1
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

	it('has checked what it is made from: `npx vitest run demo/linaire/garments/sewn -u` writes it down', async () => {
		expect(failed).toEqual([])
		await expect(`${JSON.stringify(fingerprints, undefined, '\t')}\n`).toMatchFileSnapshot('checked.json')
	})
})
