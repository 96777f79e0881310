import type { BLOCK_KINDS } from '../content/contract.ts'
import { z } from 'zod'
import { EmphasizedText, Id, Instant, Language, PictureSource, Site } from './record-fields.ts'

const Action = z.string().max(100).default('')
const Alt = z.string().max(200).default('')
const Text = z.string().max(1_000)

/** Words of a block in the languages it has. */
function texts<Shape extends z.ZodRawShape>(shape: Shape) {
	return z.partialRecord(Language, z.strictObject({ title: EmphasizedText, ...shape }))
}

const common = {
	type: z.literal('content-block'),
	id: Id,
	/** Order on the page. */
	position: z.int().default(0),
	/** Empty: every site, every language. */
	sites: z.array(Site).default([]),
	languages: z.array(Language).default([]),
	/** Shown from this instant, and before that one. */
	from: Instant.optional(),
	until: Instant.optional(),
}

/** The home page or a department; `category` names the department, every one without it. */
const onPage = { ...common, place: z.enum(['home', 'department']), category: Id.optional() }

/** Where a press leads: `category:shirts`, `colorway:LN-W01-SKY`, or a page of the shop, `shop:new`. */
const Link = z.string().regex(/^(?:category:[\w-]{1,63}|colorway:[\w-]{1,63}|shop:(?:new|offers|stores))$/)

const Share = z.number().min(0).max(1)

/** A picture with articles on it, each a point that leads to its page. */
const OutfitRecord = z.strictObject({
	...onPage,
	/** `product`: on the pages of its articles alone, where outfits of the other places are shown, too. */
	place: z.enum(['home', 'department', 'product']),
	kind: z.literal('outfit'),
	picture: PictureSource,
	/** `x` and `y` are shares of the picture's width and height. */
	points: z
		.array(z.strictObject({ x: Share, y: Share, colorway: Id }))
		.min(1)
		.max(8),
	link: Link.optional(),
	texts: texts({ text: Text.default(''), action: Action, alt: Alt }),
})

const StoryRecord = z.strictObject({
	...onPage,
	kind: z.literal('story'),
	picture: PictureSource,
	/** Portrait version for narrow screens. */
	tall: PictureSource.optional(),
	link: Link.optional(),
	texts: texts({ text: Text.min(1), action: Action, alt: Alt }),
})

/** A picture with its words below it; two in a row stand side by side. */
const BannerBlockRecord = z.strictObject({
	...onPage,
	kind: z.literal('banner'),
	picture: PictureSource,
	tall: PictureSource.optional(),
	link: Link,
	texts: texts({ action: Action.unwrap().min(1), alt: Alt }),
})

/** A row of up to eight articles: chosen colorways in their order, or what a rule finds. */
const ProductsRecord = z.strictObject({
	...onPage,
	kind: z.literal('products'),
	goods: z.union([
		z.strictObject({ colorways: z.array(Id).min(1).max(8) }),
		z.strictObject({
			category: Id.optional(),
			/** New ones, newest first. */
			new: z.literal(true).optional(),
			/** Reduced ones. */
			offer: z.literal(true).optional(),
		}),
	]),
	link: Link.optional(),
	texts: texts({ action: Action }),
})

const NewsletterRecord = z.strictObject({
	...onPage,
	kind: z.literal('newsletter'),
	texts: texts({ text: Text.default('') }),
})

/** A picture among the products of a category's list, two columns wide. `position` is its place there, from 1. */
const TileRecord = z.strictObject({
	...common,
	kind: z.literal('tile'),
	place: z.literal('category'),
	/** Every category without it. */
	category: Id.optional(),
	position: z.int().min(1).max(36).default(7),
	picture: PictureSource,
	link: Link.optional(),
	texts: texts({ action: Action, alt: Alt }),
})

/** A part of a page that the retailer orders and schedules (decision 0124). The complete record of its id. */
export const ContentBlockRecord = z.discriminatedUnion('kind', [
	OutfitRecord,
	StoryRecord,
	BannerBlockRecord,
	ProductsRecord,
	NewsletterRecord,
	TileRecord,
]) satisfies z.ZodType<{ kind: (typeof BLOCK_KINDS)[number] }>
export type ContentBlockRecord = z.infer<typeof ContentBlockRecord>
