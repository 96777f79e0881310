import { COLORWAYS } from './colorways.ts'
import type { GarmentSpec } from '../garments/spec.ts'
import { specOf } from './garments.ts'
import { OUTFITS, outfitFile, sceneOf } from './outfits.ts'
import { readTable } from './records.ts'
import { DEPARTMENTS } from './styles.ts'

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
			garments: GarmentSpec[]
			places: Place[]
	  }
	| { kind: 'tile'; file: string; ground: Ground; width: number; spec: GarmentSpec }

const TILE_WIDTH = 640

function garmentNamed(id: string, view: 'front' | 'detail' = 'front'): GarmentSpec {
	const colorway = COLORWAYS.get(id)
	if (!colorway) throw new Error(`no colorway ${id} to compose`)
	return { ...specOf(colorway), view }
}

/**
 * The banners by name of their picture. Wide ones keep the left 38 % for the text, and some room above and below, because a
 * low window shows less than 16:9 of them; `hero-beside` keeps the left 40 %, tall ones, with the text below, fill the frame.
 * A width above 1 runs out of it.
 */
const SCENES = readTable<Scene>('scenes.json')

/** By category, in the order of the pages: of five tiles in a row no two share a ground. What has no products has no tile. */
export const TILES = readTable<{ ground: Ground; colorway: string }>('tiles.json')

const isDepartment = (category: string) => DEPARTMENTS.some((department) => department === category)

function bannerOf(file: string, { garments, ...frame }: Scene): Composition {
	return {
		kind: 'banner',
		file,
		...frame,
		garments: garments.map(({ colorway, view }) => garmentNamed(colorway, view)),
		places: garments.map(({ x, y, width, turn }) => ({ x, y, width, turn })),
	}
}

/** Every banner, outfit and tile of the demo shop. `lite`: what the top of the home page shows, and one outfit. */
export function compositions({ lite = false }: { lite?: boolean } = {}): Composition[] {
	const banners = [...SCENES].filter(([name]) => !lite || name === 'outfit' || name.startsWith('hero'))
	const tiles = [...TILES].filter(([category]) => !lite || isDepartment(category))
	return [
		...banners.map(([name, scene]) => bannerOf(`banner-${name}.png`, scene)),
		...(lite ? [] : [...OUTFITS].map(([name, outfit]) => bannerOf(outfitFile(name), sceneOf(outfit)))),
		...tiles.map(
			([category, { ground, colorway }]): Composition => ({
				kind: 'tile',
				file: `tile-${category}.png`,
				ground,
				width: TILE_WIDTH,
				spec: garmentNamed(colorway),
			}),
		),
	]
}
