import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { findProductReviews } from '#app/request/reviews/gateway.ts'
import { staticMarkup, wordsOf } from '#app/document/languages/markup.tsx'
import { ProductReviewsSection } from './product-reviews.tsx'

/** Reviews and questions that the page of a product shows. */
const SHOWN = { limit: 3, inquiries: 3 }

type Asked = Pick<LoaderArgs, 'context'> & { urlKey: string }

/** The section of a product's page as markup, empty where the gateway does not answer; the rating of checked reviews for search engines. */
export async function loadProductReviews({ context, urlKey }: Asked) {
	const found = await findProductReviews(context.get(requestContext).gateway, { urlKey, query: SHOWN })
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
