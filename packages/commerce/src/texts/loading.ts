import type { WrittenTable } from '../database/upsert.ts'

/** Tables of this capability that a catalog file fills. */
export const TEXT_OVERRIDES: WrittenTable = {
	name: 'text_overrides',
	keys: { language: 'text', key: 'text' },
	values: { text: 'text' },
}
