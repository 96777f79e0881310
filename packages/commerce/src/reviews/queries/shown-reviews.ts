import { sql } from 'kysely'
import type { SizeName } from '../../catalog/rules/size-names.ts'
import type { Database } from '../../database/client.ts'
import type { Inquiry, ProductReviews, Review, ReviewQuery } from '../contract/shown.ts'
import { type FitCounts, fitNumber, fitOf, fitWord } from '../rules.ts'

type ReviewRow = Omit<Review, 'fit'> & { fit: number | null }
type Row = {
	reviews: ReviewRow[] | null
	total: number
	count: number
	average: number | null
	stars: number[]
	all: number
	isExample: boolean
	sizes: ProductReviews['sizes'] | null
	withPhotos: number
	inquiries: Inquiry[] | null
	inquiryCount: number
} & FitCounts

const ISO = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')

/** All that `reviewColumns` reads but the size, which is called by another name on another site. */
const shownColumns = sql`r.id, r.origin, r.stars, r.title, r.body, r.language_tag, r.author, r.fit, r.color_name, r.height_cm,
	r.usual_size, r.bought_at, r.written_at, r.answer, r.helpful, r.shown_photos`

/** SQL of a Review's columns of `reviews r`, its fit as a number. */
export const reviewColumns = sql`r.id, r.origin, r.stars, r.title, r.body, r.language_tag as "languageTag", r.author, r.fit,
	r.size_label as "sizeLabel", r.color_name as "colorName", r.height_cm as "heightCm", r.usual_size as "usualSize",
	to_char(r.bought_at at time zone 'UTC', ${ISO}) as "boughtAt",
	to_char(r.written_at at time zone 'UTC', ${ISO}) as "writtenAt", r.answer, r.helpful, r.shown_photos as photos`

type Asked = ReviewQuery & {
	productId: string
	/** Names of its sizes: who wrote on another site is read in the sizes of this one. */
	sizeNames?: readonly SizeName[]
}

/** Published reviews and questions of a style with their figures, in one statement. */
export async function readProductReviews(
	db: Database,
	{ productId, sizeNames = [], ...query }: Asked,
): Promise<ProductReviews> {
	const { stars = null, size = null, fit = null, height, photos = null, page, limit, inquiries } = query
	const [least = null, most = null] = (height?.split('-') ?? []).map((text) => (text === '' ? 999 : Number(text)))
	const { rows } = await sql<Row>`/* prepared */
		with size_names as (
			select * from json_to_recordset(${JSON.stringify(sizeNames)}::json) as one(site text, label text, own text)
		), shown as materialized (
			select ${shownColumns}, coalesce(own.own, r.size_label) as size_label
			from reviews r left join size_names own on own.site = r.site and own.label = r.size_label
			where r.product_id = ${productId} and r.status = 'published'
		), checked as (
			select * from shown where origin <> 'imported'
		), fitting as (
			select * from shown
			where (${stars}::int is null or stars = ${stars}) and (${size}::text is null or size_label = ${size})
				and (${fit}::text is null or fit = ${fitNumber(fit)}::int)
				and (${photos}::text is null or shown_photos <> '[]')
				and (${least}::int is null or height_cm between ${least} and ${most}::int)
		), asked as (
			select * from product_inquiries where product_id = ${productId} and status = 'published'
		)
		select
			(select json_agg(one) from (
				select ${reviewColumns} from fitting r order by written_at desc, id limit ${limit} offset ${(page - 1) * limit}
			) one) as reviews,
			(select count(*) from fitting)::int as total,
			count(*)::int as count,
			round(avg(stars), 1)::float8 as average,
			array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
				count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[] as stars,
			(select count(*) from shown)::int as "all",
			(select count(*) from shown where shown_photos <> '[]')::int as "withPhotos",
			coalesce(bool_or(origin = 'example'), false) as "isExample",
			count(*) filter (where fit = -1)::int as small,
			count(*) filter (where fit = 0)::int as true,
			count(*) filter (where fit = 1)::int as large,
			coalesce((select too_small from fit_returns where product_id = ${productId}), 0) as "tooSmall",
			coalesce((select too_large from fit_returns where product_id = ${productId}), 0) as "tooLarge",
			(select json_agg(one) from (
				select size_label as label, count(*)::int as count from shown where size_label is not null
				group by 1 order by 2 desc, 1 limit 30
			) one) as sizes,
			(select json_agg(one) from (
				select id, words, author, answer, language_tag as "languageTag",
					to_char(asked_at at time zone 'UTC', ${ISO}) as "askedAt"
				from asked order by asked_at desc, id limit ${inquiries}
			) one) as inquiries,
			(select count(*) from asked)::int as "inquiryCount"
		from checked`.execute(db)
	const row = rows[0]!
	return {
		productId,
		figures: {
			count: row.count,
			average: row.average,
			stars: row.stars,
			fit: fitOf(row),
			isExample: row.isExample,
		},
		reviews: (row.reviews ?? []).map((review) => ({ ...review, fit: fitWord(review.fit) })),
		total: row.total,
		page,
		pageCount: Math.max(1, Math.ceil(row.total / limit)),
		all: row.all,
		sizes: row.sizes ?? [],
		withPhotos: row.withPhotos,
		inquiries: row.inquiries ?? [],
		inquiryCount: row.inquiryCount,
	}
}
