import { useTranslations } from 'use-intl'
import { Icon } from '#app/ui/icon/icon.tsx'
import { TotalLine, TotalsRows } from '#app/routes/cart/totals-rows.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { GiftCardLine, SummaryLine } from './summary-line.tsx'

/** What is being bought. Beside the form on wide screens; folded above it on others. */
export function OrderSummary({ checkout, isFolded }: { checkout: CheckoutView; isFolded?: boolean }) {
	const t = useTranslations('order')
	const { cart, totals } = checkout
	const total = totals?.total ?? cart.total
	if (isFolded) {
		return (
			<details className="order-fold">
				<summary>
					<span>{t('summary', { n: cart.itemCount })}</span>
					<strong>{total}</strong>
					<Icon name="chevron-down" size={20} />
				</summary>
				<div className="order-fold-content">
					<SummaryContent checkout={checkout} />
				</div>
			</details>
		)
	}
	return (
		<aside className="summary-panel order-aside" aria-labelledby="order-summary">
			<h2 id="order-summary" className="type-title-l">
				{t('summary', { n: cart.itemCount })}
			</h2>
			<SummaryContent checkout={checkout} />
		</aside>
	)
}

function SummaryContent({ checkout: { cart, totals } }: { checkout: CheckoutView }) {
	const t = useTranslations('order')
	const coupon = cart.coupon && !cart.coupon.problem ? cart.coupon : null
	return (
		<>
			<ul className="summary-lines">
				{cart.lines.map((line) => (
					<SummaryLine key={line.sku} line={line} price={line.total} />
				))}
				{cart.giftCards.map((card) => (
					<GiftCardLine key={card.id} card={card} />
				))}
			</ul>
			{totals ? (
				<>
					<TotalsRows totals={totals} coupon={coupon?.code ?? null} />
					<TotalLine totals={totals} />
				</>
			) : (
				<>
					<dl className="summary-rows">
						<div>
							<dt>{t('subtotal')}</dt>
							<dd>{cart.subtotal}</dd>
						</div>
						{coupon && (
							<div>
								<dt>{t('code', { code: coupon.code })}</dt>
								<dd>{coupon.discount}</dd>
							</div>
						)}
						{cart.lines.length > 0 && (
							<div>
								<dt>{t('delivery')}</dt>
								<dd>{t('nextStep')}</dd>
							</div>
						)}
					</dl>
					<p className="summary-total">
						<span>{cart.lines.length > 0 ? t('goods') : t('withCards')}</span>
						<strong>{cart.total}</strong>
					</p>
				</>
			)}
		</>
	)
}
