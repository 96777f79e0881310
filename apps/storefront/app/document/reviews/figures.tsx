import type { ProductReviews } from '@vitrine/commerce/reviews/contract/shown'
import { FITS } from '@vitrine/commerce/reviews/contract/choices'
import { formatPercent } from '@vitrine/market/format'
import { useTranslations } from 'use-intl'
import { StarRating } from '#app/ui/star-rating.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Words } from '#app/document/languages/markup.tsx'

type FiguresProps = { page: ProductReviews; words: Words; urlKey: string }

/** Average, distribution, fit, and how reviews are checked, which the law wants beside them. */
export function Figures({ page: { figures, all }, words, urlKey }: FiguresProps) {
	const t = useTranslations('reviews')
	const { count, average } = figures
	const list = words.link(`p/${urlKey}/reviews`)
	const number = new Intl.NumberFormat(words.tag, { minimumFractionDigits: 1 })
	return (
		<div className="review-figures">
			{average !== null && (
				<div>
					<p className="review-average">
						<span className="type-display-m">{number.format(average)}</span>
						<StarRating value={average} label={t('average', { average: number.format(average), n: count })} />
						<span className="type-small">{t('count', { n: count })}</span>
					</p>
					<ul className="review-bars">
						{[5, 4, 3, 2, 1].map((stars) => {
							const own = figures.stars[stars - 1] ?? 0
							return (
								<li key={stars}>
									<a href={`${list}?stars=${stars}`} rel="nofollow">
										<span>{t('stars', { n: stars })}</span>
										<meter value={own} max={Math.max(1, count)} aria-hidden="true" />
										<span>
											{own} <VisuallyHidden>{t('counted', { n: own })}</VisuallyHidden>
										</span>
									</a>
								</li>
							)
						})}
					</ul>
				</div>
			)}
			{figures.fit && <FitBar fit={figures.fit} tag={words.tag} />}
			<div className="review-checked type-small">
				{figures.isExample ? <p>{t('example')}</p> : <p>{t('checked')}</p>}
				{all > count && <p>{t('unchecked')}</p>}
			</div>
		</div>
	)
}

type FitBarProps = { fit: NonNullable<ProductReviews['figures']['fit']>; tag: string }

/** "84 % say true to size", and how many said what. */
function FitBar({ fit, tag }: FitBarProps) {
	const t = useTranslations('reviews')
	return (
		<div>
			<p className="type-title-m">{t('fitTrue', { percent: formatPercent(tag, fit.percentTrue * 100) })}</p>
			<p className="type-small">{t('fitFrom', { n: fit.small + fit.true + fit.large })}</p>
			<dl className="review-fit">
				{FITS.map((one) => (
					<div key={one}>
						<dt>{t(`fit.${one}`)}</dt>
						<dd>{fit[one]}</dd>
					</div>
				))}
			</dl>
		</div>
	)
}
