import type { Part } from '../cloth/part.ts'
import type { Random } from '../cloth/random.ts'
import type { Fabric } from '../fabrics/fabric.ts'

/** What every silhouette is cut from. */
export type Cloth = {
	colour: string
	fabric: Fabric
	/** Second colours: buttons, stripes, lining. */
	accents: string[]
	random: Random
}

/** A part in the main cloth of the garment. */
export function cut(cloth: Cloth, part: Omit<Part, 'colour' | 'fabric'> & Partial<Part>): Part {
	return { colour: cloth.colour, fabric: cloth.fabric, ...part }
}
