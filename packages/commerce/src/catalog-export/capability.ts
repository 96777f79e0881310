import type { Capability } from '../declaration/capability.ts'

/** Writes what an import of the same shop would read; keeps nothing. */
export const catalogExport: Capability = { name: 'catalog-export', tables: {} }
