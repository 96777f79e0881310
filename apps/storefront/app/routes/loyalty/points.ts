/** Why points are not understood. */
export type PointsRefusal = 'required' | 'whole' | 'huge'

/** A real number of points has no more digits. */
const MOST_DIGITS = 9

/** Points as they were typed into the form: a whole number, blanks between thousands allowed (R113). */
export function readPoints(typed: string): { points: number } | { refusal: PointsRefusal } {
	const digits = typed.replaceAll(/\s/g, '').replace(/^0+(?=\d)/, '')
	if (digits === '') return { refusal: 'required' }
	if (!/^\d+$/.test(digits)) return { refusal: 'whole' }
	return digits.length > MOST_DIGITS ? { refusal: 'huge' } : { points: Number(digits) }
}
