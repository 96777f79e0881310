import type { DatabaseTransaction } from '../database/client.ts'
import type { TextOverride } from './contract.ts'

/** Gives a message its shipped text back. Returns whether it had another. */
export async function dropOverride(
	tx: DatabaseTransaction,
	{ language, key }: Pick<TextOverride, 'language' | 'key'>,
): Promise<boolean> {
	const { numDeletedRows } = await tx
		.deleteFrom('text_overrides')
		.where('language', '=', language)
		.where('key', '=', key)
		.executeTakeFirst()
	return numDeletedRows > 0n
}
