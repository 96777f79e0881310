import { MEDIA } from '../../media/loading.ts'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { Picture } from '../../media/pictures.ts'
import type { Changes } from './changes.ts'
import { upsert } from '../../database/upsert.ts'

/** Records pictures. One used as a banner and elsewhere gets the widths of both, whichever came first. */
export async function writeMedia(
	tx: DatabaseTransaction,
	pictures: readonly Picture[],
	changes: Changes,
): Promise<void> {
	if (pictures.length === 0) return
	const hashes = [...new Set(pictures.map(({ hash }) => hash))]
	const { rows: found } = await sql<Pick<Picture, 'hash' | 'widths'>>`
		select hash, widths from media where hash = any(${hashes}::text[])`.execute(tx)
	const widths = Map.groupBy([...found, ...pictures], ({ hash }) => hash)
	const media = new Map(pictures.map((picture) => [picture.hash, picture]))
	const rows = [...media.values()].map((picture) => {
		const all = new Set((widths.get(picture.hash) ?? []).flatMap((one) => one.widths))
		return { ...picture, widths: [...all].toSorted((a, b) => a - b) }
	})
	changes.add(MEDIA.name, await upsert(tx, MEDIA, rows))
}
