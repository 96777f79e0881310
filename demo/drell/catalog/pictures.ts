import type { Ground } from '../garments/mat.ts'
import { hashOf, type Place, type Recipe, sizeOf } from '../garments/recipes.ts'
import type { Piece } from '../garments/cut-out.ts'
import { colorways, pieceOf } from './styles.ts'

const COLORWAYS = new Map(colorways().map((colorway) => [colorway.id, colorway]))

function pieceNamed(id: string, view: Piece['view'] = 'front'): Piece {
	const colorway = COLORWAYS.get(id)
	if (!colorway) throw new Error(`no colorway ${id} to lay down`)
	return pieceOf(colorway, view)
}

type Lying = Place & { colorway: string; view?: Piece['view'] }
type Scene = { ground: Ground; width: number; height: number; pieces: Lying[] }

const lay = (colorway: string, x: number, y: number, width: number, turn: number): Lying => ({
	colorway,
	x,
	y,
	width,
	turn,
})
const close = (colorway: string): Lying => ({ colorway, x: 0.5, y: 0.5, width: 1, turn: 0, view: 'detail' })

const WIDE = { width: 1920, height: 1080 }
const TALL = { width: 780, height: 975 }

/** Banners by the name of their picture: everything lies square on the mat. Wide ones keep their left part for the words. */
const SCENES: Readonly<Record<string, Scene>> = {
	'hero-wide': {
		ground: 'butter',
		...WIDE,
		pieces: [
			lay('DR-54-RAW', 0.86, 0.62, 0.2, 0),
			lay('DR-24-MOS', 0.75, 0.3, 0.27, 0),
			lay('DR-38-OVL', 0.57, 0.62, 0.32, 0),
		],
	},
	'hero-beside': {
		ground: 'butter',
		width: 1200,
		height: 980,
		pieces: [lay('DR-54-RAW', 0.87, 0.6, 0.26, 0), lay('DR-38-OVL', 0.68, 0.5, 0.58, 0)],
	},
	'hero-tall': {
		ground: 'butter',
		...TALL,
		pieces: [lay('DR-54-RAW', 0.78, 0.72, 0.36, 0), lay('DR-38-OVL', 0.46, 0.42, 0.84, 0)],
	},
	'drill-wide': { ground: 'plum', ...WIDE, pieces: [close('DR-38-OVL')] },
	'drill-tall': { ground: 'plum', ...TALL, pieces: [{ ...close('DR-38-OVL'), width: 1.3 }] },
	'cold-wide': {
		ground: 'night',
		...WIDE,
		pieces: [
			lay('DR-34-RAW', 0.2, 0.5, 0.3, 0),
			lay('DR-31-ORA', 0.5, 0.5, 0.32, 0),
			lay('DR-47-GRA', 0.8, 0.5, 0.26, 0),
		],
	},
	'cold-tall': {
		ground: 'night',
		...TALL,
		pieces: [lay('DR-34-RAW', 0.3, 0.3, 0.56, 0), lay('DR-31-ORA', 0.66, 0.7, 0.62, 0)],
	},
	'denim-wide': {
		ground: 'sky',
		...WIDE,
		pieces: [
			lay('DR-50-DEN', 0.2, 0.55, 0.24, 0),
			lay('DR-51-SOT', 0.5, 0.55, 0.22, 0),
			lay('DR-52-WAS', 0.8, 0.55, 0.26, 0),
		],
	},
	'denim-tall': {
		ground: 'sky',
		...TALL,
		pieces: [lay('DR-50-DEN', 0.27, 0.52, 0.44, 0), lay('DR-52-WAS', 0.73, 0.52, 0.46, 0)],
	},
}

/** By category: of the tiles in a row no two share a ground. */
const TILES: Readonly<Record<string, readonly [Ground, string]>> = {
	tops: ['butter', 'DR-18-NVY'],
	layers: ['clay', 'DR-27-ORA'],
	outer: ['plum', 'DR-45-MOS'],
	bottoms: ['sky', 'DR-50-DEN'],
	kids: ['moss', 'DR-64-CHA'],
	tees: ['clay', 'DR-01-ORA'],
	polos: ['sky', 'DR-09-CHA'],
	shirts: ['butter', 'DR-15-CHA'],
	overshirts: ['moss', 'DR-23-ORA'],
	sweats: ['plum', 'DR-28-CON'],
	jumpers: ['clay', 'DR-31-BOT'],
	'roll-necks': ['butter', 'DR-34-NVY'],
	jackets: ['clay', 'DR-38-OVL'],
	coats: ['sky', 'DR-44-OXB'],
	padded: ['night', 'DR-47-ORA'],
	jeans: ['butter', 'DR-52-WAS'],
	trousers: ['plum', 'DR-56-SAN'],
	'skirts-dresses': ['clay', 'DR-62-OVL'],
	'kids-tops': ['sky', 'DR-67-ORA'],
	'kids-shirts': ['clay', 'DR-68-BRI'],
}

/** As a start asks for it (apps/standalone/src/demo-house.ts). */
function pictureOf(file: string, recipe: Recipe, rest: { series: string; isFirst: boolean }) {
	return { file, hash: hashOf(recipe), ...sizeOf(recipe), recipe, ...rest }
}

/** Every picture of the house, what is seen first before what is seen later. */
export function drellPictures() {
	const scenes = Object.entries(SCENES).map(([name, { pieces, ...frame }]) => {
		const laid = pieces.map(({ colorway, view, ...place }) => ({ ...place, piece: pieceNamed(colorway, view) }))
		return pictureOf(`banner-${name}.png`, { kind: 'banner', ...frame, pieces: laid }, { series: name, isFirst: true })
	})
	// A tile is made with the goods of its garment, which is then read once.
	const tiles = Object.entries(TILES).map(([name, [ground, id]]) => {
		const piece = pieceNamed(id)
		const series = `${piece.sewn.garment} ${piece.view}`
		return pictureOf(`tile-${name}.png`, { kind: 'tile', ground, piece }, { series, isFirst: true })
	})
	const goods = (['front', 'back', 'detail'] as const).flatMap((view) =>
		[...COLORWAYS.values()].map((colorway) =>
			pictureOf(
				`${colorway.id}-${view}.webp`,
				{ kind: 'garment', piece: pieceOf(colorway, view) },
				{ series: `${colorway.style.cut.garment} ${view}`, isFirst: view === 'front' },
			),
		),
	)
	return [...scenes, ...tiles, ...goods]
}
