import { addressLines } from '@vitrine/market/address-lines'
import { formatMoney } from '@vitrine/market/format'
import { LOCALE_CODES, LOCALES, type Language } from '@vitrine/market/locales'
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '@vitrine/market/return-periods'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { Seller } from '../../web-domains/contract.ts'
import type { NormalWebDomain } from '../../web-domains/rules/web-domain.ts'

export type DeliveryFact = {
	kind: 'home' | 'relay' | 'store'
	/** Minor units of the site's currency. */
	centAmount: number
	minimumDays: number
	maximumDays: number
}

/** Facts of a site that pages may use. */
export type SiteFacts = {
	site: SiteCode
	/** Undefined until its record is imported. */
	seller: Seller | undefined
	domain: NormalWebDomain
	deliveries: readonly DeliveryFact[]
	/** Of the shop's own return period. */
	returnsDays: number
}

type PlaceholderInput = SiteFacts & {
	language: Language /** What follows the colon in the placeholder. */
	detail: string
}
type Fact = (input: PlaceholderInput) => string | number | undefined

/** Placeholders by name. Undefined where the site lacks the fact. Line breaks become breaks of the page. */
const FACTS: Readonly<Record<string, Fact>> = {
	'seller.brand': ({ seller }) => seller?.brandName,
	'seller.company': ({ seller }) => seller?.companyName,
	'seller.address': (input) => input.seller && addressOf(input.seller.address, input).join(', '),
	'seller.address-lines': (input) => input.seller && addressOf(input.seller.address, input).join('\n'),
	'seller.return-address': (input) => input.seller && returnAddress(input.seller, input).join(', '),
	'seller.return-address-lines': (input) => input.seller && returnAddress(input.seller, input).join('\n'),
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
	'delivery.countries': (input) => countries(input.domain.deliveryCountries, input),
	'delivery.free-from': (input) =>
		input.domain.freeDelivery ? money(input.domain.freeDelivery.minAmountCents, input) : undefined,
	'delivery.price': (input) => {
		const method = methodOf(input)
		return method && money(method.centAmount, input)
	},
	'delivery.minimum-days': (input) => methodOf(input)?.minimumDays,
	'delivery.maximum-days': (input) => methodOf(input)?.maximumDays,
	'gift-card.minimum': (input) => input.domain.giftCard && money(input.domain.giftCard.minAmount, input),
	'gift-card.maximum': (input) => input.domain.giftCard && money(input.domain.giftCard.maxAmount, input),
	'withdrawal.days': () => WITHDRAWAL_DAYS,
	'returns.days': ({ returnsDays }) => returnsDays,
	'refund.days': () => REFUND_DAYS,
} satisfies Record<string, (input: PlaceholderInput) => string | number | null | undefined> as Readonly<
	Record<string, Fact>
>

/** Placeholders with a detail after a colon: `{{delivery.price:home}}`, `{{seller.register:RCS}}`. */
const DETAILED = ['seller.register', 'delivery.price', 'delivery.minimum-days', 'delivery.maximum-days']

/** True if a placeholder exists, whatever the site's value. */
export function isFact({ name, detail }: { name: string; detail: string }): boolean {
	return Object.hasOwn(FACTS, name) && DETAILED.includes(name) === (detail !== '')
}

/** Text of a placeholder; undefined where the site lacks the fact. */
export function factOf(name: string, input: PlaceholderInput): string | undefined {
	return FACTS[name]?.(input)?.toString()
}

/** Locale of a site in a language: of its own country, else the first of an open site with the language. */
export function tagOf(site: SiteCode, language: Language): string {
	const own = LOCALES[SITES[site].locale]
	if (own.language === language) return own.tag
	const code = LOCALE_CODES.find((one) => LOCALES[one].language === language)
	return code ? LOCALES[code].tag : `${language}-${SITES[site].countryCode}`
}

function money(centAmount: number, { site, language }: PlaceholderInput): string {
	return formatMoney(tagOf(site, language), { centAmount, currency: SITES[site].currency })
}

function methodOf({ deliveries, detail }: PlaceholderInput): DeliveryFact | undefined {
	return deliveries.find(({ kind }) => kind === detail)
}

function countries(codes: readonly string[], { site, language }: PlaceholderInput): string {
	const tag = tagOf(site, language)
	const names = new Intl.DisplayNames(tag, { type: 'region' })
	return new Intl.ListFormat(tag).format(codes.map((code) => names.of(code) ?? code))
}

function returnAddress({ returnAddress: { name, ...address } }: Seller, input: PlaceholderInput): string[] {
	return [name, ...addressOf(address, input)]
}

function addressOf(address: Seller['address'], { site, language }: PlaceholderInput): string[] {
	const country = new Intl.DisplayNames(tagOf(site, language), { type: 'region' }).of(address.countryCode)
	return [...addressLines(address), country ?? address.countryCode]
}
