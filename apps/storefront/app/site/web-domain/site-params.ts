import { freeDeliveryFrom, WebDomain, WebDomainParams } from '@vitrine/commerce/web-domains/contract'
import { SITES, type SiteCode } from '@vitrine/market/sites'

/** The switches and amounts of a site that pages ask for, with the defaults of what is absent (T3). */
export type SiteParams = {
	currency: string
	deliveryCountries: string[]
	/** Orders of this amount, in minor units, are delivered free; null where nothing is. */
	freeDeliveryFrom: number | null
	ereservation: boolean
	wishlist: boolean
	loyalty: boolean
	agec: boolean
	swiftAddToCart: boolean
	showMap: boolean
	hasGiftCard: boolean
}

/** What the shop goes on with when the parameters cannot be had (R124). */
export function defaultParams(site: SiteCode): SiteParams {
	return {
		currency: SITES[site].currency,
		deliveryCountries: [SITES[site].countryCode],
		freeDeliveryFrom: null,
		ereservation: false,
		wishlist: false,
		loyalty: false,
		agec: false,
		swiftAddToCart: false,
		showMap: false,
		hasGiftCard: false,
	}
}

/** Reads the gateway's record field by field: one of a wrong type is reported and counts as absent. */
export function readWebDomain({
	body,
	site,
	report,
}: {
	body: unknown
	site: SiteCode
	report: (message: string) => void
}): SiteParams {
	const defaults = defaultParams(site)
	const domain = WebDomain.partial()
		.extend({ params: WebDomainParams.loose().optional() })
		.safeParse(withKnownTypes(body, report))
	if (!domain.success) {
		report('Web domain: unreadable record')
		return defaults
	}
	const { params = {}, devise } = domain.data
	return {
		...defaults,
		currency: devise ?? defaults.currency,
		deliveryCountries: params.deliveryCountries?.length ? params.deliveryCountries : defaults.deliveryCountries,
		freeDeliveryFrom: freeDeliveryFrom(params)?.minAmountCents ?? null,
		ereservation: params.ereservation ?? false,
		wishlist: params.wishlist ?? false,
		loyalty: params.loyalty ?? false,
		agec: params.agec ?? false,
		swiftAddToCart: params.swiftAddToCart ?? false,
		showMap: params.showMap ?? false,
		hasGiftCard: params.giftCard !== undefined,
	}
}

function withKnownTypes(body: unknown, report: (message: string) => void): unknown {
	if (typeof body !== 'object' || body === null || !('params' in body)) return body
	const params = Object.entries(body.params ?? {}).filter(([name, value]) => {
		const shape = WebDomainParams.shape[name as keyof typeof WebDomainParams.shape]
		const fits = shape === undefined || shape.safeParse(value).success
		if (!fits) report(`Web domain: parameter ${name} of a wrong type`)
		return fits
	})
	return { ...body, params: Object.fromEntries(params) }
}
