import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { TotalLine, TotalsRows } from '#app/routes/cart/totals-rows.tsx'
import { AddressBlock } from '#app/routes/checkout/review-sections.tsx'
import { GiftCardLine, SummaryLine } from '#app/routes/checkout/summary-line.tsx'
import { useDocument } from '#app/site/document.tsx'
import { emphasis } from '#app/site/locale/emphasis.tsx'
import { useLocalePath } from '#app/site/locale/links.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { OrderNumber } from './order-number.tsx'
import type { OrderView } from './order-view.ts'

const NEXT = ['packed', 'onItsWay', 'there'] as const

type Paper = { id: string; kind: 'invoice' | 'credit-note'; documentNumber: string }
type ConfirmedOrder = OrderView & { id: string; papers: Paper[] }

/** Thank you; where it goes and when; what was bought. `keep`: what a guest is offered besides. */
export function Confirmed({ order, keep }: { order: ConfirmedOrder; keep: ReactNode }) {
	const t = useTranslations('oc')
	const words = useTranslations('order')
	const checkout = useTranslations('checkout')
	const to = useLocalePath()
	return (
		<>
			<header className="oc-head">
				<h1 className="type-display-l">{t.rich('thanks', { ...emphasis, name: order.firstName })}</h1>
				<p className="type-body-l">{t('sentTo', { email: order.email })}</p>
				{order.loyaltyCard && <p>{checkout('pointsTo', { card: order.loyaltyCard })}</p>}
				<OrderNumber number={order.orderNumber} />
			</header>
			<div className="oc-columns">
				<div className="oc-main">
					<DeliveryCard order={order} />
					<section>
						<h2 className="type-title-l">{t('next')}</h2>
						<ol className="oc-next">
							{!order.isByEmail &&
								NEXT.map((step) => (
									<li key={step}>
										{t(`nextStep.${order.delivery.kind === 'home' || step !== 'there' ? step : 'ready'}`)}
									</li>
								))}
							{order.giftCards.length > 0 && <li>{t('cardsSent')}</li>}
						</ol>
					</section>
					{keep}
					<p className="oc-actions">
						<ButtonLink to={to()}>{t('shopOn')}</ButtonLink>
						<Papers order={order} />
						<Button variant="tertiary" className="needs-script" onClick={printPage}>
							{t('print')}
						</Button>
					</p>
				</div>
				<section className="summary-panel" aria-labelledby="bought">
					<h2 id="bought" className="type-title-l">
						{words('summary', { n: order.lines.reduce((sum, line) => sum + line.quantity, order.giftCards.length) })}
					</h2>
					<ul className="summary-lines">
						{order.lines.map((line) => (
							<SummaryLine key={line.sku} line={line} price={line.amount} unit={line.unit} />
						))}
						{order.giftCards.map((card) => (
							<GiftCardLine key={card.id} card={card} />
						))}
					</ul>
					<TotalsRows totals={order.totals} coupon={order.coupon} />
					<TotalLine totals={order.totals} />
				</section>
			</div>
		</>
	)
}

/** Invoice and credit notes, as files of their own: no page of the shop. */
function Papers({ order: { id, papers } }: { order: ConfirmedOrder }) {
	const t = useTranslations('oc')
	const to = useLocalePath()
	return papers.map((paper) => (
		<ButtonLink key={paper.id} href={to(`order/${id}/documents/${paper.id}`)} variant="tertiary">
			{paper.kind === 'invoice' ? t('invoice') : t('creditNote', { number: paper.documentNumber })}
		</ButtonLink>
	))
}

function DeliveryCard({ order: { delivery, isByEmail } }: { order: OrderView }) {
	const checkout = useTranslations('checkout')
	const words = useTranslations('order')
	const { site } = useDocument()
	return (
		<section className="oc-delivery selvedge">
			<h2 className="type-title-l">{words(`method.${delivery.kind}`, { site })}</h2>
			{delivery.days && <p className="type-body-l">{delivery.days}</p>}
			<div className="oc-addresses">
				<AddressBlock title={isByEmail ? checkout('address.billing') : undefined} lines={delivery.to} />
				{delivery.billedTo && <AddressBlock title={checkout('address.billing')} lines={delivery.billedTo} />}
			</div>
		</section>
	)
}

function printPage() {
	window.print()
}
