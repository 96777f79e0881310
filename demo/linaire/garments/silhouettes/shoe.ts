import type { Part } from '../cloth/part.ts'
import { type Cloth, cut } from './cloth.ts'

/** The parts of one shoe, and what is drawn on top of them. */
export type Shoe = { parts: Part[]; hardware: string }

/** Side view, toe to the left; the sole stands on y 1100. */
export type Last = { cloth: Cloth; sole: string }

/** A sole of rubber or leather in its own colour. */
export function sole(cloth: Cloth, outline: string, colour: string, lines = ''): Part {
	return cut(cloth, { outline, colour, fabric: { grain: 0.08, soft: 6, depth: 16 }, rim: 16, edge: 0.4, lines })
}
