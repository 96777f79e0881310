import { type Line, line, type Point } from '../pattern.ts'
import type { Collar } from './collars.ts'
import type { Front } from './front.ts'
import type { Legs } from './lower.ts'

/** Measures in cm of what is worn above, lying flat. Widths are from the center line. */
export type Top = {
	/** From the highest point of the shoulder to the hem. */
	length: number
	chest: number
	waist?: number
	hem?: number
	shoulder: number
	slope?: number
	armhole: number
	sleeve: number
	/** Width of the sleeve's end. */
	cuff: number
	/** How steeply the sleeve is cut, in degrees below the horizontal, and how far a hand lays it further down. */
	angle?: number
	laid?: number
	neck: number
	depth: number
	/** A neckline of two straight edges. */
	pointed?: boolean
	back?: number
	/** Height of the ribs at neck, hem and cuff; 0 for none. */
	ribs?: { neck?: number; hem?: number; cuff?: number }
	/** How much higher the hem is at the sides than in the middle. */
	curve?: number
	/** Height of sewn cuffs, as of a shirt. */
	cuffs?: number
	hemBand?: number
	collar?: Collar
	front?: Front
	yoke?: boolean
	/** Height of the channels of a quilted garment. */
	quilt?: number
	/** Sleeves gathered at the armhole and at the cuff: how far the gathers reach, cm. */
	puff?: number
	/** Height of a seam around the waist of a dress, into which its skirt is gathered. */
	seamAt?: number
	/** Columns of cables from the middle outwards: the distance of each from the center line, cm. */
	cables?: readonly number[]
	/** Height of a vent at the hem behind, which the seam of the back runs down to. */
	vent?: number
	/** Length of a slit at the back of the neck, closed by a button. */
	slit?: number
	/** Openings for legs, or legs. */
	legs?: Legs
	/** Where the close view looks, its middle and width. */
	detail?: { x: number; y: number; width: number }
}

export type Frame = { tip: Point; underarm: Point; waistline: Point; top: Point; low: Point; angle: number }

export function frameOf(m: Top): Frame {
	const angle = ((m.angle ?? 34) * Math.PI) / 180
	const tip: Point = [m.shoulder, m.slope ?? 4.5]
	const top: Point = [tip[0] + m.sleeve * Math.cos(angle), tip[1] + m.sleeve * Math.sin(angle)]
	// The sleeve ends at a right angle to itself.
	const low: Point = [top[0] - m.cuff * Math.sin(angle), top[1] + m.cuff * Math.cos(angle)]
	const hem = m.hem ?? m.chest
	return {
		tip,
		underarm: [m.chest, m.armhole],
		waistline: [hem, m.legs ? m.legs.from : m.length - (m.curve ?? 0) - (m.ribs?.hem ?? 0)],
		top,
		low,
		angle,
	}
}

/** The lines that both sides of the garment share, on the right half. */
export function linesOf(m: Top, { tip, underarm, waistline, top, low, angle }: Frame) {
	const long = m.sleeve > 35
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	const waist = m.waist ?? (m.chest + waistline[0]) / 2 - 0.5
	const bow = long ? 3.4 : 1
	return {
		shoulder: line('shoulder', [m.neck, 0], tip),
		armhole: line('armhole', tip, [
			tip[0] - 2.2,
			tip[1] + (underarm[1] - tip[1]) * 0.5,
			tip[0] - 1.4,
			underarm[1] - 2,
			...underarm,
		]),
		side: line('side', underarm, [
			waist,
			underarm[1] + (waistline[1] - underarm[1]) * 0.35,
			(waist + waistline[0]) / 2,
			underarm[1] + (waistline[1] - underarm[1]) * 0.7,
			...waistline,
		]),
		sleeveTop: line('sleeve.top', tip, [
			tip[0] + m.sleeve * 0.3 * cos + bow * sin,
			tip[1] + m.sleeve * 0.3 * sin - bow * cos * 0.9,
			tip[0] + m.sleeve * 0.7 * cos + bow * 0.4 * sin,
			tip[1] + m.sleeve * 0.7 * sin,
			...top,
		]),
		sleeveUnder: line(
			'sleeve.under',
			low,
			long
				? [
						low[0] - m.sleeve * 0.3 * cos,
						low[1] - m.sleeve * 0.3 * sin,
						underarm[0] + 0.3,
						underarm[1] + m.sleeve * 0.3,
						...underarm,
					]
				: [(low[0] + underarm[0]) / 2, (low[1] + underarm[1]) / 2, ...underarm],
		),
	}
}

export const hemLine = (name: string, [x, y]: Point, low: number): Line =>
	line(name, [x, y], [x * 0.62, low + 0.1, x * 0.35, low + 0.3, 0, low + 0.3])
