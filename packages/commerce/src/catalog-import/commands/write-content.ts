import { BANNERS, BANNER_TEXTS, CONTENT_PAGES } from '../../content/loading.ts'
import { readSiteFacts } from '../../content/queries/site-facts.ts'
import { fillPlaceholders, type PlaceInText } from '../../content/rules/placeholders.ts'
import type { DatabaseTransaction } from '../../database/client.ts'
import { removeOthers, upsert } from '../../database/upsert.ts'
import type { Fault } from '../fault.ts'
import type { CatalogRecord } from '../records.ts'
import type { Media } from '../spool.ts'
import type { Changes } from './changes.ts'

/** Writes a banner with its texts; those it no longer has are removed. */
export async function writeBanner(
	tx: DatabaseTransaction,
	{ record, pictures }: { record: CatalogRecord & { type: 'banner' }; pictures: Media['pictures'] },
	changes: Changes,
): Promise<void> {
	const { id, page, slot, position, ground, sites, wide, tall, category } = record
	const named = { wide_source: wide, tall_source: tall, category_id: category ?? null }
	const hashes = { wide_hash: pictures[wide]?.hash, tall_hash: pictures[tall]?.hash }
	const banner = { id, page, slot, position, ground, sites, ...named, ...hashes }
	changes.add('banners', await upsert(tx, BANNERS, [banner]))
	const rows = Object.entries(record.texts).map(([language, text]) => ({ banner_id: id, language, ...text }))
	const others = { parent: 'banner_id', ids: [id], rows }
	changes.add('banner_texts', await removeOthers(tx, BANNER_TEXTS, others))
	changes.add('banner_texts', await upsert(tx, BANNER_TEXTS, rows))
}

/** Writes a page. Returns the placeholders for which the shop has no value; the page is not written then. */
export async function writePage(
	tx: DatabaseTransaction,
	record: CatalogRecord & { type: 'page' },
	changes: Changes,
): Promise<Fault[]> {
	const { site, id, language, group, position, slug, title, link, description, validFrom, body } = record
	const facts = { ...(await readSiteFacts(tx, site)), language }
	const filled = fillPlaceholders(body, facts)
	if (!filled.ok) return filled.missing.map(nothingToFillIn)
	const named = { page_group: group, link_text: link, description: description ?? null, valid_from: validFrom }
	const row = { site, page: id, language, position, slug, title, body, ...named }
	changes.add(CONTENT_PAGES.name, await upsert(tx, CONTENT_PAGES, [row]))
	return []
}

function nothingToFillIn({ line, found }: PlaceInText): Fault {
	return { field: 'body', reason: 'nothing-to-fill-in', detail: `line ${line}: ${found}` }
}
