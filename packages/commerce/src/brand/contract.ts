import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@vitrine/market/locales'
import { json, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('brand')

/** One line of text: no control characters, nothing that ends an element. */
const Line = z
	.string()
	.trim()
	.min(1)
	.max(200)
	.regex(/^[^\p{Cc}<>]*$/u)
const Percent = z.number().min(0).max(300)
const Pixels = z.int().min(0).max(40)

/** Color tokens of the pages (docs/catalog-import.md, Brand): what text and controls stand on, and in. */
// biome-ignore format: as a table
export const COLOR_TOKENS = [
	'page', 'ink', 'ink-2', 'ink-3', 'ink-hover', 'action', 'action-hover', 'line', 'line-strong', 'linen', 'stone', 'butter',
	'butter-deep', 'iris', 'focus', 'sale', 'sale-tint', 'success', 'success-tint', 'warning', 'warning-tint',
	'info', 'info-tint', 'ground-butter', 'ground-sky', 'ground-moss', 'ground-clay', 'ground-plum', 'ground-night',
] as const
export type ColorToken = (typeof COLOR_TOKENS)[number]

const Color = z
	.string()
	.regex(/^#[0-9a-fA-F]{6}$/)
	.transform((color) => color.toLowerCase())

/** A file of a font: `weight` and `style` as in `@font-face`. */
const fontFile = {
	weight: z
		.string()
		.regex(/^[1-9]\d{0,2}( [1-9]\d{0,2})?$/)
		.default('400'),
	style: z.enum(['normal', 'italic']).default('normal'),
	/** Characters it is fetched for, as in CSS. */
	unicodeRange: z
		.string()
		.max(2000)
		.regex(/^U\+[0-9A-F?]+(-[0-9A-F]+)?(, ?U\+[0-9A-F?]+(-[0-9A-F]+)?)*$/i)
		.optional(),
	/** Languages whose pages fetch it at once; without it all, or none for a file with a `unicodeRange`. */
	preload: z.array(z.enum(LANGUAGES)).optional(),
}

/** A font of the device that stands in until ours has arrived, sized so that nothing moves then: percentages as in `@font-face`. */
const Fallback = z.strictObject({
	local: z
		.array(z.string().regex(/^[\w -]{1,60}$/))
		.min(1)
		.max(4),
	sizeAdjust: Percent,
	ascentOverride: Percent,
	descentOverride: Percent,
	lineGapOverride: Percent.default(0),
})

function fontOf<File extends z.ZodType>(File: File) {
	return z.strictObject({
		files: z.array(File).min(1).max(12),
		kind: z.enum(['sans-serif', 'serif']),
		fallback: Fallback.optional(),
	})
}

/** How headings of pages and sections are set; the fonts are `fonts.display`. */
const Headings = z.strictObject({
	weight: z.int().min(100).max(900).optional(),
	case: z.enum(['sentence', 'upper']).optional(),
	/** Distance of letters in em. */
	tracking: z.number().min(-0.05).max(0.1).optional(),
	/** Factor of their sizes, and of the height of their lines. */
	scale: z.number().min(0.75).max(1.35).optional(),
	leading: z.number().min(0.85).max(1.2).optional(),
	/** What marks the words in `<em>`: the italic cut, a ground of `butter`, or nothing. */
	emphasis: z.enum(['italic', 'mark', 'plain']).optional(),
	/** The line of a section: a thread below its heading, a bar above it over the whole width, or none. */
	line: z.enum(['thread', 'bar', 'none']).optional(),
})

const Ground = z.enum(['page', 'ink', 'action'])

/** Arrangement of what all pages share. The first of each is that of a shop which says nothing. */
const Layout = z.strictObject({
	/** Place of the drawn name from 1280 px on. */
	mark: z.enum(['center', 'start']).optional(),
	headerGround: Ground.optional(),
	footerGround: Ground.optional(),
	/** Cards with white space around them, close together, or in a table of hairlines. */
	grid: z.enum(['open', 'close', 'ruled']).optional(),
	/** Cards of a row on wide screens: as the window allows, or one more. */
	columns: z.enum(['usual', 'more']).optional(),
	/** What stands first below the picture of a card. */
	card: z.enum(['name-first', 'price-first']).optional(),
	/** Name of a category below its tile, or on it. */
	tiles: z.enum(['below', 'over']).optional(),
	/** Shape of the frames that goods and categories are shown in, width to height: that of the pictures. */
	pictures: z.enum(['3:4', '4:5', '2:3']).optional(),
	/** Label of a card: woven tape, or a plate of `butter`. */
	label: z.enum(['woven', 'plate']).optional(),
})
export type Layout = z.infer<typeof Layout>

/** `File`: of a font, as the record names it or as pages fetch it. */
function themeOf<File extends z.ZodType>(File: File) {
	return z.strictObject({
		/** `#rrggbb`; a token left out keeps its neutral value. */
		colors: z.partialRecord(z.enum(COLOR_TOKENS), Color).default({}),
		fonts: z.strictObject({ sans: fontOf(File).optional(), display: fontOf(File).optional() }).default({}),
		/** Corners of controls, of sheets, and of pictures. */
		radius: z
			.strictObject({ control: Pixels.optional(), sheet: Pixels.optional(), picture: Pixels.optional() })
			.default({}),
		headings: Headings.optional(),
		layout: Layout.optional(),
	})
}

/** As the record has it: a path inside the folder of pictures, or a public URL. */
const FontSource = z.strictObject({ source: z.string().min(1).max(2000), ...fontFile })
/** As it is stored: `/media/{hash}.woff2` below its first two digits. */
const StoredFont = z.strictObject({ source: z.string(), hash: z.string(), ...fontFile })

/** `Name <address>` or an address alone. */
const Mailbox = z.union([z.email(), z.string().regex(/^[^\p{Cc}<>"@]{1,80} <[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>$/u)])

/** How a shop is called, signed and written to. A field a site leaves out is the shop's. */
export const fields = {
	/** As it stands in titles, e-mails, documents, feeds and passkeys. */
	name: Line.max(60).optional(),
	/** Company that answers for the shop: structured data, who sets cookies. Without it the name. */
	legalName: Line.optional(),
	/** Last line of e-mails on sites without a seller. */
	companyLine: Line.optional(),
	/** Year. */
	founded: z.int().min(1000).max(2200).optional(),
	/** SVG document of the tab's icon. */
	favicon: z.string().min(20).max(20_000).optional(),
	/** Pages of the brand elsewhere. */
	socials: z
		.array(z.url({ protocol: /^https$/ }))
		.max(20)
		.optional(),
	supportEmail: z.email().optional(),
	phone: Line.max(40).optional(),
	/** Sender and reply address of e-mails. */
	mailFrom: Mailbox.optional(),
	replyTo: z.email().optional(),
	/** How the user agent of the brand's app begins (R128); the rules of deploy/nginx and deploy/varnish say it too. */
	nativeAppPrefix: z
		.string()
		.regex(/^[\w.-]{2,40}\/$/)
		.optional(),
	/** Days after delivery in which goods may come back, beyond the right of withdrawal. Without it 30. */
	returnsDays: z.int().min(7).max(365).optional(),
	/** False: who returns goods pays for their way. */
	freeReturns: z.boolean().optional(),
	/** Stands before the name of a store in structured data. Without it the name. */
	storeNamePrefix: Line.max(60).optional(),
	/** Brand of products that name none, in structured data and feeds. Without it the name. */
	productBrandDefault: Line.max(70).optional(),
}

/** As a record names it. */
export const NamedBrand = z.strictObject({
	...fields,
	/** Drawn name: SVG path data, filled by the even-odd rule in the color of the text. Without it the name stands in type. */
	wordmark: z.strictObject({ viewBox: z.string().max(80), path: z.string().min(2).max(20_000) }).optional(),
	theme: themeOf(FontSource).optional(),
})
export type NamedBrand = z.infer<typeof NamedBrand>

/** Brand of the shop, or what differs on one site. */
export const BrandDetails = z.strictObject({
	...fields,
	/** Path data of a viewBox that begins at 0 0. */
	wordmark: z.strictObject({ width: z.number(), height: z.number(), path: z.string() }).optional(),
	/** The drawn name as a picture, for e-mails: pixels of the file `<hash>-wordmark.png` in the media. */
	emailWordmark: z.strictObject({ hash: z.string(), width: z.int(), height: z.int() }).optional(),
	theme: themeOf(StoredFont).optional(),
})
export type BrandDetails = z.infer<typeof BrandDetails>
export type Theme = NonNullable<BrandDetails['theme']>

export const Brand = component('Brand', {
	/** Null: of the whole shop. */
	site: z.string().nullable(),
	details: BrandDetails,
})
export type Brand = z.infer<typeof Brand>

export const listBrandsRoute = route('get', '/brands', {
	operationId: 'listBrands',
	summary: 'Brand of the shop, and what differs on its sites',
	request: { headers: SiteHeaders },
	responses: { 200: json(z.array(Brand), 'At most one of the shop and one of each site'), ...problems() },
})
