import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { TotalLine, TotalsRows } from '#app/document/cart/totals-rows.tsx'
import { AddressBlock } from '#app/document/addresses/address-block.tsx'
import { GiftCardLine } from '#app/document/cart/summary-line.tsx'
import { useDocument } from '#app/document/document.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { OrderNumber } from '#app/document/orders/order-number.tsx'
import { CancelledTotal, OrderedLine } from './cancelled-units.tsx'
import type { OrderView } from './order-view.ts'
import { type OrderDocuments, DocumentLinks } from './order-documents.tsx'
import { ParcelList } from './parcel-list.tsx'
import type { findProgress } from './gateway.ts'
import { StatusThread } from '#app/document/orders/status-thread.tsx'

const NEXT = ['packed', 'onItsWay', 'there'] as const

type Progress = NonNullable<Awaited<ReturnType<typeof findProgress>>>
type ConfirmedOrder = OrderView & OrderDocuments & { progress: Progress | undefined }

/** Thank you; where it goes and when; what was bought. `keep`: what a guest is offered besides. */
export function Confirmed({ order, isGuest, claim }: { order: ConfirmedOrder; isGuest: boolean; claim: ReactNode }) {
	const t = useTranslations('oc')
	const words = useTranslations('order')
	const checkout = useTranslations('checkout')
	const to = useLocalePath()
	return (
		<>
			<header className="oc-head">
				<h1 className="type-display-l">{t.rich('thanks', { ...emphasis, name: order.firstName })}</h1>
				<p>{t('sentTo', { email: order.email })}</p>
				{order.loyaltyCard && <p>{checkout('pointsTo', { card: order.loyaltyCard })}</p>}
				<OrderNumber number={order.orderNumber} />
			</header>
			<div className="oc-columns">
				<div className="oc-main">
					<DeliveryCard order={order} />
					{order.progress ? <Way progress={order.progress} /> : <Next order={order} />}
					{claim}
					<p className="oc-actions">
						<ButtonLink
							to={to(isGuest ? `order/track?number=${order.orderNumber}` : `account/orders/${order.orderNumber}`)}
						>
							{t('follow')}
						</ButtonLink>
						{order.progress?.word === 'delivered' && (
							<ButtonLink to={to(`review/${order.id}`)} variant="secondary">
								{t('review')}
							</ButtonLink>
						)}
						<ButtonLink to={to()} variant="secondary">
							{t('shopOn')}
						</ButtonLink>
						<DocumentLinks order={order} />
						<Button variant="tertiary" className="needs-script" onClick={printPage}>
							{t('print')}
						</Button>
					</p>
				</div>
				<section className="summary-panel" aria-labelledby="bought">
					<h2 id="bought" className="type-title-l">
						{words('summary', {
							n: order.lines.reduce((sum, line) => sum + line.quantity - line.cancelled, order.giftCards.length),
						})}
					</h2>
					<ul className="summary-lines">
						{order.lines.map((line) => (
							<OrderedLine key={line.sku} line={line} />
						))}
						{order.giftCards.map((card) => (
							<GiftCardLine key={card.id} card={card} />
						))}
					</ul>
					<TotalsRows totals={order.totals} coupon={order.coupon} />
					<CancelledTotal order={order} />
					<TotalLine totals={order.totals} />
				</section>
			</div>
		</>
	)
}

/** What happens next, as long as all of it is still to come. */
function Next({ order }: { order: OrderView }) {
	const t = useTranslations('oc')
	return (
		<section>
			<h2 className="type-title-l">{t('next')}</h2>
			<ol className="oc-next">
				{!order.isByEmail &&
					NEXT.map((step) => (
						<li key={step}>{t(`nextStep.${order.delivery.kind === 'home' || step !== 'there' ? step : 'ready'}`)}</li>
					))}
				{order.giftCards.length > 0 && <li>{t('cardsSent')}</li>}
			</ol>
		</section>
	)
}

/** How far it is, once something has left. */
function Way({ progress: { word, timeline, parcels } }: { progress: Progress }) {
	const t = useTranslations('follow')
	return (
		<section className="oc-way">
			<h2 className="type-title-l">{t(`word.${word}`)}</h2>
			<StatusThread timeline={timeline} />
			<ParcelList parcels={parcels} />
		</section>
	)
}

function DeliveryCard({ order: { delivery, isByEmail } }: { order: OrderView }) {
	const checkout = useTranslations('checkout')
	const words = useTranslations('order')
	const { country } = useDocument()
	return (
		<section className="oc-delivery selvedge">
			<h2 className="type-title-l">{words(`method.${delivery.kind}`, { country })}</h2>
			{delivery.days && <p>{delivery.days}</p>}
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
