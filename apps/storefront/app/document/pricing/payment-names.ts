import { useTranslations } from 'use-intl'

const KNOWN = [
	'card',
	'sepa',
	'paypal',
	'przelewy24',
	'bizum',
	'blik',
	'invoice',
	'postfinance',
	'satispay',
	'twint',
	'wero',
	'gift-card',
	'store-credit',
] as const

/** What a payment product is called; one without words of ours keeps the provider's. */
export function usePaymentName(): (name: string) => string {
	const t = useTranslations('payment.product')
	return (name) => {
		const known = KNOWN.find((candidate) => candidate === name)
		return known ? t(known) : name
	}
}
