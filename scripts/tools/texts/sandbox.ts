import type { SandboxPayment } from '@vitrine/commerce/sandbox-bank/bank'
import { page } from '@vitrine/commerce/sandbox-bank/document'
import { bankForm, cardForm, choiceForm } from '@vitrine/commerce/sandbox-bank/forms'
import { LANGUAGES } from '@vitrine/market/locales'
import { translatorOf } from '@vitrine/messages/engine'
import type { Printed } from './main.ts'

const FAULTS = ['number-digits', 'number-unknown', 'expiry', 'expired', 'securityCode'] as const
const PRODUCTS = 'card sepa invoice bizum blik paypal postfinance przelewy24 satispay twint wero other'.split(' ')

/** The pages of the provider that moves no money. */
export function sandboxPages(): Printed[] {
	return LANGUAGES.flatMap((language) => {
		const t = translatorOf('sandbox', language)
		const shownOf = (product: string) => ({ payment: paymentOf(product), t, language })
		const typed = { number: '1', expiry: '1', securityCode: '1' }
		const pages: [string, ReturnType<typeof page>][] = [
			...FAULTS.map((fault): [string, ReturnType<typeof page>] => [
				`card-${fault}`,
				cardForm(shownOf('card'), { typed, faults: { number: fault, expiry: fault, securityCode: fault } }),
			]),
			...PRODUCTS.map((product): [string, ReturnType<typeof page>] => [product, choiceForm(shownOf(product))]),
			['bank', bankForm(shownOf('card'), 'twice')],
		]
		return [
			...pages.map(
				([name, body]): Printed => [`sandbox/${language}/${name}.html`, String(page({ language, t, body }))],
			),
			[`sandbox/${language}/unknown.txt`, `${t('unknown')}\n`],
		]
	})
}

function paymentOf(product: string): SandboxPayment {
	return {
		id: 'sbx_1',
		merchant_reference: 'pay_1',
		product,
		currency: 'EUR',
		cent_amount: 123_450,
		status: 'requires-action',
		captured_cent_amount: 0,
		refunded_cent_amount: 0,
		failed_refunds: [],
		created_at: 0,
		return_url: 'https://shop.example/fr/order/o-1/confirmation/',
		decides_at: null,
		decision: null,
	}
}
