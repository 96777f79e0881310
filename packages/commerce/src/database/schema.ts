import type { Capabilities } from '../capabilities.ts'
import type { TablesOf } from '../declaration/derived.ts'

/** Every table by name; a test compares it with the migrated database. */
export type Schema = TablesOf<Capabilities>
