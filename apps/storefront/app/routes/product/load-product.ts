import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { data } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { shownFailure } from '#app/request/gateway/client.ts'
import { everywhere } from '#app/facts/addresses/alternates.ts'
import { canonicalUrl, siteOrigin } from '#app/facts/addresses/origins.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { pageAddress } from '#app/facts/addresses/page-address.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { freeDeliveryAmount, freeHomeDeliveryFrom } from '#app/request/web-domain/free-delivery.ts'
import { deliveryViews } from './delivery-view.ts'
import { environmentView } from './environment-view.ts'
import { findSimilar, getProduct } from '#app/request/products/gateway.ts'
import { cardView } from '#app/document/products/card-view.ts'
import { loadOutfits } from '#app/document/content/load-outfits.tsx'
import { loadProductReviews } from '#app/document/reviews/load-product-reviews.tsx'
import { productView } from './product-view.ts'
import { productFacts } from './structured-data.ts'
import { findProductPlaces } from '#app/request/web-domain/category-tree.ts'

type Asked = LoaderArgs & { urlKey: string }

/** The product of an address. An old address leads to the new one; one no longer sold says so with 410, and shows what is like it. */
export async function loadProduct({ request, context, urlKey }: Asked) {
	const { brand, gateway, site, locale, siteRecord, settings, directory, tag } = context.get(requestContext)
	const [result, methods = [], params] = await Promise.all([
		getProduct(gateway, urlKey, { companions: 'true' }),
		// A page about a product can be shown without.
		directory.deliveryMethods(site, locale),
		siteRecord(),
	])
	if (!result.ok) {
		if (result.problem.status === 404 || result.problem.status === 400) throw await pageRefused({ request, context })
		if (result.problem.status === 410) {
			const chosen = (await findSimilar(gateway, urlKey)).map((card) => cardView(tag, card))
			return data({ product: null, chosen, alternates: everywhere(''), absent: LOCALE_CODES }, { status: 410 })
		}
		throw shownFailure(result.problem)
	}
	const product = result.data
	if (product.urlKey !== urlKey) {
		const { search } = pageAddress(request.url)
		throw redirectTo(`${localePath(locale, `p/${product.urlKey}`)}${search}`, { status: 301 })
	}
	const [reviews, blocks] = await Promise.all([
		loadProductReviews({ context, product }),
		product.companions?.hasOutfits === false ? [] : loadOutfits({ context, urlKey }),
	])
	const { domains } = settings
	const delivery = { methods, freeFrom: freeHomeDeliveryFrom(params), countryCode: params.countryCode }
	return data({
		product: productView(tag, product),
		delivery: deliveryViews(methods, { site, locale, currency: params.currency }),
		canReserve: params.ereservation,
		reviews: reviews.html,
		blocks,
		environment: params.agec && product.environment ? environmentView(product.environment) : null,
		freeDelivery: freeDeliveryAmount(params, locale),
		facts: productFacts(product, {
			productBrand: brand.productBrand,
			returnPromise: brand,
			delivery,
			rating: reviews.rating,
			origin: siteOrigin(LOCALES[locale].site, domains),
			urlOf: (urlKey) => canonicalUrl({ locale, path: `p/${urlKey}`, domains }),
		}),
		...(await findProductPlaces(product, directory)),
	})
}
