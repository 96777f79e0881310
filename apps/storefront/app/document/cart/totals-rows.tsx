import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import type { TotalsView } from './totals-view.ts'
import './summary.css'

/** Goods, discount, delivery and the VAT in them, in columns; the total stands apart, see `TotalLine`. */
export function TotalsRows({ totals, coupon }: { totals: TotalsView; coupon: string | null }) {
	const t = useTranslations('order')
	return (
		<dl className="summary-rows">
			<Row term={t('subtotal')} value={totals.subtotal} />
			{totals.discount && <Row term={coupon ? t('code', { code: coupon }) : t('discount')} value={totals.discount} />}
			{!totals.isByEmail && <Row term={t('delivery')} value={totals.delivery ?? t('free')} />}
		</dl>
	)
}

function Row({ term, value }: { term: string; value: string }) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>{value}</dd>
		</div>
	)
}

/** What is paid in the end, and the VAT it contains. */
export function TotalLine({ totals }: { totals: TotalsView }) {
	const t = useTranslations('order')
	const { country } = useDocument()
	return (
		<div className="summary-end">
			<ul className="type-small muted">
				{totals.taxes.map((tax) => (
					<li key={tax.rate}>{t('tax', tax)}</li>
				))}
			</ul>
			<p className="summary-total">
				<span>{totals.taxes.length > 0 ? t('total', { country }) : t('withCards')}</span>
				<strong>{totals.total}</strong>
			</p>
			{totals.left !== null && (
				<dl className="summary-rows">
					{totals.paidWith.map(({ means, ending, amount }) => (
						<Row
							key={`${means} ${ending}`}
							term={means === 'gift-card' ? t('card.paid', { ending }) : t('storeCredit')}
							value={amount}
						/>
					))}
					<Row term={t('card.left')} value={totals.left} />
				</dl>
			)}
		</div>
	)
}
