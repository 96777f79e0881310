import { createRoute, z } from '@hono/zod-openapi'
import { json, problems, SiteHeaders } from '../http/contract.ts'

const Picture = z.object({
	base: z.string(),
	widths: z.array(z.int()),
	width: z.int(),
	height: z.int(),
	view: z.string(),
})

export const Banner = z
	.object({
		id: z.string(),
		slot: z.string(),
		/** Plain text in which one word or phrase may stand between <em> and </em>. */
		title: z.string(),
		action: z.string(),
		alt: z.string(),
		/** Name of an editorial ground: butter, sky, moss, clay, plum, night. */
		ground: z.string(),
		wide: Picture,
		/** For narrow screens. */
		tall: Picture,
		/** The category it leads to. */
		categoryId: z.string().nullable(),
	})
	.openapi('Banner')
export type Banner = z.infer<typeof Banner>

export const listBannersRoute = createRoute({
	method: 'get',
	path: '/content/banners',
	operationId: 'listBanners',
	tags: ['content'],
	summary: 'Editorial banners of a page, in the order of their slots and positions',
	request: { headers: SiteHeaders, query: z.object({ page: z.string().min(1).max(64) }) },
	responses: { 200: json(z.array(Banner), 'Banners'), ...problems() },
})
