import { z } from '@hono/zod-openapi'
import { json, jsonBody, OpaqueId, OperatorHeaders, problems, SiteHeaders } from '../../http/contract.ts'
import { component, routesOf } from '../../http/openapi.ts'
import { operationsOf } from '../../http/operations.ts'
import { PHOTO_MEGABYTES } from './choices.ts'
import { line } from './words.ts'

const route = routesOf('reviews')
const operation = operationsOf('reviews')

/** A shown photo: files are `${base}-${width}.avif`, and `${base}-large.webp` as large as it is. */
export const ReviewPhoto = component('ReviewPhoto', {
	base: z.string(),
	widths: z.array(z.int()),
	width: z.int(),
	height: z.int(),
	/** What it shows, in its author's words. */
	alt: z.string().nullable(),
})
export type ReviewPhoto = z.infer<typeof ReviewPhoto>

/** A photo of a review as its author puts it there. */
export const NewPhoto = component('NewPhoto', { id: OpaqueId, alt: line(150).nullable().default(null) })
export type NewPhoto = z.output<typeof NewPhoto>

/** A photo that its author and the shop see. */
export const OwnPhoto = component('OwnPhoto', {
	id: OpaqueId,
	alt: z.string().nullable(),
	width: z.int(),
	height: z.int(),
})
export type OwnPhoto = z.infer<typeof OwnPhoto>

const OfKey = z.object({ reviewKey: OpaqueId })
const picture = {
	200: { description: 'The photo', content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } } },
	...problems(404),
}

export const addReviewPhotoRoute = route('post', '/reviewable/{reviewKey}/photos', {
	operationId: 'addReviewPhoto',
	summary:
		'Takes a photo for a review of a delivered order: JPEG, PNG, WebP or AVIF, rewritten without metadata. It belongs to a review once that names it, and is forgotten after a day otherwise. 422 not-an-image, too-many-pixels, too-small or too-large, 409 too-many-photos, 503 while many are under way',
	request: {
		headers: SiteHeaders,
		params: OfKey,
		body: jsonBody(
			z.object({
				photo: z.string().openapi({ description: `Base64 of ${PHOTO_MEGABYTES} MB at most`, format: 'byte' }),
			}),
		),
	},
	responses: { 201: json(OwnPhoto, 'The photo'), ...problems(404, 409, 413, 422, 503) },
})

export const getOwnPhotoRoute = route('get', '/reviewable/{reviewKey}/photos/{photoId}', {
	operationId: 'getOwnReviewPhoto',
	summary: 'A photo of the buyer, shown or not',
	request: { headers: SiteHeaders, params: OfKey.extend({ photoId: OpaqueId }) },
	responses: picture,
})

export const getModeratedPhotoRoute = operation('get', '/admin/reviews/{reviewId}/photos/{photoId}', {
	permission: 'reviews.moderate',
	scope: 'site',
	operationId: 'getReviewPhoto',
	summary: 'A photo of a review, shown or not',
	request: { headers: OperatorHeaders, params: z.object({ reviewId: OpaqueId, photoId: OpaqueId }) },
	responses: { ...picture, ...problems(403, 404) },
})
