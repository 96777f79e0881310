import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { TotalLine, TotalsRows } from '#app/document/cart/totals-rows.tsx'
import type { CheckoutView, DeliveryKind } from './checkout-view.ts'
import { GiftCardLine, SummaryLine } from '#app/document/cart/summary-line.tsx'

export type ChosenDelivery = {
	kind: DeliveryKind
	/** Null when it is free. */
	price: string | null
	/** Goods and this delivery. */
	total: string
}

type SummaryProps = {
	checkout: CheckoutView
	/** A delivery that is chosen and not saved yet: it counts already. */
	chosen?: ChosenDelivery
}

/** What is being bought. Beside the form on wide screens; folded above it on others. */
export function OrderSummary({ checkout, chosen, isFolded }: SummaryProps & { isFolded?: boolean }) {
	const t = useTranslations('order')
	const { cart, totals } = checkout
	const total = chosen?.total ?? totals?.total ?? cart.total
	if (isFolded) {
		return (
			<details className="order-fold">
				<summary>
					<span>{t('summary', { n: cart.itemCount })}</span>
					<strong>{total}</strong>
					<Icon name="chevron-down" size={20} />
				</summary>
				<div className="order-fold-content">
					<SummaryContent checkout={checkout} chosen={chosen} />
				</div>
			</details>
		)
	}
	return (
		<aside className="summary-panel order-aside" aria-labelledby="order-summary">
			<h2 id="order-summary" className="type-title-l">
				{t('summary', { n: cart.itemCount })}
			</h2>
			<SummaryContent checkout={checkout} chosen={chosen} />
		</aside>
	)
}

function SummaryContent({ checkout: { cart, totals }, chosen }: SummaryProps) {
	const t = useTranslations('order')
	const { country } = useDocument()
	const total = chosen?.total ?? cart.total
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
			{totals && !chosen ? (
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
								<dt>{chosen ? t(`method.${chosen.kind}`, { country }) : t('delivery')}</dt>
								<dd>{chosen ? (chosen.price ?? t('free')) : t('nextStep')}</dd>
							</div>
						)}
					</dl>
					<p className="summary-total">
						<span>
							{chosen ? t('total', { country }) : cart.lines.length > 0 ? t('goods', { country }) : t('withCards')}
						</span>
						<strong>{total}</strong>
					</p>
				</>
			)}
		</>
	)
}
