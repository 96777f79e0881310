import type { Style } from './style.ts'
import { WOMEN_LAYERS } from './styles/women-layers.ts'
import { WOMEN_TOPS } from './styles/women-tops.ts'

/** The 96 styles of brief 2.7: 24 for each department, in the order of their codes. */
export const STYLES: readonly Style[] = [...WOMEN_TOPS, ...WOMEN_LAYERS]
