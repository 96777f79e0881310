import { MAXIMUM_QUANTITY } from '@vitrine/commerce/carts/contract'
import { data } from 'react-router'
import { z } from 'zod'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import type { CartAnswer, CartProblem } from '#app/document/cart/use-cart-form.ts'
import { cartCookies, readCartId } from '#app/request/cart/cookies.ts'
import {
	addToCart,
	type CartResult,
	changeQuantity,
	redeemCoupon,
	removeCoupon,
	removeGiftCard,
} from '#app/request/cart/gateway.ts'

const Sku = z.string().min(1).max(64)
const quantity = (minimum: number) => z.coerce.number().int().min(minimum).max(99)

/** The price that stood on the page. It decides nothing, so one that makes no sense is left out. */
const SeenAmount = z.coerce.number().int().min(1).max(100_000_000).optional().catch(undefined)

/** What the forms of cart, mini cart and product page may ask. `stay`: a script waits for the answer and moves nowhere. */
const Form = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('add'), sku: Sku, quantity: quantity(1).default(1), seen: SeenAmount }),
	z.object({ intent: z.literal('change'), sku: Sku, quantity: quantity(0) }),
	z.object({ intent: z.literal('remove'), sku: Sku }),
	z.object({ intent: z.literal('redeem'), code: z.string().trim().max(40) }),
	z.object({ intent: z.literal('withdraw') }),
	z.object({ intent: z.literal('remove-gift-card'), lineId: z.string().regex(/^[\w-]{8,64}$/) }),
])
type Form = z.infer<typeof Form>

/** Does what a form asks. A plain form is sent on to the cart page; what is refused is told where it was asked. */
export async function answerForm(args: LoaderArgs) {
	const fields = Object.fromEntries(await args.request.formData())
	const { locale } = args.context.get(requestContext)
	const stays = fields['stay'] === 'yes'
	if (fields['intent'] === 'add' && !fields['sku']) {
		if (!stays) throw redirectTo(localePath(locale, productPath(fields['urlKey'], 'size-missing')), { status: 303 })
		return refused({ code: 'size-missing' }, 422)
	}
	const form = Form.safeParse(fields)
	if (!form.success) return refused({ code: 'malformed' }, 400)
	if (form.data.intent === 'redeem' && form.data.code === '')
		return refused({ code: 'coupon-required', coupon: '' }, 422)
	const isTooMany = form.data.intent === 'add' && form.data.quantity > MAXIMUM_QUANTITY
	if (isTooMany) return refused({ code: 'quantity-limit' }, 409)
	const result = await perform(args, form.data)
	const sku = 'sku' in form.data ? form.data.sku : undefined
	if (!result && stays) return data<CartAnswer>({ ok: true, added: null })
	if (!result) throw redirectTo(localePath(locale, 'cart'), { status: 303 })
	if (!result.ok) {
		const coupon = form.data.intent === 'redeem' ? form.data.code : undefined
		return refused({ code: result.problem.code, sku, coupon }, result.problem.status)
	}
	const headers = cartCookies(result.data, args)
	const added = form.data.intent === 'add' ? form.data.sku : null
	if (stays) {
		const line = result.data.lines.find((candidate) => candidate.sku === added)
		return data<CartAnswer>({ ok: true, added: line ? { name: line.name, size: line.sizeLabel } : null }, { headers })
	}
	throw redirectTo(localePath(locale, added ? `cart?added=${encodeURIComponent(added)}` : 'cart'), {
		status: 303,
		headers,
	})
}

function refused(problem: CartProblem, status: number) {
	return data<CartAnswer>({ ok: false, problem }, { status })
}

/** Undefined when there is no cart to change: the page then shows an empty one. */
async function perform(args: LoaderArgs, form: Form): Promise<CartResult | undefined> {
	if (form.intent === 'add') {
		const { sku, quantity, seen: seenCentAmount } = form
		return addToCart(args, { sku, quantity, seenCentAmount })
	}
	const cartId = readCartId(args)
	if (!cartId) return undefined
	const result = await change(args, { ...form, cartId })
	// The bag as it is says so: the line that could tell is not there any more.
	if (!result.ok && result.problem.code === 'line-not-found' && 'sku' in form)
		throw redirectTo(toGone(args, form.sku), { status: 303 })
	return !result.ok && result.problem.code === 'cart-not-found' ? undefined : result
}

function toGone({ context }: LoaderArgs, sku: string) {
	return localePath(context.get(requestContext).locale, `cart?gone=${encodeURIComponent(sku)}`)
}

function change(args: LoaderArgs, form: Exclude<Form, { intent: 'add' }> & { cartId: string }): Promise<CartResult> {
	if (form.intent === 'change')
		return changeQuantity(args, { ...form, quantity: Math.min(form.quantity, MAXIMUM_QUANTITY) })
	if (form.intent === 'remove') return changeQuantity(args, { ...form, quantity: 0 })
	if (form.intent === 'withdraw') return removeCoupon(args, form)
	if (form.intent === 'remove-gift-card') return removeGiftCard(args, form)
	return redeemCoupon(args, form)
}

/** Back to the garment a size is missing of; without a known one to the start of the shop. */
function productPath(urlKey: unknown, problem: string): '' | `p/${string}?${string}` {
	return typeof urlKey === 'string' && /^[\w-]{1,200}$/.test(urlKey) ? `p/${urlKey}?error=${problem}` : ''
}
