import { scaleOf } from '../garments/sewn/passes.ts'
import { sewn } from '../garments/sewn/sewn.ts'
import { COLORWAYS } from './colorways.ts'
import type { Ground, Place, Scene } from './pictures.ts'
import { readTable } from './records.ts'

/** Two to four sewn garments in their true proportions, in the order in which they lie on each other. */
export type Outfit = {
	season: 'spring' | 'summer' | 'autumn' | 'winter'
	ground: Ground
	/** What the width of the picture shows, in cm. */
	across: number
	/** `x` and `y` of the middle in shares of the picture, `turn` in degrees. */
	garments: readonly { colorway: string; x: number; y: number; turn: number }[]
}

/** Where an article of an outfit is touched: shares of the picture's width and height. */
export type OutfitPoint = { colorway: string; x: number; y: number }

const SIZE = { width: 1200, height: 1500 }
/** px of a garment's sheet. */
const SHEET = 960

export const OUTFITS = readTable<Outfit>('outfits.json')

/** The file that records name an outfit's picture by, 4:5. */
export const outfitFile = (name: string) => `outfit-${name}.png`
/** The outfit of a file. */
export const outfitOf = (file: string) => /^outfit-(.+)\.png$/.exec(file)?.[1] ?? ''

/** The garments of an outfit as a scene. Throws for one that is not sewn. */
export function sceneOf({ ground, across, garments }: Outfit): Scene {
	return {
		ground,
		...SIZE,
		garments: garments.map((garment) => {
			const style = sewn[COLORWAYS.get(garment.colorway)?.code ?? '']
			if (!style) throw new Error(`${garment.colorway} of an outfit is not sewn`)
			return { ...garment, width: SHEET / scaleOf(style.garment) / across }
		}),
	}
}

/** Shares of a sheet within which a garment surely lies, beside what may be between two legs, and those it may cover. */
const HEART = { from: 0.07, width: 0.18, height: 0.22 }
const REACH = { width: 0.42, height: 0.4 }
const STEPS = 24

/** From the middle of a garment's sheet to a place of the picture, along the sheet's own axes, in shares of the sheet. */
function onSheet({ x, y, width, turn }: Place, at: { x: number; y: number }): [x: number, y: number] {
	const [dx, dy] = [(at.x - x) * SIZE.width, (at.y - y) * SIZE.height]
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
	const wide = width * SIZE.width
	return [(dx * cos + dy * sin) / wide, (dy * cos - dx * sin) / ((wide * 4) / 3)]
}

/** Where each article of an outfit is touched: in its heart, as far as may be from what lies over it. */
export function pointsOf(outfit: Outfit): OutfitPoint[] {
	const { garments } = sceneOf(outfit)
	return garments.map((garment, index) => {
		const over = garments.slice(index + 1)
		let best = { x: garment.x, y: garment.y, free: -Infinity }
		for (let at = 0; at < STEPS * STEPS; at += 1) {
			const place = { x: ((at % STEPS) + 0.5) / STEPS, y: (Math.floor(at / STEPS) + 0.5) / STEPS }
			const [u, v] = onSheet(garment, place)
			if (Math.abs(u) < HEART.from || Math.abs(u) > HEART.width || Math.abs(v) > HEART.height) continue
			const clear = over.map((other) => {
				const [s, t] = onSheet(other, place)
				return Math.max(Math.abs(s) / REACH.width, Math.abs(t) / REACH.height)
			})
			const free = Math.min(1.3, ...clear) - 0.3 * Math.hypot(u, v)
			if (free > best.free) best = { ...place, free }
		}
		return { colorway: garment.colorway, x: Number(best.x.toFixed(3)), y: Number(best.y.toFixed(3)) }
	})
}
