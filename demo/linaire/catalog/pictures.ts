import { allColorways } from './colorways.ts'
import { drawingOf, type Drawing } from './garments.ts'
import { SCENES } from './scenes.ts'
import { TILES } from './tiles.ts'

export type Ground = 'butter' | 'sky' | 'moss' | 'clay' | 'plum' | 'night'

/** Where the sheet of a garment lies: its middle and its width in shares of the picture, and its turn in degrees. */
export type Place = { x: number; y: number; width: number; turn: number }

/** Garments on an editorial ground, in the order in which they lie on each other. Sizes in px. */
export type Scene = {
	ground: Ground
	width: number
	height: number
	garments: readonly (Place & { colorway: string; view?: 'detail' })[]
}

/** A picture to compose, and the file the catalog expects it in. */
export type Composition =
	| {
			kind: 'banner'
			file: string
			ground: Ground
			width: number
			height: number
			garments: Drawing[]
			places: Place[]
	  }
	| { kind: 'tile'; file: string; ground: Ground; width: number; spec: Drawing }

const TILE_WIDTH = 640
const DEPARTMENTS: ReadonlySet<string> = new Set(['women', 'men', 'kids', 'accessories'])

const COLORWAYS = new Map(allColorways().map((colorway) => [colorway.id, colorway]))

function drawing(id: string, view: 'front' | 'detail' = 'front'): Drawing {
	const colorway = COLORWAYS.get(id)
	if (!colorway) throw new Error(`no colorway ${id} to draw`)
	return { ...drawingOf(colorway), view }
}

/** Name of the tile of a category inside the folder of images; undefined where it has none. `lite`: departments only. */
export function tileFile(category: string, { lite = false }: { lite?: boolean } = {}): string | undefined {
	return TILES.has(category) && (!lite || DEPARTMENTS.has(category)) ? `tile-${category}.png` : undefined
}

export function sceneFile(scene: string): string {
	return `banner-${scene}.png`
}

/** Every banner and tile of the demo shop. `lite`: what the top of the home page shows. */
export function compositions({ lite = false }: { lite?: boolean } = {}): Composition[] {
	const banners = Object.entries(SCENES).filter(([name]) => !lite || name.startsWith('hero'))
	return [
		...banners.map(
			([name, { garments, ...frame }]): Composition => ({
				kind: 'banner',
				file: sceneFile(name),
				...frame,
				garments: garments.map(({ colorway, view }) => drawing(colorway, view)),
				places: garments.map(({ x, y, width, turn }) => ({ x, y, width, turn })),
			}),
		),
		...[...TILES].flatMap(([category, { ground, colorway }]): Composition[] => {
			const file = tileFile(category, { lite })
			return file ? [{ kind: 'tile', file, ground, width: TILE_WIDTH, spec: drawing(colorway) }] : []
		}),
	]
}
