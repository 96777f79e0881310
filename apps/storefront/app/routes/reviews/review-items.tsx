import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '#app/ui/picture.tsx'
import type { ReviewItem } from './write.tsx'

/** The styles of an order, each with what became of its review. */
export function ReviewItems({ items }: { items: ReviewItem[] }) {
	const t = useTranslations('reviews.write')
	return (
		<>
			<p className="lead">{t('intro')}</p>
			<ul className="review-items">
				{items.map(({ productId, name, picture, isDelivered, review }) => (
					<li key={productId}>
						<div>{picture && <Picture {...picture} alt="" sizes="72px" />}</div>
						<div>
							<p className="type-title-m">{name}</p>
							{review && <p className="type-small">{t(`state.${review.status}`)}</p>}
							{isDelivered ? (
								<Link to={`?product=${encodeURIComponent(productId)}`} className="link link-target">
									{t(review ? 'change' : 'choose')}
								</Link>
							) : (
								<p className="type-small muted">{t('waiting')}</p>
							)}
						</div>
					</li>
				))}
			</ul>
		</>
	)
}
