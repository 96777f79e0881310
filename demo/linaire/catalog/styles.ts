import type { Style } from './style.ts'
import { BAGS_AND_SHOES } from './styles/bags-and-shoes.ts'
import { KIDS_DRESSED } from './styles/kids-dressed.ts'
import { KIDS_FIRST } from './styles/kids-first.ts'
import { KIDS_OUTSIDE } from './styles/kids-outside.ts'
import { MEN_BOTTOMS } from './styles/men-bottoms.ts'
import { MEN_LAYERS } from './styles/men-layers.ts'
import { MEN_TOPS } from './styles/men-tops.ts'
import { SCARVES_AND_BELTS } from './styles/scarves-and-belts.ts'
import { SMALL_THINGS } from './styles/small-things.ts'
import { WOMEN_BOTTOMS } from './styles/women-bottoms.ts'
import { WOMEN_LAYERS } from './styles/women-layers.ts'
import { WOMEN_TOPS } from './styles/women-tops.ts'

/** The 96 styles of brief 2.7: 24 for each department, in the order of their codes. */
export const STYLES: readonly Style[] = [
	...WOMEN_TOPS,
	...WOMEN_LAYERS,
	...WOMEN_BOTTOMS,
	...MEN_TOPS,
	...MEN_LAYERS,
	...MEN_BOTTOMS,
	...KIDS_FIRST,
	...KIDS_DRESSED,
	...KIDS_OUTSIDE,
	...BAGS_AND_SHOES,
	...SCARVES_AND_BELTS,
	...SMALL_THINGS,
]
