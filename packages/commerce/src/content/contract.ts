import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@vitrine/market/locales'
import { json, problems, Site, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('content')

/** Pages with banners and their background colors: a banner elsewhere would never be shown. */
export const BANNER_PAGES = ['home'] as const
export const BANNER_SLOTS = ['hero', 'hero-beside', 'story', 'editorial'] as const
export const BANNER_GROUNDS = ['butter', 'sky', 'moss', 'clay', 'plum', 'night'] as const

const Picture = z.object({
	base: z.string(),
	widths: z.array(z.int()),
	width: z.int(),
	height: z.int(),
	view: z.string(),
})

export const Banner = component('Banner', {
	id: z.string(),
	slot: z.string(),
	/** Plain text in which one word or phrase may be enclosed in <em>. */
	title: z.string(),
	action: z.string(),
	alt: z.string(),
	/** One of `BANNER_GROUNDS`. */
	ground: z.string(),
	wide: Picture,
	/** Portrait version for narrow screens. */
	tall: Picture,
	/** Category it links to. */
	categoryId: z.string().nullable(),
})
export type Banner = z.infer<typeof Banner>

export const listBannersRoute = route('get', '/content/banners', {
	operationId: 'listBanners',
	summary: 'Editorial banners of a page, in the order of their slots and positions',
	request: { headers: SiteHeaders, query: z.object({ page: z.string().min(1).max(64) }) },
	responses: { 200: json(z.array(Banner), 'Banners'), ...problems() },
})

/** Pages with content blocks: the home page, departments, and lists of categories, in which a `tile` is the only kind. */
export const BLOCK_PLACES = ['home', 'department', 'category'] as const
export const BLOCK_KINDS = ['outfit', 'story', 'banner', 'products', 'newsletter', 'tile'] as const

/** A part of a page that the retailer orders and schedules (decision 0124). What its kind has no use for is empty or null. */
export const ContentBlock = component('ContentBlock', {
	id: z.string(),
	kind: z.enum(BLOCK_KINDS),
	/** Order on the page; of a tile, its place among the products of a list, from 1. */
	position: z.int(),
	/** Shown from this instant, and before that one; null: always. */
	from: z.iso.datetime().nullable(),
	until: z.iso.datetime().nullable(),
	/** Plain text in which one word or phrase may be enclosed in <em>. */
	title: z.string(),
	text: z.string(),
	/** Label of the link. */
	action: z.string(),
	alt: z.string(),
	/** `category:<id>`, `colorway:<id>` or `shop:<page>`. */
	link: z.string().nullable(),
	picture: Picture.nullable(),
	/** Portrait version for narrow screens. */
	tall: Picture.nullable(),
	/** Articles on the picture of an outfit, in shares of its width and height. */
	points: z.array(z.object({ x: z.number(), y: z.number(), colorwayId: z.string() })),
	/** Articles of a row: colorways by id, or a rule. */
	goods: z
		.object({
			colorwayIds: z.array(z.string()).nullable(),
			categoryId: z.string().nullable(),
			isNew: z.boolean(),
			isReduced: z.boolean(),
		})
		.nullable(),
})
export type ContentBlock = z.infer<typeof ContentBlock>

export const listBlocksRoute = route('get', '/content/blocks', {
	operationId: 'listContentBlocks',
	summary: 'Content blocks of a page in their order, announced ones included: each says when it is shown',
	request: {
		headers: SiteHeaders,
		query: z.object({ place: z.enum(BLOCK_PLACES), category: z.string().min(1).max(64).optional() }),
	},
	responses: { 200: json(z.array(ContentBlock), 'Blocks'), ...problems() },
})

/** Groups of pages, also the first segment of their URLs. */
export const PAGE_GROUPS = ['help', 'legal'] as const
const PageGroup = z.enum(PAGE_GROUPS)
const PageLanguage = z.enum(LANGUAGES)
const Day = z.iso.date()

/** A legal or help page in a list. `page` is its kind, equal on every site: terms, privacy, withdrawal... */
export const SitePage = component('SitePage', {
	page: z.string(),
	group: PageGroup,
	slug: z.string(),
	/** Another language than requested where the page lacks it. */
	language: PageLanguage,
	linkText: z.string(),
})
export type SitePage = z.infer<typeof SitePage>

const PageAddress = z.object({ site: Site, language: PageLanguage, group: PageGroup, slug: z.string() })
export type PageAddress = z.infer<typeof PageAddress>

export const ContentPage = SitePage.omit({ linkText: true })
	.extend({
		title: z.string(),
		description: z.string().nullable(),
		/** Headings, paragraphs, lists, tables, emphasis and links; the caller resolves `page:` and `shop:` links. */
		html: z.string(),
		/** Second-level headings with their anchors. */
		contents: z.array(z.object({ id: z.string(), text: z.string() })),
		version: z.int(),
		/** Start of that version, a day in the site's zone. */
		validFrom: Day,
		/** All versions, newest first; one may be in the future. */
		versions: z.array(z.object({ version: z.int(), validFrom: Day, state: z.enum(['past', 'current', 'future']) })),
		/** URLs of this kind of page on every site. */
		addresses: z.array(PageAddress),
	})
	.openapi('ContentPage')
export type ContentPage = z.infer<typeof ContentPage>

export const listPagesRoute = route('get', '/content/pages', {
	operationId: 'listPages',
	summary: 'Legal and help pages of a site in force, in list order',
	request: { headers: SiteHeaders },
	responses: { 200: json(z.array(SitePage), 'Pages'), ...problems() },
})

export const getPageRoute = route('get', '/content/pages/{group}/{slug}', {
	operationId: 'getPage',
	summary: 'A legal or help page: the current version, or an earlier or future one by its number',
	request: {
		headers: SiteHeaders,
		params: z.object({ group: z.string().max(20), slug: z.string().min(1).max(120) }),
		query: z.object({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
	},
	responses: { 200: json(ContentPage, 'The page'), ...problems(404) },
})
