import type { ColumnType } from 'kysely'
import type { BrandDetails } from './contract.ts'

/** `site`: a site's code, or that of the whole shop. */
export type BrandsTable = { site: string; details: ColumnType<BrandDetails, string, string> }
export type BrandTables = { brands: BrandsTable }
