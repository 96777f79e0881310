import type { SizeGuide } from '@vitrine/commerce/catalog/contract'

type Measure = SizeGuide['measures'][number]
/** `at`: share of the line at which its letter stands, half of it unless said. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number, at?: number]

/** A drawing on 240 by 240, and where each measure is taken on it. */
export type Drawing = { outline: string; lines: Partial<Record<Measure, Line>> }

const BODY = { shoulder: [72, 40, 168, 40], chest: [78, 98, 162, 98], waist: [80, 140, 160, 140] } as const
const LONG = 'M100 28Q120 44 140 28L168 40 212 160 190 170 162 96'
const SHORT = 'M100 28Q120 44 140 28L168 40 204 88 182 104 162 86'
const NONE = 'M96 28Q120 62 144 28L158 34Q152 72 162 92'
/** The left half of a body, from its hem up to the neck, by its sleeves. */
const LEFT = {
	[LONG]: 'L78 96 50 170 28 160 72 40Z',
	[SHORT]: 'L78 86 58 104 36 88 72 40Z',
	[NONE]: 'L78 92Q88 72 82 34Z',
}
type Sleeves = keyof typeof LEFT

function bodyOf(sleeves: Sleeves, rest: string): string {
	return `${sleeves}${rest}${LEFT[sleeves]}`
}

/** Centimeters below which a sleeve ends above the elbow, whoever wears it. */
const SHORT_SLEEVE = 30

function sleevesOf({ measures, sizes }: SizeGuide): { shape: Sleeves; line: Line | undefined } {
	const index = measures.indexOf('sleeve')
	const longest = Math.max(0, ...sizes.map((size) => size.measures[index] ?? 0))
	if (index === -1) return { shape: NONE, line: undefined }
	if (longest < SHORT_SLEEVE) return { shape: SHORT, line: [176, 36, 212, 84] }
	return { shape: LONG, line: [176, 36, 220, 157] }
}

/** Of garments without sleeves. */
const FIXED = {
	trousers: {
		outline: 'M82 18H158L172 84 180 228H136L120 98 104 228H60L68 84Z',
		lines: {
			waist: [82, 18, 158, 18],
			hips: [72, 66, 168, 66, 0.2],
			rise: [120, 18, 120, 98],
			inseam: [126, 102, 141, 224],
			thigh: [68, 104, 116, 104],
			hem: [60, 228, 104, 228],
		},
	},
	skirt: {
		outline: 'M86 28H154L190 212H50Z',
		lines: {
			waist: [86, 28, 154, 28],
			hips: [76, 78, 164, 78],
			length: [120, 28, 120, 212],
			hem: [50, 212, 190, 212],
		},
	},
	shoe: {
		outline:
			'M122 18C152 18 160 60 152 104C146 140 156 172 148 202C140 226 104 226 98 202C90 172 102 150 94 110C86 62 92 18 122 18Z',
		lines: { foot: [122, 24, 122, 216] },
	},
	hat: {
		outline: 'M66 138Q66 46 120 46Q174 46 174 138M40 160Q120 112 200 160Q120 190 40 160Z',
		lines: { head: [66, 136, 174, 136] },
	},
	bag: {
		outline: 'M50 92H166V212H50ZM166 92 196 78V196L166 212M80 92Q80 32 108 32Q136 32 136 92',
		lines: { width: [50, 218, 166, 218], height: [44, 92, 44, 212], depth: [172, 216, 200, 202] },
	},
	belt: {
		outline: 'M30 106H210V134H30ZM30 98H58V142H30Z',
		lines: { waist: [44, 120, 186, 120], width: [206, 106, 206, 134] },
	},
} satisfies Partial<Record<NonNullable<SizeGuide['figure']>, Drawing>>

/** The drawing of a guide's garment; undefined where none shows its measures. */
export function drawingOf(guide: SizeGuide): Drawing | undefined {
	const { shape, line } = sleevesOf(guide)
	const sleeve = line ? { sleeve: line } : {}
	switch (guide.figure) {
		case 'top':
			return {
				outline: bodyOf(shape, 'V212H78'),
				lines: { ...BODY, ...sleeve, length: [110, 34, 110, 212], hem: [78, 206, 162, 206] },
			}
		case 'dress':
			return {
				outline: bodyOf(shape, 'L154 120 188 228H52L86 120'),
				lines: {
					...BODY,
					...sleeve,
					waist: [86, 120, 154, 120],
					hips: [78, 148, 162, 148],
					length: [110, 34, 110, 228, 0.8],
				},
			}
		case 'overall':
			return {
				outline: bodyOf(shape, 'L166 232H132L120 150 108 232H74'),
				lines: {
					...BODY,
					...sleeve,
					chest: [78, 98, 162, 98, 0.25],
					waist: [79, 116, 161, 116],
					hips: [78, 136, 162, 136],
					length: [110, 34, 110, 128],
					inseam: [126, 154, 136, 228],
					hem: [132, 226, 166, 226],
				},
			}
		case null:
			return undefined
		default:
			return FIXED[guide.figure]
	}
}

/** Where the letter of a line stands. */
export function markOf([x1, y1, x2, y2, at = 0.5]: Line): { x: number; y: number } {
	return { x: x1 + at * (x2 - x1), y: y1 + at * (y2 - y1) }
}

const LETTERS = 'ABCDEFGHIJ'

/** Letters that name measures in the drawing and in the table; the wearer's height is not drawn. */
export function lettersOf(measures: readonly Measure[]): Partial<Record<Measure, string>> {
	const drawn = measures.filter((measure) => measure !== 'stature')
	return Object.fromEntries(drawn.map((measure, index) => [measure, LETTERS[index]!]))
}
