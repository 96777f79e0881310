import type { Fold } from '../cloth/fold.ts'
import { type Point, short, symmetric } from '../cloth/path.ts'
import type { Random } from '../cloth/random.ts'

/** Key points of anything with two legs: right half, x from the centre line. */
export type TrouserBlock = {
	/** Side of the waist, and how wide it is where the band ends. */
	waist: Point
	band: Point
	hip: Point
	/** Height of the crotch. */
	crotch: number
	/** Outer and inner point of the hem. */
	hem: { outer: Point; inner: Point }
}

/** The same legs, shorter and fuller. */
export function childTrousers(block: TrouserBlock): TrouserBlock {
	const shorter = ([x, y]: Point): Point => [x * 1.02, block.crotch + (y - block.crotch) * 0.8]
	return {
		...block,
		hip: [block.hip[0] * 0.95, block.hip[1] - 30],
		hem: { outer: shorter(block.hem.outer), inner: shorter(block.hem.inner) },
	}
}

/** The closed outline of both legs. */
export function trouserOutline({ waist, band, hip, crotch, hem }: TrouserBlock, random: Random): string {
	const [ox, oy] = hem.outer
	const [ix, iy] = hem.inner
	const leg = oy - hip[1]
	const at = (x: number, y: number) => `${short(x)} ${short(y)}`
	return symmetric(
		`M0 ${waist[1] + 20}C${at(waist[0] * 0.38, waist[1] + 20)} ${at(waist[0] * 0.7, waist[1] + 14)} ${at(...waist)}L${at(...band)}` +
			`C${at(band[0] + (hip[0] - band[0]) * 0.62, band[1] + (hip[1] - band[1]) * 0.31)} ${at(hip[0] - 2, band[1] + (hip[1] - band[1]) * 0.62)} ${at(...hip)}` +
			`C${at(hip[0] + (ox - hip[0]) * 0.24, hip[1] + leg * 0.34)} ${at(hip[0] + (ox - hip[0]) * 0.64, hip[1] + leg * 0.68)} ${at(ox, oy)}` +
			`C${at(ox - (ox - ix) * 0.31, oy + 18)} ${at(ix + (ox - ix) * 0.3, iy + 12)} ${at(ix, iy)}` +
			`C${at(ix - (ix - 22) * 0.22, iy - (iy - crotch) * 0.34)} ${at(22 + (ix - 22) * 0.4, crotch + (iy - crotch) * 0.28)} 22 ${crotch + 10}C14 ${crotch - 10} 6 ${crotch - 14} 0 ${crotch}`,
		random,
	)
}

/** Whiskers at the crotch (as strong as `sharp`), a break at the knee, long folds to the hem. */
export function trouserFolds({ crotch, hip, hem }: TrouserBlock, sharp = 1): Fold[] {
	const [ox, oy] = hem.outer
	const [ix] = hem.inner
	const leg = oy - crotch
	const across = (share: number, down: number): Point => {
		const inner = 22 + (ix - 22) * down
		const outer = hip[0] + (ox - hip[0]) * down
		return [inner + (outer - inner) * share, crotch + leg * down]
	}
	const fold = (from: [number, number], to: [number, number], width: number, bow: number, strength: number): Fold => [
		...across(...from),
		...across(...to),
		width,
		bow,
		strength,
	]
	const upper: Fold[] = [
		[10, crotch - 82, 160, crotch - 152, 14 * sharp, -8, 0.7 * sharp],
		[8, crotch - 32, 180, crotch - 42, 14 * sharp, -4, 0.7 * sharp],
		[14, crotch + 18, 160, crotch + 68, 16 * sharp, 8, 0.6 * sharp],
	]
	if (leg < 420) return [...upper, fold([0.4, 0.3], [0.5, 1], 18, 6, 0.5), fold([0.75, 0.25], [0.78, 1], 16, -6, 0.45)]
	return [
		...upper,
		fold([0.38, 0.03], [0.48, 0.42], 24, 10, 0.45),
		fold([0.64, 0.33], [0.66, 0.98], 24, 8, 0.55),
		fold([0.3, 0.42], [0.28, 0.98], 21, -6, 0.5),
		fold([0.96, 0.41], [0.5, 0.46], 14, 8, 0.55),
		fold([0.06, 0.46], [0.44, 0.5], 12, -6, 0.5),
		fold([0.88, 0.84], [0.5, 0.9], 12, 6, 0.5),
	]
}
