import type { WrittenTable } from '../database/upsert.ts'

/** In the place of a site: what is said of every site. */
export const WHOLE_SHOP = 'all'

/** Tables of this capability that a catalog file fills. */
export const BRANDS: WrittenTable = { name: 'brands', keys: { site: 'text' }, values: { details: 'jsonb' } }
