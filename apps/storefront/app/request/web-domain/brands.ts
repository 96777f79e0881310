import { type Brand, type BrandDetails, listBrandsRoute } from '@vitrine/commerce/brand/contract'
import { RETURN_PROMISE, type ReturnPromise } from '@vitrine/market/return-periods'
import type { SiteCode } from '@vitrine/market/sites'
import { headColorOf } from './arrangement.ts'
import { fontsOf, type PageFont, themeCss } from './theme.ts'
import type { Gateway } from '#app/request/gateway/client.ts'
import type { Shown } from '#app/request/gateway/shown.ts'
import { createRemembered, type SiteCache } from './remembered.ts'

/** How a shop is called and looks on one site, as its pages need it. */
export type ShopBrand = ReturnPromise &
	Pick<BrandDetails, 'founded' | 'favicon' | 'supportEmail' | 'phone' | 'wordmark'> & {
		name: string
		legalName: string
		storeNamePrefix: string
		productBrand: string
		socials: readonly string[]
		/** Style sheet of its theme; empty for a neutral one. */
		css: string
		/** Color at the head of its pages, which browsers continue in their own frame. */
		headColor: string
		fonts: readonly PageFont[]
	}

export type Brands = {
	/** Waits where it is not known or has changed; the neutral one without an answer. */
	brand(site: SiteCode, shown?: Shown): Promise<ShopBrand>
	/** As known this moment. */
	knownBrand(site: SiteCode): ShopBrand
	/** How the user agent of the shop's app begins; empty without one. */
	appPrefix(): string
	purge(keys: readonly string[] | undefined): void
}

/** What stands where no record says anything. */
export type NeutralBrand = { name: string; nativeAppPrefix: string }

/** Where fonts are without a base address of their own. */
const MEDIA = '/media'

type Options = {
	gateway: (shown: Shown) => Gateway
	neutral: NeutralBrand
	/** Base address of fonts. */
	mediaUrl?: string | undefined
	cached: SiteCache
}

export function createBrands({ gateway, neutral, mediaUrl = MEDIA, cached }: Options): Brands {
	const remembered = createRemembered<'all', Brand[]>({
		...cached,
		max: 1,
		async ask(_, shown) {
			const result = await gateway(shown).callResult(listBrandsRoute)
			if (!result.ok) throw new Error(result.problem.code)
			return result.data
		},
	})
	const made = new WeakMap<Brand[], Map<SiteCode, ShopBrand>>()
	const NONE: Brand[] = []

	/** One object for a site as long as nothing changes. */
	function ofSite(records: Brand[], site: SiteCode): ShopBrand {
		const known = made.get(records) ?? new Map<SiteCode, ShopBrand>()
		made.set(records, known)
		const brand = known.get(site) ?? shopBrand(detailsOf(records, site), { neutral, mediaUrl })
		known.set(site, brand)
		return brand
	}

	return {
		brand: async (site, shown) => ofSite((await remembered.read('all', shown)) ?? NONE, site),
		knownBrand: (site) => ofSite(remembered.peek('all') ?? NONE, site),
		appPrefix: () => shopOf(remembered.peek('all') ?? NONE)?.nativeAppPrefix ?? neutral.nativeAppPrefix,
		purge: (keys) => remembered.purge(keys),
	}
}

function detailsOf(records: readonly Brand[], site: SiteCode): BrandDetails {
	return { ...shopOf(records), ...records.find((record) => record.site === site)?.details }
}

function shopOf(records: readonly Brand[]): BrandDetails | undefined {
	return records.find((record) => record.site === null)?.details
}

function shopBrand(
	{ theme, ...details }: BrandDetails,
	{ neutral, mediaUrl }: { neutral: NeutralBrand; mediaUrl: string },
): ShopBrand {
	const name = details.name ?? neutral.name
	return {
		...RETURN_PROMISE,
		...details,
		name,
		legalName: details.legalName ?? name,
		storeNamePrefix: details.storeNamePrefix ?? name,
		productBrand: details.productBrandDefault ?? name,
		socials: details.socials ?? [],
		css: theme ? themeCss(theme, mediaUrl) : '',
		headColor: headColorOf(theme),
		fonts: theme ? fontsOf(theme, mediaUrl) : [],
	}
}
