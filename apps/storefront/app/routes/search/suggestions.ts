import { suggestRoute } from '@vitrine/commerce/search/contract'
import { requestContext } from '#app/request/context.ts'
import { categoryPath } from '#app/request/web-domain/departments.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { priceView } from '#app/facts/money/price-view.ts'
import type { Route } from './+types/suggestions'
import type { SuggestionView } from '#app/document/search/use-suggestions.ts'

const LONGEST = 200
const SHOWN_TERMS = 5
const SHOWN_CATEGORIES = 4

/** What the search field suggests for what is typed, or to begin with. When it cannot, nothing is suggested and the form still works. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<SuggestionView | null> {
	const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, LONGEST)
	const { gateway, tag } = context.get(requestContext)
	const result = await gateway.callResult(suggestRoute, { query: q ? { q } : {} })
	if (!result.ok) return null
	const { terms, categories, products, total } = result.data
	return {
		terms: terms.slice(0, SHOWN_TERMS),
		categories: categories.slice(0, SHOWN_CATEGORIES).map(({ name, path, tile }) => ({
			name,
			path: categoryPath(path),
			picture: tile ? pictureView(tile) : null,
		})),
		products: products.map(({ name, urlKey, price, images }) => ({
			name,
			urlKey,
			price: priceView(tag, price),
			picture: images[0] ? pictureView(images[0]) : null,
		})),
		total,
		isStart: !q,
	}
}
