import { LANGUAGES } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { pointOf } from '../../fulfillment/queries/pickup-points.ts'
import { orderKeys, unlessDefault } from '../canonical.ts'
import { readReviews } from './review-records.ts'
import { bytewise, readSiteRecords, type RecordOf, type Records } from './site-records.ts'

type BannerRecord = RecordOf<'banner'>

/** Every record that is not a product, referenced ones first. */
export async function* readReferenceRecords(db: Database): Records {
	yield* readManufacturers(db)
	yield* readSizeRuns(db)
	yield* readCategories(db)
	yield* readSiteRecords(db)
	yield* readCoupons(db)
	yield* readStores(db)
	yield* readBanners(db)
	yield* readPages(db)
	yield* readSynonyms(db)
	yield* readPoints(db)
	yield* readReviews(db)
}

async function* readManufacturers(db: Database): Records {
	for (const row of await db.selectFrom('manufacturers').selectAll().orderBy(bytewise('id')).execute()) {
		const eu = row.eu_responsible
		const euResponsible = eu ? { name: eu.name, postalAddress: eu.postalAddress, email: eu.email } : undefined
		const { id, name, postal_address, email } = row
		yield { type: 'manufacturer', id, name, postalAddress: postal_address, email, euResponsible }
	}
}

async function* readSizeRuns(db: Database): Records {
	const sizes = await db.selectFrom('sizes').selectAll().orderBy('position').orderBy(bytewise('key')).execute()
	for (const { id } of await db.selectFrom('size_runs').select('id').orderBy(bytewise('id')).execute()) {
		const own = sizes.filter((size) => size.size_run_id === id)
		const entry = ({ key, labels, is_childrens }: (typeof own)[number]) => ({
			key,
			labels: orderKeys(['alpha'], Object.entries(labels)),
			childrens: unlessDefault(is_childrens),
		})
		yield { type: 'size-run', id, sizes: own.map(entry) }
	}
}

async function* readCategories(db: Database): Records {
	const rows = await db.selectFrom('categories').selectAll().orderBy('position').orderBy(bytewise('id')).execute()
	const texts = await db.selectFrom('category_texts').selectAll().execute()
	const below = Map.groupBy(rows, (row) => row.parent_id)
	const byCategory = Map.groupBy(texts, (text) => text.category_id)
	function* tree(parent: string | null): Generator<RecordOf<'category'>> {
		for (const { id, parent_id, position, tile_source } of below.get(parent) ?? []) {
			const named = (byCategory.get(id) ?? []).map(
				({ language, name, slug, intro }) => [language, { name, slug, intro: intro ?? undefined }] as const,
			)
			const at = { parent: parent_id ?? undefined, position: unlessDefault(position) }
			yield { type: 'category', id, ...at, tile: tile_source ?? undefined, texts: orderKeys(LANGUAGES, named) }
			yield* tree(id)
		}
	}
	yield* tree(null)
}

async function* readCoupons(db: Database): Records {
	const rows = db.selectFrom('coupon_codes').selectAll().orderBy(bytewise('site')).orderBy(bytewise('code'))
	for (const row of await rows.execute()) {
		yield {
			type: 'coupon',
			site: row.site as SiteCode,
			code: row.code,
			kind: row.kind,
			value: row.kind === 'percent' ? row.value / 100 : row.value,
			minimumCentAmount: unlessDefault(row.minimum_cent_amount),
			validFrom: row.valid_from.toISOString(),
			validUntil: row.valid_until?.toISOString(),
		}
	}
}

async function* readStores(db: Database): Records {
	for (const row of await db.selectFrom('stores').selectAll().orderBy(bytewise('id')).execute()) {
		yield {
			type: 'store',
			id: row.id,
			site: row.site as SiteCode,
			name: row.name,
			slug: row.slug,
			street: row.street,
			postalCode: row.postal_code,
			city: row.city,
			countryCode: row.country_code,
			phone: row.phone ?? undefined,
			email: row.email ?? undefined,
			latitude: row.latitude,
			longitude: row.longitude,
			openingHours: row.opening_hours,
			services: unlessDefault(row.services),
		}
	}
}

async function* readBanners(db: Database): Records {
	const texts = Map.groupBy(await db.selectFrom('banner_texts').selectAll().execute(), (row) => row.banner_id)
	for (const row of await db.selectFrom('banners').selectAll().orderBy(bytewise('id')).execute()) {
		const named = (texts.get(row.id) ?? []).map(
			({ language, title, action, alt }) => [language, { title, action, alt }] as const,
		)
		yield {
			type: 'banner',
			id: row.id,
			// A record of an older shop may name another page; it exports unchanged and is refused on import.
			page: row.page as BannerRecord['page'],
			slot: row.slot as BannerRecord['slot'],
			position: unlessDefault(row.position),
			sites: unlessDefault(row.sites as SiteCode[]),
			ground: row.ground as BannerRecord['ground'],
			wide: row.wide_source,
			tall: row.tall_source,
			category: row.category_id ?? undefined,
			texts: orderKeys(LANGUAGES, named),
		}
	}
}

async function* readPages(db: Database): Records {
	const rows = db.selectFrom('content_pages').selectAll().orderBy(bytewise('site')).orderBy('position')
	for (const row of await rows.orderBy(bytewise('page')).orderBy(bytewise('language')).execute()) {
		yield {
			type: 'page',
			site: row.site as SiteCode,
			id: row.page,
			language: row.language as RecordOf<'page'>['language'],
			group: row.page_group,
			position: unlessDefault(row.position),
			slug: row.slug,
			title: row.title,
			link: row.link_text,
			description: row.description ?? undefined,
			validFrom: row.valid_from,
			body: row.body,
		}
	}
}

async function* readSynonyms(db: Database): Records {
	const rows = await db.selectFrom('synonyms').selectAll().orderBy(bytewise('id')).execute()
	for (const language of LANGUAGES) {
		const groups = rows.filter((row) => row.language === language)
		if (groups.length === 0) continue
		yield {
			type: 'synonyms',
			language,
			groups: groups.map(({ id, terms, also }) => ({ id, terms, also: unlessDefault(also) })),
		}
	}
}

const POINTS = 1_000

async function* readPoints(db: Database): Records {
	for (let after = ''; ; ) {
		const rows = await db
			.selectFrom('pickup_points')
			.selectAll()
			.where('origin', '=', 'file')
			.where(sql<boolean>`id collate "C" > ${after}`)
			.orderBy(bytewise('id'))
			.limit(POINTS)
			.execute()
		for (const row of rows) {
			const { id, network, closed_from, closed_until } = row
			yield {
				type: 'pickup-point',
				...pointOf(row),
				id: id.slice(network.length + 1),
				...(closed_from || closed_until
					? { closed: { from: closed_from ?? undefined, until: closed_until ?? undefined } }
					: {}),
			}
		}
		if (rows.length < POINTS) return
		after = rows.at(-1)!.id
	}
}
