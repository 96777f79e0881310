import type { Capability } from '../declaration/capability.ts'

/** Fills the tables of others from a file, as they say in their `loading.ts`; keeps none itself. */
export const catalogImport: Capability = { name: 'catalog-import', tables: {} }
