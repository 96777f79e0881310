import { ReviewQuery } from '@vitrine/commerce/reviews/contract/shown'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { mapPaths } from '#app/facts/addresses/alternates.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import { getProduct } from '#app/request/products/gateway.ts'
import { findProductReviews } from '#app/request/reviews/gateway.ts'
import { findProductPlaces } from '#app/request/web-domain/category-tree.ts'

type Asked = LoaderArgs & { urlKey: string }

/** Questions of a page that shows all of them. */
const ALL_INQUIRIES = 100

/** The product of an address of reviews, and where its page is in other languages; old addresses lead to the new one. */
export async function requireProduct({ request, context, urlKey }: Asked, beside: 'reviews' | 'ask') {
	const { gateway, locale, directory } = context.get(requestContext)
	const result = await getProduct(gateway, urlKey)
	if (!result.ok) throw await refusalOf(result.problem, { request, context })
	const product = result.data
	if (product.urlKey !== urlKey) throw redirectTo(localePath(locale, `p/${product.urlKey}/${beside}`), { status: 301 })
	const places = await findProductPlaces(product, directory)
	const below = (path: string) => `${path}/${beside}`
	return {
		product,
		places: {
			...places,
			alternates: mapPaths(places.alternates, below),
			...(places.here && { here: mapPaths(places.here, below) }),
		},
	}
}

/** Filters of an address; what is none of ours is left out. */
export function readFilters(searchParams: URLSearchParams): ReviewQuery {
	const { shape } = ReviewQuery
	const entries = (['stars', 'size', 'fit', 'height', 'photos', 'page'] as const).flatMap((name) => {
		const value = searchParams.get(name)
		return value && shape[name].safeParse(value).success ? [[name, value] as const] : []
	})
	return ReviewQuery.parse({ ...Object.fromEntries(entries), limit: 10, inquiries: ALL_INQUIRIES })
}

/** The reviews of a style that fit the filters of the address. */
export async function loadReviews(asked: Asked) {
	const { request, context, urlKey } = asked
	const filters = readFilters(new URL(request.url).searchParams)
	const [{ product, places }, found] = await Promise.all([
		requireProduct(asked, 'reviews'),
		findProductReviews(context.get(requestContext).gateway, { urlKey, query: filters }),
	])
	if (!found.ok) throw await refusalOf(found.problem, { request, context })
	return { product, places, page: found.data, filters }
}
