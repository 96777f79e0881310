import { expect, test } from 'vitest'
import { type Passes, readPasses } from '../garments/sewn/passes.ts'
import { sewn } from '../garments/sewn/sewn.ts'
import { COLORWAYS } from './colorways.ts'
import { OUTFITS, pointsOf, sceneOf } from './outfits.ts'
import type { Place } from './pictures.ts'
import { scarcityAmong } from './stock.ts'

type Laid = Place & { passes: Passes }

/** Whether cloth of a garment lies at a place of a picture 4:5, in shares of it. */
function covers({ x, y, width, turn, passes }: Laid, at: { x: number; y: number }): boolean {
	const [dx, dy] = [(at.x - x) / width, ((at.y - y) * 1.25) / width]
	const angle = (turn * Math.PI) / 180
	const px = Math.round((0.5 + dx * Math.cos(angle) + dy * Math.sin(angle)) * passes.width)
	const py = Math.round(passes.height / 2 + (dy * Math.cos(angle) - dx * Math.sin(angle)) * passes.width)
	if (px < 0 || py < 0 || px >= passes.width || py >= passes.height) return false
	return (passes.shown[(py * passes.width + px) * 3 + 1] ?? 0) > 128
}

test.each([...OUTFITS])(
	'%s lies whole in its picture, and each article is touched where it is seen',
	async (_, outfit) => {
		const laid = await Promise.all(
			sceneOf(outfit).garments.map(
				async (garment): Promise<Laid> => ({
					...garment,
					passes: await readPasses(sewn[COLORWAYS.get(garment.colorway)?.code ?? '']?.garment ?? '', 'front'),
				}),
			),
		)
		for (const [index, point] of pointsOf(outfit).entries())
			expect(
				laid.map((garment) => covers(garment, point)),
				point.colorway,
			).toEqual(laid.map((_, other) => (other === index ? true : other < index ? expect.anything() : false)))
		for (let share = 0; share <= 1; share += 0.005)
			for (const edge of [0.005, 0.995])
				for (const at of [
					{ x: share, y: edge },
					{ x: edge, y: share },
				])
					expect(laid.some((garment) => covers(garment, at))).toBe(false)
		expect(laid.length).toBeGreaterThanOrEqual(2)
		expect(laid.length).toBeLessThanOrEqual(4)
	},
)

test('there is an outfit for every season', () => {
	expect(new Set([...OUTFITS.values()].map(({ season }) => season)).size).toBe(4)
})

test('what an outfit shows can be bought', () => {
	const { soldOut, lastPieces } = scarcityAmong([...COLORWAYS.values()])
	expect(soldOut.size).toBeGreaterThan(50)
	for (const { garments } of OUTFITS.values())
		for (const { colorway } of garments) {
			expect(COLORWAYS.get(colorway)?.id).toBe(colorway)
			expect([colorway, soldOut.has(colorway), lastPieces.has(colorway)]).toEqual([colorway, false, false])
		}
})
