import type { Capability } from '../declaration/capability.ts'
import type { MediaTables } from './tables.ts'

export const media: Capability<{ tables: MediaTables }> = {
	name: 'media',
	tables: { media: 'goods, their words and pictures' },
}
