import type { NewGiftCard } from '@vitrine/commerce/gift-cards/contract'
import { formatMoney } from '@vitrine/market/format'
import { type Currency } from '@vitrine/market/currencies'
import { data } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import {
	type FormError,
	type FormValues,
	readForm,
	refusal,
	submittedForm,
} from '#app/document/forms/submitted-form.ts'
import { cartCookies } from '#app/request/cart/cookies.ts'
import { typedDate } from '#app/document/dates/date-parts.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { readAmount } from './amounts.ts'
import { addGiftCard, readBalance } from './gateway.ts'

/** A message is counted by the gateway, which takes more than is allowed so that it can say so. */
const longestOf = (name: string) => (name === 'message' ? 1000 : 200)

/** Puts the card into the cart and leads there, or answers what a card is worth. */
export async function answerGiftForm(args: LoaderArgs, currency: Currency) {
	const values = await readForm(args, longestOf)
	if (values['intent'] === 'balance') return answerBalance(args, values)
	const result = await addGiftCard(args, cardOf(values, currency))
	if (!result.ok) {
		const { form, init } = refusal(values, result, { place: (error) => placed(error, values), whole: 'gift-form' })
		return data({ ...form, balance: null }, init)
	}
	const added = result.data.giftCards.at(-1)?.id ?? ''
	throw redirectTo(localePath(args.context.get(requestContext).locale, `cart?added=${added}`), {
		status: 303,
		headers: cartCookies(result.data, args),
	})
}

function cardOf(values: FormValues, currency: Currency): NewGiftCard {
	const { amount = '', other = '', design = '', recipientName = '', recipientEmail = '', senderName = '' } = values
	const pressed = /^\d{1,9}$/.test(amount) ? Number(amount) : null
	return {
		centAmount: amount === 'other' ? readAmount(other, currency) : pressed,
		design: design.slice(0, 40),
		recipientName,
		recipientEmail,
		senderName,
		message: values['message'] ?? '',
		sendOn: values['when'] === 'later' ? typedDate(values, 'date').slice(0, 20) : null,
	}
}

/** Where on the page a refusal of the gateway belongs, and what is said there: each field has one sentence. */
function placed({ field }: { field: string }, { amount }: FormValues): FormError {
	const places: Record<string, string> = { centAmount: amount === 'other' ? 'other' : 'amount', sendOn: 'date' }
	return { id: places[field] ?? field, field, code: field }
}

async function answerBalance(args: LoaderArgs, values: FormValues) {
	const { intent = '', cardNumber = '', code = '' } = values
	const found = await readBalance(args, { cardNumber: cardNumber.slice(0, 40), code: code.slice(0, 40) })
	if (!found.ok) {
		const place = () => ({ id: 'cardNumber', field: 'form', code: 'gift-card-unknown' })
		const { form, init } = refusal({ intent, cardNumber }, found, { place, whole: 'cardNumber' })
		return data({ ...form, balance: null }, init)
	}
	const { currency, balanceCentAmount: centAmount } = found.data
	const { tag } = args.context.get(requestContext)
	return data({ ...submittedForm({ intent }), balance: formatMoney(tag, { centAmount, currency }) })
}
