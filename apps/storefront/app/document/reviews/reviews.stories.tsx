import type { ProductReviews, Review } from '@vitrine/commerce/reviews/contract/shown'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import { useDocument } from '#app/document/document.tsx'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import type { Words } from '#app/document/languages/markup.tsx'
import { ProductReviewsSection } from './product-reviews.tsx'
import { ReviewList } from './review-list.tsx'
import './reviews.css'

export default { title: 'reviews/Reviews' } satisfies Stories

export const Many: Story = { render: () => <Section count={128} /> }
export const None: Story = { render: () => <Section count={0} /> }
export const Bought: Story = { render: () => <One origin="bought" /> }
export const WithPhotos: Story = { render: () => <One photos={PHOTOS} /> }
export const Imported: Story = { render: () => <One origin="imported" author={null} answer={null} /> }

const PHOTO = { widths: [160, 320, 640, 960], width: 960, height: 1280 }
const PHOTOS = ['front', 'back', 'detail'].map((view, at) => {
	return { ...PHOTO, base: `/samples/${view}`, alt: at === 0 ? null : view }
})

function useWords(): Words {
	const { locale, shopName } = useDocument()
	const { tag } = useSamples()
	const link = (path: string) => `/${locale}/${path}/`
	const promise = { returnsDays: 30, freeReturns: 'yes' }
	return { locale, tag, shopName, promise, timeZone: 'UTC', link, texts: undefined as unknown as PageTexts }
}

function useReview(own: Partial<Review> = {}): Review {
	const { name, longest, tag } = useSamples()
	return {
		id: 'review',
		origin: 'bought',
		stars: 4,
		title: longest,
		body: `${name}. ${longest} ${longest}`,
		languageTag: tag,
		author: longest,
		fit: 'true',
		sizeLabel: '46',
		colorName: null,
		heightCm: 182,
		usualSize: '46',
		boughtAt: '2026-10-12T08:00:00Z',
		writtenAt: '2026-11-12T08:00:00Z',
		answer: name,
		helpful: 12,
		photos: [],
		...own,
	}
}

function One(own: Partial<Review>) {
	const words = useWords()
	return <ReviewList reviews={[useReview(own)]} words={words} page="/reviews/" headingLevel="h2" />
}

function Section({ count }: { count: number }) {
	const words = useWords()
	const review = useReview()
	const isAny = count > 0
	const page: ProductReviews = {
		productId: 'sample',
		figures: {
			count,
			average: isAny ? 4.6 : null,
			stars: isAny ? [1, 2, 5, 20, 100] : [0, 0, 0, 0, 0],
			fit: isAny ? { small: 8, true: 84, large: 8, percentTrue: 84 } : null,
			isExample: false,
		},
		reviews: isAny ? [review] : [],
		total: count,
		page: 1,
		pageCount: 1,
		all: count,
		sizes: [],
		withPhotos: 0,
		inquiries: isAny
			? [
					{
						id: 'one',
						words: review.title,
						author: null,
						answer: review.body,
						languageTag: words.tag,
						askedAt: review.writtenAt,
					},
				]
			: [],
		inquiryCount: isAny ? 3 : 0,
	}
	return <ProductReviewsSection page={page} words={words} urlKey="sample" />
}
