import type { NewGiftCard } from '@vitrine/commerce/gift-cards/contract'
import type { Problem } from '@vitrine/commerce/http/contract'
import { formatMoney } from '@vitrine/market/format'
import { type Currency } from '@vitrine/market/currencies'
import { LOCALES } from '@vitrine/market/locales'
import { data } from 'react-router'
import { type LoaderArgs, localeContext } from '#app/request/context.ts'
import { cartCookies } from '#app/routes/cart/cookies.ts'
import { typedDate } from '#app/document/dates/date-parts.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { readAmount } from './amounts.ts'
import { addGiftCard, readBalance } from './gateway.ts'

const FIELDS = [
	'amount',
	'other',
	'design',
	'recipientName',
	'recipientEmail',
	'senderName',
	'message',
	'when',
	'date-day',
	'date-month',
	'date-year',
	'cardNumber',
	'code',
] as const
export type GiftValues = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>

/** What was wrong, by the control it belongs to; or what a card is worth. */
export type GiftAnswer = {
	values: GiftValues
	errors: { field: string; code: string }[]
	/** Whether the balance was asked for. */
	isBalance: boolean
	balance: string | null
}

/** Puts the card into the cart and leads there, or answers what a card is worth. */
export async function answerGiftForm(args: LoaderArgs, currency: Currency) {
	const form = await args.request.formData()
	const values: GiftValues = Object.fromEntries(
		// A message is counted by the gateway, which takes more than is allowed so that it can say so.
		FIELDS.map((name) => [name, String(form.get(name) ?? '').slice(0, name === 'message' ? 1000 : 200)]),
	)
	if (form.get('intent') === 'balance') return answerBalance(args, values)
	const result = await addGiftCard(args, cardOf(values, currency))
	if (!result.ok) return answer({ values, errors: placed(result.problem, values) }, result.problem.status)
	const added = result.data.giftCards.at(-1)?.id ?? ''
	throw redirectTo(localePath(args.context.get(localeContext), `cart?added=${added}`), {
		status: 303,
		headers: cartCookies(result.data, args),
	})
}

function cardOf(values: GiftValues, currency: Currency): NewGiftCard {
	const { amount = '', other = '', design = '', recipientName = '', recipientEmail = '', senderName = '' } = values
	const pressed = /^\d{1,9}$/.test(amount) ? Number(amount) : null
	return {
		centAmount: amount === 'other' ? readAmount(other, currency) : pressed,
		design: design.slice(0, 40),
		recipientName,
		recipientEmail,
		senderName,
		message: values.message ?? '',
		sendOn: values.when === 'later' ? typedDate(values, 'date').slice(0, 20) : null,
	}
}

/** Where on the page a refusal of the gateway belongs. */
function placed(problem: Problem, values: GiftValues): GiftAnswer['errors'] {
	const errors = problem.errors ?? []
	if (problem.status !== 422 || errors.length === 0) return [{ field: 'gift-form', code: problem.code }]
	const amount = values.amount === 'other' ? 'other' : 'amount'
	const places: Record<string, string> = { centAmount: amount, sendOn: 'date' }
	return errors.map(({ field, code }) => ({ field: places[field] ?? field, code }))
}

async function answerBalance(args: LoaderArgs, values: GiftValues) {
	const { cardNumber = '', code = '' } = values
	const found = await readBalance(args, { cardNumber: cardNumber.slice(0, 40), code: code.slice(0, 40) })
	if (!found.ok) {
		const { status, errors } = found.problem
		const reason = errors ? 'unknown' : found.problem.code
		return answer({ values, isBalance: true, errors: [{ field: 'cardNumber', code: reason }] }, status)
	}
	const { currency, balanceCentAmount: centAmount } = found.data
	const { tag } = LOCALES[args.context.get(localeContext)]
	return answer({ values: {}, isBalance: true, balance: formatMoney(tag, { centAmount, currency }) }, 200)
}

function answer(given: Partial<GiftAnswer> & { values: GiftValues }, status: number) {
	return data<GiftAnswer>({ errors: [], isBalance: false, balance: null, ...given }, { status })
}
