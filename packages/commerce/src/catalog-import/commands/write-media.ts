import { MEDIA } from '../../media/loading.ts'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { Picture } from '../../media/pictures.ts'
import type { Changes } from './changes.ts'
import { upsert } from '../../database/upsert.ts'

/** Records pictures. One used as a banner and elsewhere gets the widths of both, whichever came first, and the ground found for goods. */
export async function writeMedia(
	tx: DatabaseTransaction,
	pictures: readonly Picture[],
	changes: Changes,
): Promise<void> {
	if (pictures.length === 0) return
	const hashes = [...new Set(pictures.map(({ hash }) => hash))]
	const { rows: found } = await sql<Pick<Picture, 'hash' | 'widths'> & { ground: string | null }>`
		select hash, widths, ground from media where hash = any(${hashes}::text[])`.execute(tx)
	const uses = Map.groupBy([...pictures, ...found], ({ hash }) => hash)
	const media = new Map(pictures.map((picture) => [picture.hash, picture]))
	const rows = [...media.values()].map((picture) => {
		const all = uses.get(picture.hash) ?? []
		const widths = new Set(all.flatMap((one) => one.widths))
		const ground = all.find((one) => one.ground)?.ground ?? null
		return { ...picture, widths: [...widths].toSorted((a, b) => a - b), ground }
	})
	changes.add(MEDIA.name, await upsert(tx, MEDIA, rows))
}
