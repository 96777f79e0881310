import type { Checkout } from '@vitrine/commerce/checkout/contract'
import type { PlacedOrder } from '@vitrine/commerce/checkout/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { findCheckout, placeOrder } from './gateway.ts'
import { needsTerms } from './terms.ts'

/** The button was pressed: checks what only the page knows, places the order, and sends the shopper to where it goes on. */
export async function submitOrder(args: LoaderArgs, checkout: Checkout) {
	const values = await readForm(args, () => 20)
	const { code: typedCode, terms, expectedTotal, expectedPayable } = values
	const { site, locale } = args.context.get(requestContext)
	if (needsTerms(site) && terms !== 'yes' && (await hasTerms(args)))
		return refuseFields(values, [{ id: 'terms', field: 'terms', code: 'required' }])
	const result = await placeOrder(args, {
		checkoutId: checkout.id,
		order: {
			expectedTotalCentAmount: wholeNumber(expectedTotal),
			...(expectedPayable === undefined ? {} : { expectedPayableCentAmount: wholeNumber(expectedPayable) }),
			...(typedCode ? { code: typedCode } : {}),
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
	if (code === 'cart-empty') throw redirectTo(localePath(locale, 'cart'), { status: 303 })
	// The only value of this form that can be refused is the code; anything else is ours to mend.
	const errors = result.problem.errors?.filter(({ field }) => field === 'code')
	return refuse(values, { problem: { ...result.problem, errors } })
}

/** Whether the site has terms that could be accepted: where the gateway does not say, the page did not ask for it either. */
async function hasTerms({ context }: LoaderArgs): Promise<boolean> {
	const { directory, site, locale } = context.get(requestContext)
	const pages = await directory.pages(site, locale)
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
	return localePath(context.get(requestContext).locale, `order/${orderId}/confirmation`)
}

/** A total that is no number was not read by anyone; no order has it. */
function wholeNumber(value = ''): number {
	return /^\d{1,12}$/.test(value) ? Number(value) : -1
}
