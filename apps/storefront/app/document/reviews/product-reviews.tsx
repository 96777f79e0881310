import type { ProductReviews } from '@vitrine/commerce/reviews/contract/shown'
import { useTranslations } from 'use-intl'
import { Figures } from './figures.tsx'
import { Inquiries } from './inquiries.tsx'
import type { Words } from '#app/document/languages/markup.tsx'
import { ReviewList } from './review-list.tsx'

type SectionProps = { page: ProductReviews; words: Words; urlKey: string }

/** Reviews and questions on the page of a product: figures, the newest, and the way to all. */
export function ProductReviewsSection({ page, words, urlKey }: SectionProps) {
	const t = useTranslations('reviews')
	const { reviews, all, inquiries, inquiryCount } = page
	const list = words.link(`p/${urlKey}/reviews`)
	return (
		<section className="section-gap" id="reviews" aria-labelledby="reviews-title">
			<h2 id="reviews-title" className="type-display-m thread heading-gap">
				{t('title')}
			</h2>
			{all === 0 && <p className="type-small">{t('none')}</p>}
			{(all > 0 || page.figures.fit) && (
				<div className="review-columns">
					<Figures page={page} words={words} urlKey={urlKey} />
					<div>
						<ReviewList reviews={reviews} words={words} headingLevel="h3" />
						{all > 0 && (
							<p className="review-all">
								<a href={list} className="button button-secondary">
									<span className="button-label">{t('all', { n: all })}</span>
								</a>
							</p>
						)}
					</div>
				</div>
			)}
			<Inquiries inquiries={inquiries} words={words} urlKey={urlKey} />
			{inquiryCount > inquiries.length && (
				<p>
					<a href={`${list}#questions`} className="link link-target">
						{t('asking.all', { n: inquiryCount })}
					</a>
				</p>
			)}
		</section>
	)
}
