import type { ProductPage } from '@vitrine/commerce/catalog/contract'
import type { ProductReviews } from '@vitrine/commerce/reviews/contract/shown'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { findProductReviews } from '#app/request/reviews/gateway.ts'
import { staticMarkup, wordsOf } from '#app/document/languages/markup.tsx'
import { ProductReviewsSection } from './product-reviews.tsx'

/** Reviews and questions that the page of a product shows. */
const SHOWN = { limit: 3, inquiries: 3 }

/** What the gateway answers of a style that nobody has told anything of. */
const NONE: Omit<ProductReviews, 'productId'> = {
	figures: { count: 0, average: null, stars: [0, 0, 0, 0, 0], fit: null, isExample: false },
	reviews: [],
	total: 0,
	page: 1,
	pageCount: 1,
	all: 0,
	sizes: [],
	withPhotos: 0,
	inquiries: [],
	inquiryCount: 0,
}

type Asked = Pick<LoaderArgs, 'context'> & { product: Pick<ProductPage, 'productId' | 'urlKey' | 'companions'> }

/** The section of a product's page as markup, empty where the gateway does not answer; the rating of checked reviews for search engines. */
export async function loadProductReviews({ context, product: { productId, urlKey, companions } }: Asked) {
	// A gateway that does not say is asked.
	const found =
		companions?.hasReviews === false
			? { ok: true as const, data: { ...NONE, productId } }
			: await findProductReviews(context.get(requestContext).gateway, { urlKey, query: SHOWN })
	if (!found.ok) return { html: '', rating: undefined }
	const words = wordsOf({ context })
	const { average, count, isExample } = found.data.figures
	return {
		html: staticMarkup(<ProductReviewsSection page={found.data} words={words} urlKey={urlKey} />, {
			words,
			namespaces: ['reviews'],
		}),
		rating: average === null || isExample ? undefined : { average, count },
	}
}
