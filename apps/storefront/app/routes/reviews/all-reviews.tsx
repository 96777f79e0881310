import type { ProductReviews, ReviewQuery } from '@vitrine/commerce/reviews/contract/shown'
import { useTranslations } from 'use-intl'
import { Figures } from '#app/document/reviews/figures.tsx'
import { Inquiries } from '#app/document/reviews/inquiries.tsx'
import type { Words } from '#app/document/languages/markup.tsx'
import { ReviewList } from '#app/document/reviews/review-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Filters } from './filters.tsx'

type AllProps = {
	page: ProductReviews
	filters: ReviewQuery
	words: Words
	urlKey: string
	search: string
	hasVoted: boolean
}

export function AllReviews({ page, filters, words, urlKey, search, hasVoted }: AllProps) {
	const t = useTranslations('reviews')
	const list = words.link(`p/${urlKey}/reviews`)
	return (
		<>
			{hasVoted && (
				<Notice tone="success" role="status">
					{t('voted')}
				</Notice>
			)}
			<div className="review-columns">
				<div className="review-figures">
					<Figures page={page} words={words} urlKey={urlKey} />
					{page.all > 0 && <Filters filters={filters} sizes={page.sizes} withPhotos={page.withPhotos} list={list} />}
				</div>
				<div id="list">
					{page.all > 0 && <p className="review-order type-small">{t('sorted')}</p>}
					{page.total === 0 && <p>{t(page.all === 0 ? 'none' : 'noneFits')}</p>}
					<ReviewList reviews={page.reviews} words={words} page={`${list}${withoutVote(search)}`} headingLevel="h2" />
					<Paging page={page} list={list} search={search} />
				</div>
			</div>
			<Inquiries inquiries={page.inquiries} words={words} urlKey={urlKey} />
			<p>
				<a href={words.link(`p/${urlKey}`)} className="link link-target">
					{t('back')}
				</a>
			</p>
		</>
	)
}

function withoutVote(search: string): string {
	const query = new URLSearchParams(search)
	query.delete('voted')
	return query.size > 0 ? `?${query}` : ''
}

type PagingProps = { page: ProductReviews; list: string; search: string }

function Paging({ page: { page, pageCount }, list, search }: PagingProps) {
	const t = useTranslations('reviews')
	if (pageCount < 2) return null
	const at = (number: number) => {
		const query = new URLSearchParams(withoutVote(search))
		query.set('page', String(number))
		return `${list}?${query}`
	}
	return (
		<nav aria-label={t('paging.label')} className="review-paging">
			{page > 1 && (
				<a href={at(page - 1)} className="button button-secondary" rel="prev nofollow">
					<span className="button-label">{t('paging.before')}</span>
				</a>
			)}
			<span className="type-small">{t('paging.page', { page, pages: pageCount })}</span>
			{page < pageCount && (
				<a href={at(page + 1)} className="button button-secondary" rel="next nofollow">
					<span className="button-label">{t('paging.next')}</span>
				</a>
			)}
		</nav>
	)
}
