import type { Withdrawal } from '@vitrine/commerce/returns/contract'
import { useTranslations } from 'use-intl'
import { PageHead } from '#app/site/head/page-head.tsx'
import { emphasis } from '#app/site/locale/emphasis.tsx'
import { useLocalePath } from '#app/site/locale/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'

export type ReceiptView = {
	id: string
	/** Line by line, as it was made. */
	content: string[]
	/** Date and time of its arrival, with the zone. */
	moment: string
	email: string
	outcome: Withdrawal['outcome']
	/** The last day in words. */
	until: string | null
	returnNumber: string | null
	labelReference: string | null
}

/** What was stated and when, and what follows: the same as the letter says (law 3). */
export function Receipt({ receipt }: { receipt: ReceiptView }) {
	const t = useTranslations('withdraw')
	const to = useLocalePath()
	const { outcome, until, returnNumber, labelReference } = receipt
	return (
		<div className="page-container withdraw-page">
			<PageHead title={t('receipt.head')} noindex />
			<h1 className="type-display-l">{t.rich('receipt.title', emphasis)}</h1>
			<p className="type-body-l mt-s-4 text-ink-2">{t('receipt.intro', { email: receipt.email })}</p>
			<dl className="withdraw-receipt">
				<dt>{t('receipt.moment')}</dt>
				<dd>{receipt.moment}</dd>
				<dt>{t('receipt.content')}</dt>
				<dd>
					{receipt.content.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</dd>
				{returnNumber && (
					<>
						<dt>{t('receipt.returnNumber')}</dt>
						<dd>
							<span className="woven-label">{returnNumber}</span>
						</dd>
					</>
				)}
				{labelReference && (
					<>
						<dt>{t('receipt.label')}</dt>
						<dd>{labelReference}</dd>
					</>
				)}
			</dl>
			<h2 className="type-title-m mt-s-7">{t('receipt.next')}</h2>
			<p className="mt-s-3">{t(`outcome.${outcome}`, { day: until ?? '' })}</p>
			<p className="withdraw-actions mt-s-8">
				{labelReference && (
					<ButtonLink href={`${to('order/withdraw/label')}?receipt=${receipt.id}`}>{t('receipt.print')}</ButtonLink>
				)}
				<ButtonLink to={to()} variant="secondary">
					{t('receipt.home')}
				</ButtonLink>
			</p>
		</div>
	)
}
