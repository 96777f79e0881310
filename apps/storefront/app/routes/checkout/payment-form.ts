import type { Checkout } from '@vitrine/commerce/checkout/contract'
import { data } from 'react-router'
import type { LoaderArgs } from '#app/request/context.ts'
import { type FormError, refusedFields } from './form-errors.ts'
import { choosePayment, putGiftCardAway, payWithGiftCard } from './gateway.ts'
import { goTo } from './guard.ts'

const OWN_CODES = ['too-many-requests', 'too-many-gift-cards']

type Answer = { paymentProduct?: string; cardNumber?: string; errors: FormError[]; isUnreachable: boolean }

/** What a button of the payment step asks: pay with a gift card, put one away, or go on. */
export async function answerPayment(args: LoaderArgs, checkout: Checkout) {
	const form = await args.request.formData()
	const field = (name: string) => String(form.get(name) ?? '').slice(0, 40)
	const intent = field('intent')
	const checkoutId = checkout.id
	if (intent === 'put-away' && /^[\w-]{8,64}$/.test(field('giftCardId'))) {
		const result = await putGiftCardAway(args, { checkoutId, giftCardId: field('giftCardId') })
		return answer({ errors: [], isUnreachable: !result.ok }, result.ok ? 200 : result.problem.status)
	}
	if (intent === 'use-gift-card') {
		const cardNumber = field('cardNumber')
		const result = await payWithGiftCard(args, { checkoutId, cardNumber, code: field('code') })
		if (result.ok) return answer({ errors: [], isUnreachable: false }, 200)
		const { code, status } = result.problem
		const own = OWN_CODES.includes(code) ? [{ field: 'code', code }] : refusedFields(result.problem)
		const errors = own.map((error): FormError => ({ ...error, id: error.field }))
		return answer({ cardNumber, errors, isUnreachable: errors.length === 0 }, status)
	}
	const isPaid = checkout.totals?.payableCentAmount === 0 && checkout.nextStep === 'review'
	if (isPaid) throw goTo(args, 'review')
	const paymentProduct = field('paymentProduct')
	const result = await choosePayment(args, { checkoutId, paymentProduct })
	if (result.ok) throw goTo(args, result.data.nextStep)
	const errors = refusedFields(result.problem).map(
		({ field: name, code }): FormError => ({ id: name, field: name, code }),
	)
	return answer({ paymentProduct, errors, isUnreachable: errors.length === 0 }, result.problem.status)
}

function answer(given: Answer, status: number) {
	return data<Answer>(given, { status })
}
