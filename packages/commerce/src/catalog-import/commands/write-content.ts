import {
	BANNERS,
	BANNER_TEXTS,
	type BlockGoods,
	type BlockPoint,
	CONTENT_BLOCK_TEXTS,
	CONTENT_BLOCKS,
	CONTENT_PAGES,
} from '../../content/loading.ts'
import { readSiteFacts } from '../../content/queries/site-facts.ts'
import { fillPlaceholders, type PlaceInText } from '../../content/rules/placeholders.ts'
import type { DatabaseTransaction } from '../../database/client.ts'
import { removeOthers, upsert } from '../../database/upsert.ts'
import type { ContentBlockRecord } from '../block-record.ts'
import type { Fault } from '../fault.ts'
import type { CatalogRecord } from '../records.ts'
import type { Media } from '../spool.ts'
import type { Changes } from './changes.ts'

type ContentRecord = Extract<CatalogRecord, { type: 'banner' | 'content-block' | 'page' }>

export function isContent(record: CatalogRecord): record is ContentRecord {
	return ['banner', 'content-block', 'page'].includes(record.type)
}

/** Writes what stands on pages. Returns the obstacles, if any. */
export async function writeContent(
	tx: DatabaseTransaction,
	{ record, pictures }: { record: ContentRecord; pictures: Media['pictures'] },
	changes: Changes,
): Promise<Fault[]> {
	if (record.type === 'page') return writePage(tx, record, changes)
	if (record.type === 'content-block') return writeBlock(tx, { record, pictures }, changes)
	await writeBanner(tx, { record, pictures }, changes)
	return []
}

/** Writes a banner with its texts; those it no longer has are removed. */
async function writeBanner(
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

/** Writes a content block with its texts, unless it names a colorway that is not there. */
async function writeBlock(
	tx: DatabaseTransaction,
	{ record, pictures }: { record: ContentBlockRecord; pictures: Media['pictures'] },
	changes: Changes,
): Promise<Fault[]> {
	const { id, kind, place, position, sites, languages, from = null, until = null, category = null } = record
	const { picture, tall, link = null, goods = null, points = [] } = { ...NOTHING, ...record }
	const faults = await unknownColorways(tx, { points, goods, link })
	if (faults.length > 0) return faults
	const pictured = { picture_source: picture ?? null, picture_hash: hashOf(picture, pictures) }
	const portrait = { tall_source: tall ?? null, tall_hash: hashOf(tall, pictures) }
	const period = { shown_from: from, shown_until: until }
	const where = { place, category_id: category, position, sites, languages }
	const row = { id, kind, ...where, ...period, link, ...pictured, ...portrait, points, goods }
	changes.add('content_blocks', await upsert(tx, CONTENT_BLOCKS, [row]))
	const rows = Object.entries(record.texts).map(([language, { title, ...words }]) => {
		const { text = '', action = '', alt = '' }: { text?: string; action?: string; alt?: string } = words
		return { block_id: id, language, title, text, action, alt }
	})
	const others = { parent: 'block_id', ids: [id], rows }
	changes.add('content_block_texts', await removeOthers(tx, CONTENT_BLOCK_TEXTS, others))
	changes.add('content_block_texts', await upsert(tx, CONTENT_BLOCK_TEXTS, rows))
	return []
}

type Parts = {
	picture?: string | undefined
	tall?: string | undefined
	link?: string | null | undefined
	goods?: BlockGoods | null
	points?: BlockPoint[]
}
/** What kinds of blocks may lack. */
const NOTHING: Parts = {}

function hashOf(source: string | undefined, pictures: Media['pictures']): string | null {
	return source === undefined ? null : (pictures[source]?.hash ?? null)
}

async function unknownColorways(
	tx: DatabaseTransaction,
	{ points, goods, link }: Required<Pick<Parts, 'points' | 'goods' | 'link'>>,
): Promise<Fault[]> {
	const chosen = goods && 'colorways' in goods ? goods.colorways : []
	const linked = /^colorway:(.+)$/.exec(link ?? '')?.slice(1) ?? []
	const named = [
		...points.map(({ colorway }, index) => ({ field: `points[${index}].colorway`, id: colorway })),
		...chosen.map((id, index) => ({ field: `goods.colorways[${index}]`, id })),
		...linked.map((id) => ({ field: 'link', id })),
	]
	if (named.length === 0) return []
	const ids = named.map(({ id }) => id)
	const found = await tx.selectFrom('colorways').select('id').where('id', 'in', ids).execute()
	const known = new Set(found.map(({ id }) => id))
	return named.flatMap(({ field, id }) => (known.has(id) ? [] : [{ field, reason: 'unknown-colorway', detail: id }]))
}

/** Writes a page. Returns the placeholders for which the shop has no value; the page is not written then. */
async function writePage(
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
