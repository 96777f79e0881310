import type { Scene } from './pictures.ts'

/**
 * The banners by name of their picture. Wide ones keep the left 38 % for the text, and some room above and below, because a
 * low window shows less than 16:9 of them; tall ones, with the text below, fill the frame. A width above 1 runs out of it.
 */
export const SCENES: Readonly<Record<string, Scene>> = {
	'hero-wide': {
		ground: 'butter',
		width: 1920,
		height: 1080,
		garments: [
			{ colorway: 'LN-W01-SKY', x: 0.54, y: 0.48, width: 0.37, turn: -9 },
			{ colorway: 'LN-W17-IND', x: 0.855, y: 0.5, width: 0.43, turn: 7 },
			{ colorway: 'LN-W12-CML', x: 0.69, y: 0.5, width: 0.46, turn: 2 },
			{ colorway: 'LN-A01-COG', x: 0.89, y: 0.73, width: 0.24, turn: 6 },
		],
	},
	/** Beside the panel of the account, where it is shown: nothing in the left 40 %, which belongs to the words. */
	'hero-beside': {
		ground: 'butter',
		width: 1200,
		height: 980,
		garments: [
			{ colorway: 'LN-W01-SKY', x: 0.61, y: 0.47, width: 0.49, turn: -9 },
			{ colorway: 'LN-W12-CML', x: 0.74, y: 0.49, width: 0.59, turn: 3 },
			{ colorway: 'LN-A01-COG', x: 0.87, y: 0.72, width: 0.3, turn: 6 },
		],
	},
	'hero-tall': {
		ground: 'butter',
		width: 780,
		height: 975,
		garments: [
			{ colorway: 'LN-W01-SKY', x: 0.33, y: 0.47, width: 0.82, turn: -9 },
			{ colorway: 'LN-W12-CML', x: 0.54, y: 0.5, width: 1, turn: 3 },
			{ colorway: 'LN-A01-COG', x: 0.8, y: 0.77, width: 0.54, turn: 7 },
		],
	},
	'story-wide': {
		ground: 'sky',
		width: 1280,
		height: 960,
		garments: [{ colorway: 'LN-W02-SAG', view: 'detail', x: 0.5, y: 0.75, width: 1.06, turn: 0 }],
	},
	'story-tall': {
		ground: 'sky',
		width: 780,
		height: 975,
		garments: [{ colorway: 'LN-W02-SAG', view: 'detail', x: 0.5, y: 0.6, width: 1.06, turn: 0 }],
	},
	'wool-wide': {
		ground: 'night',
		width: 1280,
		height: 720,
		garments: [
			{ colorway: 'LN-M21-TOB', x: 0.83, y: 0.52, width: 0.42, turn: 8 },
			{ colorway: 'LN-M10-MUS', x: 0.62, y: 0.49, width: 0.46, turn: -5 },
			{ colorway: 'LN-A13-CHR', x: 0.88, y: 0.76, width: 0.23, turn: 9 },
		],
	},
	'wool-tall': {
		ground: 'night',
		width: 780,
		height: 975,
		garments: [
			{ colorway: 'LN-M21-TOB', x: 0.7, y: 0.56, width: 0.8, turn: 8 },
			{ colorway: 'LN-M10-MUS', x: 0.42, y: 0.46, width: 0.86, turn: -5 },
			{ colorway: 'LN-A13-CHR', x: 0.76, y: 0.82, width: 0.42, turn: 9 },
		],
	},
	'rain-wide': {
		ground: 'sky',
		width: 1280,
		height: 720,
		garments: [
			{ colorway: 'LN-K20-IND', x: 0.5, y: 0.53, width: 0.47, turn: -8 },
			{ colorway: 'LN-K22-RED', x: 0.83, y: 0.46, width: 0.46, turn: 9 },
			{ colorway: 'LN-K23-BUT', x: 0.66, y: 0.52, width: 0.53, turn: -2 },
		],
	},
	'rain-tall': {
		ground: 'sky',
		width: 780,
		height: 975,
		garments: [
			{ colorway: 'LN-K20-IND', x: 0.3, y: 0.64, width: 0.8, turn: -8 },
			{ colorway: 'LN-K22-RED', x: 0.7, y: 0.33, width: 0.78, turn: 9 },
			{ colorway: 'LN-K23-BUT', x: 0.55, y: 0.58, width: 0.92, turn: -2 },
		],
	},
}
