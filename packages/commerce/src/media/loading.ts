import type { WrittenTable } from '../database/upsert.ts'

/** Tables of this capability that a catalog file fills. */
export const MEDIA: WrittenTable = {
	name: 'media',
	keys: { hash: 'text' },
	values: { width: 'int', height: 'int', widths: 'int[]', ground: 'text' },
}
