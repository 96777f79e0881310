import { lens } from '../cloth/fold.ts'
import { SIDES } from '../cloth/path.ts'

/** Folds of a skirt that falls from the waist. */
export function skirtFolds(random: () => number, { waist, hem }: { waist: number; hem: [number, number] }): string {
	return [0.12, 0.34, 0.55, 0.78, 0.93]
		.flatMap((share) =>
			SIDES.map((side) =>
				lens([
					600 + side * share * 200,
					waist + 20 + random() * 60,
					600 + side * share * hem[0],
					hem[1] + 10,
					24 + random() * 10,
					-side * 10,
					0.75,
				]),
			),
		)
		.join('')
}
