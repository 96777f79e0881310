import type { Withdrawal } from '@vitrine/commerce/returns/contract/returns'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

export type ReceiptView = {
	id: string
	/** Line by line, as it was made. */
	content: string[]
	/** Date and time of its arrival, with the zone. */
	moment: string
	email: string
	outcome: Withdrawal['outcome']
	/** Opened from the e-mail to the order's address: from here it can be carried out. */
	canConfirm: boolean
	/** The last day in words. */
	until: string | null
	/** Days in which goods may come back without the right. */
	returnsDays: number
	returnNumber: string | null
	labelReference: string | null
}

/** What was stated and when, and what follows: the same as the e-mail says (law 3). */
export function Receipt({ receipt }: { receipt: ReceiptView }) {
	const t = useTranslations('withdraw')
	const to = useLocalePath()
	const { country } = useDocument()
	const navigation = useNavigation()
	const { outcome, canConfirm, until, returnsDays, returnNumber, labelReference } = receipt
	return (
		<div className="page-container narrow-page withdraw-page">
			<PageHead title={t('receipt.head')} noindex />
			<h1 className="type-display-l">{t.rich('receipt.title', emphasis)}</h1>
			<p className="muted">{t('receipt.intro', { email: receipt.email })}</p>
			<dl className="withdraw-receipt">
				<dt>{t('receipt.moment')}</dt>
				<dd>{receipt.moment}</dd>
				<dt>{t('receipt.content')}</dt>
				<dd className="lines">
					{receipt.content.map((line) => (
						<span key={line}>{line}</span>
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
			<h2 className="type-title-m">{t('receipt.next')}</h2>
			<p>{canConfirm ? t('receipt.confirmText') : t(`outcome.${outcome}`, { day: until ?? '', returnsDays })}</p>
			{canConfirm && (
				<Form method="post">
					<input type="hidden" name="receipt" value={receipt.id} />
					<Button type="submit" name="intent" value="carry-out" size="bar" loading={navigation.state === 'submitting'}>
						{t('confirm', { country })}
					</Button>
				</Form>
			)}
			<p className="withdraw-actions">
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
