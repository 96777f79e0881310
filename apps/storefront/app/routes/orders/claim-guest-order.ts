import type { Order } from '@vitrine/commerce/orders/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { readForm, refuse } from '#app/document/forms/submitted-form.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { register } from '#app/request/sign-in/gateway.ts'
import { emailUrl, pathOf } from '#app/request/sign-in/visit.ts'

/** An account for a guest order, asked for on its thanks page: the order's buyer, and a password (brief 3.10). The e-mail's answer makes it. */
export async function claimGuestOrder(args: LoaderArgs, order: Order) {
	const { password = '', terms } = await readForm(args)
	const { firstName, lastName } = order.snapshot.billingAddress
	const result = await register(args.context.get(requestContext).gateway, {
		email: order.email,
		password,
		firstName,
		lastName,
		acceptsTerms: terms === 'yes',
		orderId: order.id,
		pageUrl: emailUrl(args, { page: 'auth/confirm', parameter: 'token' }),
	})
	if (result.ok) throw redirectTo(pathOf(args, `order/${order.id}/confirmation?account=asked`), { status: 303 })
	return refuse({}, result, {
		place: ({ field, code }) => {
			const id = field === 'acceptsTerms' ? 'terms' : field
			return { id, field: id, code }
		},
	})
}
