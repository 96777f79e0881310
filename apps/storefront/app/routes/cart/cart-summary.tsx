import { useTranslations } from 'use-intl'
import { usePaymentName } from '#app/document/pricing/payment-names.ts'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { CartView } from '#app/document/cart/cart-view.ts'
import { CouponForm } from './coupon-form.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import type { DeliveryPrice } from './delivery-prices.ts'
import type { CartProblem } from '#app/document/cart/use-cart-form.ts'
import type { Ways } from './ways.ts'
import '#app/document/cart/summary.css'

type SummaryProps = {
	cart: CartView
	/** What each way to deliver it costs; none when that is unknown. */
	delivery: DeliveryPrice[]
	/** How it can be paid and where to it is delivered; null where that is unknown. */
	ways: Ways | null
	couponProblem?: CartProblem
}

/** What it costs and the one way on. */
export function CartSummary({ cart, delivery, ways, couponProblem }: SummaryProps) {
	const t = useTranslations('cart')
	const order = useTranslations('order')
	const paymentName = usePaymentName()
	const { country } = useDocument()
	return (
		<section className="summary-panel" aria-labelledby="summary-title">
			<h2 id="summary-title" className="type-title-l">
				{t('summary')}
			</h2>
			<FreeDelivery progress={cart.freeDelivery} />
			<dl className="summary-rows">
				<div>
					<dt>{t('subtotal')}</dt>
					<dd>{cart.subtotal}</dd>
				</div>
				{cart.coupon && !cart.coupon.problem && (
					<div>
						<dt>{t('discount', { code: cart.coupon.code })}</dt>
						<dd>{cart.coupon.discount}</dd>
					</div>
				)}
				{cart.lines.length > 0 &&
					delivery.map(({ kind, price }) => (
						<div key={kind} className="muted">
							<dt>{order(`method.${kind}`, { country })}</dt>
							<dd>{price ?? order('free')}</dd>
						</div>
					))}
			</dl>
			{(cart.lines.length > 0 || cart.coupon) && <CouponForm coupon={cart.coupon} problem={couponProblem} />}
			<p className="summary-total">
				<span>{t('total', { country })}</span>
				<strong>{cart.total}</strong>
			</p>
			<div className="cart-checkout">
				<CheckoutLink isOrderable={cart.isOrderable} id="summary" />
			</div>
			<p className="type-small summary-facts muted">
				<Icon name="lock" size={16} />
				{t('facts')}
			</p>
			{ways && (
				<p className="type-small muted">
					{t('ways', { payment: ways.payment.map(paymentName).join(', '), countries: ways.countries })}
				</p>
			)}
		</section>
	)
}

type CheckoutLinkProps = {
	isOrderable: boolean
	/** Tells one such link of a page from another. */
	id: string
	/** Told in the button where the total is out of sight. */
	total?: string
}

/** Only what cannot be ordered as it is keeps a shopper here, and it says why. */
export function CheckoutLink({ isOrderable, id, total }: CheckoutLinkProps) {
	const t = useTranslations('cart')
	const to = useLocalePath()
	if (isOrderable) {
		return (
			<ButtonLink to={to('checkout/identification')} size="bar" wide>
				{t('checkout')}
				{total && <span className="checkout-total">{total}</span>}
			</ButtonLink>
		)
	}
	const reason = `not-orderable-${id}`
	return (
		<>
			<button type="button" disabled className="button button-primary button-bar button-wide" aria-describedby={reason}>
				<span className="button-label">{t('checkout')}</span>
			</button>
			<p id={reason} className="type-small checkout-reason muted">
				{t('notOrderable')}
			</p>
		</>
	)
}
