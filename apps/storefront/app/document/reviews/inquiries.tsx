import type { Inquiry } from '@vitrine/commerce/reviews/contract/shown'
import { formatDate } from '@vitrine/market/format'
import { useTranslations } from 'use-intl'
import type { Words } from '#app/document/languages/markup.tsx'

type InquiriesProps = { inquiries: readonly Inquiry[]; words: Words; urlKey: string }

/** Questions about a product, each with the shop's answer. */
export function Inquiries({ inquiries, words, urlKey }: InquiriesProps) {
	const t = useTranslations('reviews')
	const { tag, timeZone, shopName } = words
	return (
		<div className="inquiries" id="questions">
			<h2 className="type-title-l">{t('asking.title')}</h2>
			{inquiries.length === 0 && <p className="type-small">{t('asking.none')}</p>}
			{inquiries.map((one) => (
				<article key={one.id}>
					<h3 className="type-title-m review-body" lang={one.languageTag}>
						{one.words}
					</h3>
					<p className="review-meta type-small">
						{t('asking.asked', { name: one.author ?? t('anonymous'), day: formatDate(tag, one.askedAt, timeZone) })}
					</p>
					<div className="review-answer selvedge">
						<p className="type-micro">{t('answerOf', { shop: shopName })}</p>
						<p className="review-body" lang={one.languageTag}>
							{one.answer}
						</p>
					</div>
				</article>
			))}
			<p>
				<a href={words.link(`p/${urlKey}/ask`)} className="link link-target" rel="nofollow">
					{t('asking.ask')}
				</a>
			</p>
		</div>
	)
}
