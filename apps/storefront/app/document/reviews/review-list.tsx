import type { Review } from '@vitrine/commerce/reviews/contract/shown'
import { formatDate } from '@vitrine/market/format'
import { useTranslations } from 'use-intl'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Words } from '#app/document/languages/markup.tsx'

type ListProps = {
	reviews: readonly Review[]
	words: Words
	/** Address of the page on which they are found helpful and reported; without it they are only read. */
	page?: string
	headingLevel: 'h2' | 'h3'
}

export function ReviewList({ reviews, ...rest }: ListProps) {
	return (
		<ul className="review-list">
			{reviews.map((review) => (
				<li key={review.id} id={review.id}>
					<OneReview review={review} {...rest} />
				</li>
			))}
		</ul>
	)
}

/** Words of a person: text, never markup. */
function OneReview({ review, words, page, headingLevel: Heading }: Omit<ListProps, 'reviews'> & { review: Review }) {
	const t = useTranslations('reviews')
	const { tag, timeZone, shopName } = words
	const { title, body, stars, languageTag, author, answer, helpful, origin } = review
	const isForeign = languageTag.split('-')[0] !== tag.split('-')[0]
	const facts = factsOf(review).map(([key, value]) => t(key, value))
	return (
		<article>
			<StarRating value={stars} label={t('outOf', { average: stars })} />
			<Heading className="type-title-m" lang={languageTag}>
				{title}
			</Heading>
			<p className="review-body" lang={languageTag}>
				{body}
			</p>
			{facts.length > 0 && (
				<ul className="review-facts type-small">
					{facts.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
			)}
			<Photos review={review} words={words} />
			<p className="review-meta type-small">
				<span>{author ?? t('anonymous')}</span>
				<span>{t('written', { day: formatDate(tag, review.writtenAt, timeZone) })}</span>
				{review.boughtAt && <span>{t('bought', { day: formatDate(tag, review.boughtAt, timeZone) })}</span>}
				<span className="review-origin">
					{origin === 'bought' && <Icon name="check" size={16} />}
					{t(`origin.${origin}`)}
				</span>
				{isForeign && <span>{t('language', { language: languageName(tag, languageTag) })}</span>}
			</p>
			{answer && (
				<div className="review-answer selvedge">
					<p className="type-micro">{t('answerOf', { shop: shopName })}</p>
					<p className="review-body">{answer}</p>
				</div>
			)}
			{page && (
				<form method="post" action={page} className="review-actions">
					<input type="hidden" name="review" value={review.id} />
					<button type="submit" className="button button-secondary button-compact">
						<span className="button-label">
							{t('helpful', { n: helpful })} <VisuallyHidden>{title}</VisuallyHidden>
						</span>
					</button>
					<a href={`${page.split('?')[0]}${review.id}/report/`} className="link link-target type-small" rel="nofollow">
						{t('report')} <VisuallyHidden>{title}</VisuallyHidden>
					</a>
				</form>
			)}
		</article>
	)
}

/** Each leads to the whole picture: the browser shows it as large as it is. */
function Photos({ review: { photos, title, languageTag }, words: { tag } }: { review: Review; words: Words }) {
	const t = useTranslations('reviews')
	if (photos.length === 0) return null
	return (
		<ul className="review-photos">
			{photos.map(({ alt, ...picture }, at) => (
				<li key={picture.base}>
					<a href={`${picture.base}-large.webp`} rel="nofollow" lang={alt ? languageTag : tag}>
						<Picture {...picture} alt={alt ?? t('photo', { n: at + 1, title })} sizes="112px" />
						<VisuallyHidden>
							<span lang={tag}> {t('enlarge')}</span>
						</VisuallyHidden>
					</a>
				</li>
			))}
		</ul>
	)
}

type Fact = [
	key: 'size' | 'height' | 'usual' | `fit.${'small' | 'true' | 'large'}`,
	values: Record<string, string | number>,
]

function factsOf({ sizeLabel, heightCm, usualSize, fit }: Review): Fact[] {
	return [
		...(fit ? [[`fit.${fit}`, {}] as Fact] : []),
		...(sizeLabel ? [['size', { size: sizeLabel }] as Fact] : []),
		...(heightCm ? [['height', { cm: heightCm }] as Fact] : []),
		...(usualSize ? [['usual', { size: usualSize }] as Fact] : []),
	]
}

/** `alemán`, in the language of the page. */
export function languageName(tag: string, of: string): string {
	return new Intl.DisplayNames(tag, { type: 'language' }).of(of.split('-')[0]!) ?? of
}
