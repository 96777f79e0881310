import type { ProductPage } from '@vitrine/commerce/catalog/contract'
import type { ReactNode } from 'react'
import type { PageName } from '#app/facts/locale/page-path.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useComposition } from '#app/document/products/composition.ts'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { GiftCardLine, SummaryLine } from '#app/document/cart/summary-line.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { usePaymentName } from '#app/document/pricing/payment-names.ts'
import { AddressBlock } from '#app/document/addresses/address-block.tsx'

type ReviewSectionsProps = {
	checkout: CheckoutView
	/** By SKU. */
	compositions: Readonly<Record<string, ProductPage['composition']>>
}

/** Everything that was answered, to be read once more, each with a way to change it. */
export function ReviewSections({ checkout, compositions }: ReviewSectionsProps) {
	const t = useTranslations('checkout')
	const order = useTranslations('order')
	const { country } = useDocument()
	const paymentName = usePaymentName()
	const compositionOf = useComposition()
	const { email, loyaltyCard, delivery, payment, cart, paidBy, isByEmail } = checkout
	return (
		<div className="review-sections">
			<Section title={order('articles', { n: cart.itemCount })} change="cart">
				<ul className="summary-lines">
					{cart.lines.map((line) => (
						<SummaryLine
							key={line.sku}
							line={line}
							price={line.total}
							unit={line.quantity > 1 ? line.price.now : null}
							note={compositionOf(compositions[line.sku] ?? [])}
						/>
					))}
					{cart.giftCards.map((card) => (
						<GiftCardLine key={card.id} card={card} />
					))}
				</ul>
			</Section>
			<div className="review-pair">
				<Section title={t('step.identification')} change="checkout/identification">
					<p>{email}</p>
					{loyaltyCard && <p className="muted">{t('pointsTo', { card: loyaltyCard })}</p>}
				</Section>
				<Section title={t('step.payment')} change="checkout/payment">
					<p>{paidBy ? paidBy.map(paymentName).join(', ') : payment && paymentName(payment.name)}</p>
				</Section>
			</div>
			{delivery && (
				<Section title={isByEmail ? t('step.billing') : t('step.delivery')} change="checkout/delivery">
					<p className="type-ui">{order(`method.${delivery.kind}`, { country })}</p>
					{delivery.days && <p>{delivery.days}</p>}
					<div className="review-pair">
						<AddressBlock title={isByEmail ? t('address.billing') : undefined} lines={delivery.to} />
						{delivery.billedTo && <AddressBlock title={t('address.billing')} lines={delivery.billedTo} />}
					</div>
					{delivery.phoneNumber && <p className="muted">{delivery.phoneNumber}</p>}
				</Section>
			)}
		</div>
	)
}

function Section({ title, change, children }: { title: string; change: PageName; children: ReactNode }) {
	const t = useTranslations('checkout')
	const to = useLocalePath()
	return (
		<section className="review-section">
			<div className="review-head">
				<h2 className="type-title-m">{title}</h2>
				<Link to={to(change)} className="finished-change">
					{t('change')}
					<span className="visually-hidden"> {title}</span>
				</Link>
			</div>
			{children}
		</section>
	)
}
