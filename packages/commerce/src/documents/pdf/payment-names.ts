import type { Language } from '@vitrine/market/locales'

const NAMES = {
	paypal: 'PayPal',
	przelewy24: 'Przelewy24',
	bizum: 'Bizum',
	blik: 'BLIK',
	postfinance: 'PostFinance',
	satispay: 'Satispay',
	twint: 'TWINT',
	wero: 'Wero',
}

/** How ways to pay are called on documents, by their ids (R109). */
export const PAYMENT_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
	fr: { ...NAMES, card: 'Carte bancaire', sepa: 'Prélèvement SEPA', invoice: 'Sur facture' },
	en: { ...NAMES, card: 'Credit or debit card', sepa: 'SEPA direct debit', invoice: 'Pay by invoice' },
	es: { ...NAMES, card: 'Tarjeta de crédito o débito', sepa: 'Adeudo SEPA', invoice: 'Con factura' },
	de: { ...NAMES, card: 'Kredit- oder Debitkarte', sepa: 'SEPA-Lastschrift', invoice: 'Kauf auf Rechnung' },
	it: { ...NAMES, card: 'Carta di credito o debito', sepa: 'Addebito SEPA', invoice: 'Con fattura' },
	pl: { ...NAMES, card: 'Karta płatnicza', sepa: 'Polecenie zapłaty SEPA', invoice: 'Na fakturę' },
}
