import type { Checkout } from '@vitrine/commerce/checkout/contract'
import { data } from 'react-router'
import type { LoaderArgs } from '#app/request/context.ts'
import { readForm, refuse, submittedForm } from '#app/document/forms/submitted-form.ts'
import { choosePayment, putGiftCardAway, payWithGiftCard, payWithStoreCredit } from './gateway.ts'
import { goTo } from './guard.ts'

const OWN_CODES = ['too-many-requests', 'too-many-gift-cards']

/** What a button of the payment step asks: pay with a gift card or store credit, put it away, or go on. */
export async function answerPayment(args: LoaderArgs, checkout: Checkout) {
	const values = await readForm(args, () => 40)
	const { intent, giftCardId = '', cardNumber = '', code = '', paymentProduct = '' } = values
	const checkoutId = checkout.id
	if (intent === 'put-away' && /^[\w-]{8,64}$/.test(giftCardId)) {
		const result = await putGiftCardAway(args, { checkoutId, giftCardId })
		return result.ok ? data(submittedForm({})) : refuse({}, result)
	}
	if (intent === 'use-credit' || intent === 'put-credit-away') {
		const result = await payWithStoreCredit(args, { checkoutId, isUsed: intent === 'use-credit' })
		return result.ok ? data(submittedForm({})) : refuse({}, result)
	}
	if (intent === 'use-gift-card') {
		const result = await payWithGiftCard(args, { checkoutId, cardNumber, code })
		if (result.ok) return data(submittedForm({}))
		const own = OWN_CODES.includes(result.problem.code) ? { whole: 'code' } : {}
		return refuse({ intent, cardNumber }, result, own)
	}
	const isPaid = checkout.totals?.payableCentAmount === 0 && checkout.nextStep === 'review'
	if (isPaid) throw goTo(args, 'review')
	const result = await choosePayment(args, { checkoutId, paymentProduct })
	if (result.ok) throw goTo(args, result.data.nextStep)
	return refuse({ paymentProduct }, result)
}
