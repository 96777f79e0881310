import type { WrittenTable } from '../database/upsert.ts'

/** What of this room's tables a file of the catalog fills. */
export const MEDIA: WrittenTable = {
	name: 'media',
	keys: { hash: 'text' },
	values: { width: 'int', height: 'int', widths: 'int[]' },
}
