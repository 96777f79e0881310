import { band, bandBehind, fromBehind, hood, lapels, NONE, roll, type Sewn, shirtCollar } from './collar.ts'
import { peterPan, shawl, tie } from './soft-collars.ts'
import type { Top } from './top-lines.ts'

/** A collar: of a shirt with its stand, of a polo, a band alone, lapels of a coat or of pajamas, a shawl, a ribbon tied in a bow. */
export type Collar = {
	kind: 'shirt' | 'band' | 'lapels' | 'stand' | 'roll' | 'hood' | 'peter-pan' | 'shawl' | 'tie'
	/** How far its points reach down, cm. */
	reach?: number
	/** Where lapels meet, and how high they are cut: 1 for a coat. */
	break?: number
	high?: number
	/** Knitted in ribs, as of a polo. */
	ribbed?: boolean
	/** Whether its points are buttoned down. */
	down?: boolean
	/** Whether a hood has a cord. */
	cord?: boolean
}

export function collarOf(m: Top, view: 'front' | 'back'): Sewn {
	if (!m.collar) return NONE
	const { kind, reach = 5.4, high = 1 } = m.collar
	if (kind === 'roll') return roll(m, view)
	if (kind === 'hood') return hood(m, view)
	if (kind === 'peter-pan') return peterPan(m, view, reach)
	if (view === 'back') return kind === 'band' || kind === 'stand' || kind === 'tie' ? bandBehind(m) : fromBehind(m)
	switch (kind) {
		case 'shirt':
			return shirtCollar(m, reach)
		case 'band':
			return band(m, 3)
		case 'stand':
			return band(m, 5)
		case 'tie':
			return tie(m)
		case 'shawl':
			return shawl(m, m.collar.break ?? 36, reach)
		case 'lapels':
			return lapels(m, m.collar.break ?? 36, { reach, high })
	}
}
