import type { Checkout } from '@vitrine/commerce/checkout/contract'
import type { PlacedOrder } from '@vitrine/commerce/checkout/contract'
import type { SiteCode } from '@vitrine/market/sites'
import { data } from 'react-router'
import { directoryContext, type LoaderArgs, localeContext, siteContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { type FormError, refusedFields } from './form-errors.ts'
import { findCheckout, placeOrder } from './gateway.ts'
import { needsTerms } from './terms.ts'

export type Typed = { code: string; hasAccepted: boolean }

/** The button was pressed: checks what only the page knows, places the order, and sends the shopper to where it goes on. */
export async function submitOrder(args: LoaderArgs, checkout: Checkout) {
	const form = await args.request.formData()
	const typed: Typed = {
		code: String(form.get('code') ?? '').slice(0, 20),
		hasAccepted: form.get('terms') === 'yes',
	}
	const site: SiteCode = args.context.get(siteContext)
	if (needsTerms(site) && !typed.hasAccepted && (await hasTerms(args))) {
		return refused({ typed, errors: [{ id: 'terms', field: 'terms', code: 'required' }] }, 422)
	}
	const result = await placeOrder(args, {
		checkoutId: checkout.id,
		order: {
			expectedTotalCentAmount: wholeNumber(form.get('expectedTotal')),
			...(form.has('expectedPayable') ? { expectedPayableCentAmount: wholeNumber(form.get('expectedPayable')) } : {}),
			...(typed.code ? { code: typed.code } : {}),
			returnUrl: `${new URL(args.request.url).origin}${confirmationPath(args, 'ORDER_ID')}`,
		},
	})
	if (result.ok) throw wayOn(args, result.data)
	const { code, status } = result.problem
	if (status >= 500) {
		// The order may exist: its page finds out. Never "try again" over a paid order.
		const { orderId } = (await findCheckout(args, checkout.id)) ?? checkout
		if (orderId) throw redirectTo(confirmationPath(args, orderId), { status: 303 })
	}
	if (code === 'cart-empty') throw redirectTo(localePath(args.context.get(localeContext), 'cart'), { status: 303 })
	// The only value of this form that can be refused is the code; anything else is ours to mend.
	const errors = refusedFields(result.problem)
		.filter(({ field }) => field === 'code')
		.map((error): FormError => ({ ...error, id: error.field }))
	return refused({ typed, errors, ...(errors.length === 0 ? { problem: code } : {}) }, status)
}

/** Whether the site has terms that could be accepted: where the gateway does not say, the page did not ask for it either. */
async function hasTerms({ context }: LoaderArgs): Promise<boolean> {
	const pages = await context.get(directoryContext).pages(context.get(siteContext), context.get(localeContext))
	return pages?.some(({ page }) => page === 'terms') ?? false
}

/** To the provider's page, which is a document of its own, or to the confirmation, which waits for the bank. */
function wayOn(args: LoaderArgs, { orderId, nextAction }: PlacedOrder): Response {
	if (nextAction?.type !== 'redirect') return redirectTo(confirmationPath(args, orderId), { status: 303 })
	const bank = new URL(nextAction.url, args.request.url).href
	// The provider named it, not the visitor.
	return redirectTo(bank, { external: true, document: true, status: 303 })
}

function confirmationPath({ context }: LoaderArgs, orderId: string): string {
	return localePath(context.get(localeContext), `order/${orderId}/confirmation`)
}

/** A total that is no number was not read by anyone; no order has it. */
function wholeNumber(value: FormDataEntryValue | null): number {
	return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : -1
}

type Refusal = { typed: Typed; errors: FormError[]; problem?: string }

function refused(refusal: Refusal, status: number) {
	return data<Refusal>(refusal, { status })
}
