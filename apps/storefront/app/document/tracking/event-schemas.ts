import { RETURN_REASONS } from '@vitrine/commerce/returns/contract/returns'
import { z } from 'zod'
import type { TrackingContext } from './context.ts'
import type { TrackingEvent } from './events.ts'

/**
 * What the data layer may hold, key by key: a key too many is as wrong as one too few, so no person's data comes in
 * unnoticed. For tests only: no module of the browser imports it, and zod stays on the server.
 */

const Iso = (length: number) => z.string().regex(new RegExp(`^[A-Z]{${length}}$`))
const Path = z.string().regex(/^\/[^?#@]*$/)
/** A decimal number of at most two places: 49.9, never 49.900000000000006. */
const Amount = z.number().refine((value) => /^-?\d+(\.\d{1,2})?$/.test(String(value)))
const Words = z
	.string()
	.min(1)
	.max(200)
	.regex(/^[^@]*$/)

export const ContextSchema = z.strictObject({
	channel: z.enum(['desktop', 'mobile and tablet']),
	country: Iso(2),
	currency: Iso(3),
	device: z.enum(['m', 't', 'd']),
	language: z.enum(['FR', 'EN', 'ES', 'DE', 'IT', 'PL']),
	template: z.enum([
		'account sign-in',
		'tunnel cde',
		'espace client',
		'rayon',
		'liste',
		'produit',
		'recherche',
		'magasins',
		'fidelite',
		'erreur',
		'technique',
		'contenu',
	]),
	version: z.literal('ecommerce-4'),
	workEnvironment: z.enum(['dev', 'int', 'preprod', 'prod', 'test']),
	pathname: Path,
	url: z.string().regex(/^[^#@]+$/),
	storeId: z.string().regex(/^\d{3}$/),
	siteReferer: z.enum(['Ecommerce', 'Other']),
}) satisfies z.ZodType<TrackingContext>

const ItemSchema = z.strictObject({
	item_id: z.string().min(1),
	item_name: Words,
	item_variant: Words.optional(),
	item_category: Words.optional(),
	item_category2: Words.optional(),
	item_category3: Words.optional(),
	price: Amount,
	discount: Amount.optional(),
	quantity: z.int().min(1),
	index: z.int().min(0).optional(),
	item_list_id: z.string().optional(),
})
const goods = { currency: Iso(3), value: Amount, coupon: z.string().optional(), items: z.array(ItemSchema).min(1) }
const list = {
	currency: Iso(3),
	item_list_id: z.string().min(1),
	items: z.array(ItemSchema.required({ index: true, item_list_id: true })).min(1),
}

function ecommerce<Name extends string, Shape extends z.core.$ZodLooseShape>(event: Name, shape: Shape) {
	return z.strictObject({ event: z.literal(event), ecommerce: z.strictObject(shape) })
}

const errors = {
	zone: z.enum(['login', 'create', 'lost-password', 'change-password', 'page', 'cart', 'checkout', 'account']),
	error_type: z.enum(['validation', 'credentials', 'network', 'server', '404', '5xx']),
}
const origin = {
	login_type: z.string().optional(),
	login_origin: z.string().optional(),
}
const slot = { creative_slot: z.string().min(1), promotion_id: z.string().optional() }

export const EventSchema = z.discriminatedUnion('event', [
	z.strictObject({ event: z.literal('page_view'), template: ContextSchema.shape.template }),
	z.strictObject({ event: z.literal('error_event'), ...errors }),
	z.strictObject({ event: z.literal('login'), method: z.enum(['email', 'passkey', 'hand-over']), ...origin }),
	z.strictObject({ event: z.literal('sign_up'), method: z.literal('email'), ...origin }),
	z.strictObject({ event: z.literal('return_request'), reason: z.enum([...RETURN_REASONS, 'none']) }),
	z.strictObject({ event: z.literal('select_content'), content_type: z.string().min(1), item_id: Words }),
	z.strictObject({ event: z.literal('search'), search_term: Words }),
	z.strictObject({ event: z.literal('view_search_results'), search_term: Words, results: z.int().min(0) }),
	z.strictObject({ event: z.literal('filter_apply'), facet: z.string().min(1), value: z.string().min(1) }),
	z.strictObject({ event: z.literal('sort_apply'), sort: z.string().min(1) }),
	z.strictObject({ event: z.literal('view_promotion'), ...slot }),
	z.strictObject({ event: z.literal('select_promotion'), ...slot }),
	z.strictObject({
		event: z.literal('checkout_progress'),
		step: z.enum(['identification', 'delivery', 'payment', 'review']),
	}),
	ecommerce('view_item_list', list),
	ecommerce('select_item', list),
	ecommerce('view_item', goods),
	ecommerce('add_to_cart', { ...goods, item_list_id: z.string().min(1).optional() }).extend({
		quick: z.literal(true).optional(),
	}),
	ecommerce('add_to_wishlist', { ...goods, item_list_id: z.string().min(1).optional() }),
	ecommerce('remove_from_cart', goods),
	ecommerce('view_cart', goods).extend({ surface: z.enum(['mini', 'page']) }),
	ecommerce('begin_checkout', goods),
	ecommerce('add_shipping_info', { ...goods, shipping_tier: z.enum(['home', 'relay', 'store', 'email']) }),
	ecommerce('add_payment_info', { ...goods, payment_type: z.string().min(1) }),
	ecommerce('purchase', { ...goods, transaction_id: z.string().min(1), shipping: Amount, tax: Amount }),
])

type Named<Event> = Event extends { event: infer Name } ? Name : never
type Missing = Exclude<Named<TrackingEvent>, z.infer<typeof EventSchema>['event']>
/** Does not compile while an event has no schema. */
export const unschematized: [Missing] extends [never] ? true : Missing = true
