import { createHash } from 'node:crypto'
import type { Currency } from '@vitrine/market/currencies'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { Redemption } from '../gift-cards/rules.ts'
import type { NormalWebDomain } from '../web-domains/rules.ts'
import type { Checkout, DeliveryChoice } from './contract.ts'

/** The first step that still misses something. `isPaid`: gift cards pay all of it, no bank is needed. */
export function nextStep(
	checkout: Pick<Checkout, 'email' | 'delivery' | 'paymentProduct'> & { isPaid?: boolean },
): Checkout['nextStep'] {
	if (!checkout.email) return 'identification'
	if (!checkout.delivery) return 'delivery'
	return checkout.paymentProduct || checkout.isPaid ? 'review' : 'payment'
}

type ListedCountries = Pick<NormalWebDomain, 'countryCode' | keyof Countries>
type Countries = Pick<Checkout, 'deliveryCountries' | 'billingCountries' | 'phoneNumberCountries'>

/** The countries a site's forms offer (R106-R108): those of its web domain, its own first, the others by code; only its own when none is left. */
export function countriesOf(domain: ListedCountries, site: SiteCode): Countries {
	const own = domain.countryCode ?? SITES[site].countryCode
	const served = (listed: readonly string[]) => {
		const others = listed.filter((code) => code !== own).sort()
		return listed.includes(own) || listed.length === 0 ? [own, ...others] : others
	}
	return {
		deliveryCountries: served(domain.deliveryCountries),
		billingCountries: served(domain.billingCountries),
		phoneNumberCountries: served(domain.phoneNumberCountries),
	}
}

/** Whether a provider may be given the address as far as its form goes: a web page, and no name before an @ that passes for the host (R42). */
export function isPlainAddress({ protocol, username, password }: URL): boolean {
	return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** One value for everything the shopper agreed to: the same submission has the same one, a changed cart another. */
export function fingerprint(agreed: {
	currency: Currency
	lines: readonly { sku: string; quantity: number; unitCentAmount: number }[]
	giftCards: readonly { id: string; centAmount: number }[]
	redemptions: readonly Redemption[]
	totalCentAmount: number
	email: string
	loyaltyCardNumber: string | null
	delivery: DeliveryChoice
	paymentProduct: string
}): string {
	const { currency, lines, giftCards, redemptions, totalCentAmount, email, loyaltyCardNumber } = agreed
	const sorted = lines.map((line) => [line.sku, line.quantity, line.unitCentAmount]).sort()
	const bought = giftCards.map((card) => [card.id, card.centAmount]).sort()
	const paid = redemptions.map((part) => [part.giftCardId, part.centAmount]).sort()
	const money = [currency, sorted, bought, paid, totalCentAmount]
	const text = JSON.stringify([...money, email, loyaltyCardNumber, agreed.delivery, agreed.paymentProduct])
	return createHash('sha256').update(text).digest('base64url')
}
