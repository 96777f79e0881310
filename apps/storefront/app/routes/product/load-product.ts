import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { directoryContext, gatewayContext, localeContext, settingsContext, siteContext } from '#app/context.ts'
import type { Alternates } from '#app/site/head/alternates.ts'
import { pageRefused } from '#app/site/errors/refusals.ts'
import { localePath } from '#app/site/locale/path.ts'
import { freeDeliveryAmount } from '#app/site/pricing/free-delivery.ts'
import { deliveryViews } from './delivery-view.ts'
import { findDeliveryMethods, getProduct } from './gateway.ts'
import { productView } from './product-view.ts'
import { structuredData } from './structured-data.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider>; urlKey: string }

/** The product of an address. An old address leads to the new one; a product no longer sold says so with 410. */
export async function loadProduct({ request, context, urlKey }: Asked) {
	const gateway = context.get(gatewayContext)
	const site = context.get(siteContext)
	const locale = context.get(localeContext)
	const [result, methods, params] = await Promise.all([
		getProduct(gateway, urlKey),
		findDeliveryMethods(gateway),
		context.get(directoryContext).params(site),
	])
	if (!result.ok) {
		if (result.problem.status === 404 || result.problem.status === 400) throw await pageRefused({ request, context })
		if (result.problem.status === 410) return data({ product: null, alternates: null }, { status: 410 })
		throw data(null, { status: 503 })
	}
	const product = result.data
	if (product.urlKey !== urlKey) {
		const { search } = new URL(request.url)
		throw redirect(`${localePath(locale, `p/${product.urlKey}`)}${search}`, 301)
	}
	return data({
		product: productView(LOCALES[locale].tag, product),
		delivery: deliveryViews(methods, { site, locale, currency: params.currency }),
		canReserve: params.ereservation,
		freeDelivery: freeDeliveryAmount(params, locale),
		facts: structuredData({ locale, domains: context.get(settingsContext).domains }, product),
		alternates: alternatesOf(product.urlKeys),
	})
}

function alternatesOf(urlKeys: Record<string, string>): Alternates {
	const paths = LOCALE_CODES.map((locale) => {
		const urlKey = urlKeys[LOCALES[locale].language]
		return [locale, urlKey ? `p/${urlKey}` : '']
	})
	return Object.fromEntries(paths)
}
