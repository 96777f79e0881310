import { randomBytes } from 'node:crypto'
import { placeLines } from '@vitrine/market/address-lines'
import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { phoneCountryViews } from '#app/document/addresses/countries.ts'
import { getProduct } from '#app/request/products/gateway.ts'
import { openState } from '#app/document/dates/opening-hours.ts'
import { mapPaths } from '#app/facts/addresses/alternates.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { listStoresWithStock } from './gateway.ts'
import { type StoreParts, storesOfProduct } from './stores-of-product.tsx'
import { findProductPlaces } from '#app/request/web-domain/category-tree.ts'
import { refusalOf } from '../../request/guards/refusals.ts'

type Asked = LoaderArgs & { urlKey: string }

const NO_STORES: StoreParts = { text: '', html: '' }

/** What can be put aside of a garment, and where: without a size in the address its sizes, with one the stores (R110). */
export async function loadOffer({ request, context, urlKey }: Asked) {
	const { gateway, site, locale, siteRecord, directory, timeZone } = context.get(requestContext)
	const tag = LOCALES[locale].tag
	const [result, params] = await Promise.all([getProduct(gateway, urlKey), siteRecord()])
	if (!params.ereservation) throw await pageRefused({ request, context })
	if (!result.ok) throw await refusalOf(result.problem, { request, context })
	const { name, colorName, images, variants } = result.data
	const { searchParams } = new URL(request.url)
	const chosen = variants.find(({ sku }) => sku === searchParams.get('sku'))
	const q = searchParams.get('q')?.trim().slice(0, 100) || undefined
	const found = chosen && (await listStoresWithStock(gateway, { sku: chosen.sku, q }))
	if (found && !found.ok) throw await refusalOf(found.problem, { request, context })
	const at = { now: new Date(), timeZone, tag }
	const places = await findProductPlaces(result.data, directory)
	return {
		urlKey,
		product: { name, colorName, picture: images[0] ? pictureView(images[0]) : null },
		sizes: variants.map(({ sku, sizeLabel }) => ({ sku, label: sizeLabel })),
		chosen: chosen ? { sku: chosen.sku, label: chosen.sizeLabel } : null,
		q,
		/** Without a size: how many stores have it in one sentence, and which sizes each, as markup. */
		inStores: (chosen ? undefined : await storesOfProduct({ context, product: result.data })) ?? NO_STORES,
		// Those that have it first; among them, and after them, the order of the gateway: the nearest first.
		stores: (found?.data ?? [])
			.toSorted((a, b) => Number(a.stock === 'unavailable') - Number(b.stock === 'unavailable'))
			.map(({ store, stock }) => ({
				id: store.id,
				name: store.name,
				address: placeLines(store).join(', '),
				open: openState(store.openingHours, at),
				stock,
			})),
		phoneCountries: phoneCountryViews(params.phoneNumberCountries, { tag, own: SITES[site].countryCode }),
		/** Of this very form: submitted twice, it is one reservation. */
		submissionKey: randomBytes(18).toString('base64url'),
		// Not every country reserves: the others' visitors are led to the garment itself.
		...places,
		here: mapPaths(places.here ?? places.alternates, (path) => `${path}/reserve`),
	}
}

export type Offer = Awaited<ReturnType<typeof loadOffer>>
