import { formatMoney } from '@vitrine/market/format'
import { LOCALE_CODES, LOCALES, type Language } from '@vitrine/market/locales'
import { REFUND_DAYS, RETURN_DAYS, WITHDRAWAL_DAYS } from '@vitrine/market/return-periods'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { formatAddress } from 'localized-address-format'
import type { Seller } from '../../web-domains/contract.ts'
import type { NormalWebDomain } from '../../web-domains/rules.ts'

export type DeliveryFact = {
	kind: 'home' | 'relay' | 'store'
	/** Minor units of the site's currency. */
	centAmount: number
	minimumDays: number
	maximumDays: number
}

/** What the shop knows of a site and pages may speak of. */
export type SiteFacts = {
	site: SiteCode
	/** Undefined until the retailer has said who sells. */
	seller: Seller | undefined
	domain: NormalWebDomain
	deliveries: readonly DeliveryFact[]
}

type Reading = SiteFacts & { language: Language /** What follows the colon in the placeholder. */; detail: string }
type Fact = (reading: Reading) => string | number | undefined

/** Every placeholder by its name. Undefined where the site has no such fact. Line breaks become breaks of the page. */
const FACTS: Readonly<Record<string, Fact>> = {
	'seller.brand': ({ seller }) => seller?.brandName,
	'seller.company': ({ seller }) => seller?.companyName,
	'seller.address': (reading) => reading.seller && addressOf(reading.seller.address, reading).join(', '),
	'seller.address-lines': (reading) => reading.seller && addressOf(reading.seller.address, reading).join('\n'),
	'seller.return-address': (reading) => reading.seller && returnAddress(reading.seller, reading).join(', '),
	'seller.return-address-lines': (reading) => reading.seller && returnAddress(reading.seller, reading).join('\n'),
	'seller.vat-number': ({ seller }) => seller?.vatNumber,
	'seller.email': ({ seller }) => seller?.email,
	'seller.phone': ({ seller }) => seller?.phone,
	'seller.representative': ({ seller }) => seller?.representative,
	'seller.register': ({ seller, detail }) => seller?.registrations.find(({ label }) => label === detail)?.value,
	'seller.mediator': ({ seller }) => seller?.mediator?.name,
	'seller.mediator-address': ({ seller }) => seller?.mediator?.postalAddress,
	'seller.mediator-website': ({ seller }) => seller?.mediator?.website,
	'seller.host': ({ seller }) => seller?.host?.name,
	'seller.host-address': ({ seller }) => seller?.host?.postalAddress,
	'seller.host-phone': ({ seller }) => seller?.host?.phone,
	'shop.domain': ({ domain, site }) => domain.domain ?? SITES[site].domain,
	'delivery.countries': (reading) => countries(reading.domain.deliveryCountries, reading),
	'delivery.free-from': (reading) =>
		reading.domain.freeDelivery ? money(reading.domain.freeDelivery.minAmountCents, reading) : undefined,
	'delivery.price': (reading) => {
		const method = methodOf(reading)
		return method && money(method.centAmount, reading)
	},
	'delivery.minimum-days': (reading) => methodOf(reading)?.minimumDays,
	'delivery.maximum-days': (reading) => methodOf(reading)?.maximumDays,
	'gift-card.minimum': (reading) => reading.domain.giftCard && money(reading.domain.giftCard.minAmount, reading),
	'gift-card.maximum': (reading) => reading.domain.giftCard && money(reading.domain.giftCard.maxAmount, reading),
	'withdrawal.days': () => WITHDRAWAL_DAYS,
	'returns.days': () => RETURN_DAYS,
	'refund.days': () => REFUND_DAYS,
} satisfies Record<string, (reading: Reading) => string | number | null | undefined> as Readonly<Record<string, Fact>>

/** Those that speak of one of several, named after a colon: `{{delivery.price:home}}`, `{{seller.register:RCS}}`. */
const DETAILED = ['seller.register', 'delivery.price', 'delivery.minimum-days', 'delivery.maximum-days']

/** Whether a placeholder is one, whatever a site has to say to it. */
export function isFact({ name, detail }: { name: string; detail: string }): boolean {
	return Object.hasOwn(FACTS, name) && DETAILED.includes(name) === (detail !== '')
}

/** The words for a placeholder; undefined where the site does not know. */
export function factOf(name: string, reading: Reading): string | undefined {
	return FACTS[name]?.(reading)?.toString()
}

/** How a site speaks in a language: as its own country does, else as the first that has it. */
export function tagOf(site: SiteCode, language: Language): string {
	const own = LOCALES[SITES[site].locale]
	const locale =
		own.language === language ? own : LOCALES[LOCALE_CODES.find((code) => LOCALES[code].language === language)!]
	return locale.tag
}

function money(centAmount: number, { site, language }: Reading): string {
	return formatMoney(tagOf(site, language), { centAmount, currency: SITES[site].currency })
}

function methodOf({ deliveries, detail }: Reading): DeliveryFact | undefined {
	return deliveries.find(({ kind }) => kind === detail)
}

function countries(codes: readonly string[], { site, language }: Reading): string {
	const tag = tagOf(site, language)
	const names = new Intl.DisplayNames(tag, { type: 'region' })
	return new Intl.ListFormat(tag).format(codes.map((code) => names.of(code) ?? code))
}

function returnAddress({ returnAddress: { name, ...address } }: Seller, reading: Reading): string[] {
	return [name, ...addressOf(address, reading)]
}

function addressOf(address: Seller['address'], { site, language }: Reading): string[] {
	const country = new Intl.DisplayNames(tagOf(site, language), { type: 'region' }).of(address.countryCode)
	const lines = formatAddress({
		postalCountry: address.countryCode,
		locality: address.city,
		postalCode: address.postalCode,
		addressLines: [address.line1, address.line2 ?? ''].filter(Boolean),
	})
	return [...lines, country ?? address.countryCode]
}
