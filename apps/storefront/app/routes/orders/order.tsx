import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { TotalLine, TotalsRows } from '#app/document/cart/totals-rows.tsx'
import { usePaymentName } from '#app/document/pricing/payment-names.ts'
import { AddressBlock } from '#app/document/addresses/address-block.tsx'
import { OrderNumber } from '#app/document/orders/order-number.tsx'
import { useDocument } from '#app/document/document.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { pathOfPage } from '#app/facts/addresses/content-places.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StatusThread } from '#app/document/orders/status-thread.tsx'
import type { Route } from './+types/order'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { CancelledTotal } from './cancelled-units.tsx'
import { buyAgain } from './buy-again.ts'
import { readForm } from '#app/document/forms/submitted-form.ts'
import { orderDetailView, type OrderDetailView } from './order-detail-view.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderActions } from './order-actions.tsx'
import { type OrderAfterwards, postPurchaseActions } from './post-purchase-actions.ts'
import { requireOrder } from '#app/request/orders/gateway.ts'
import { RefundParts } from './returns/refund-parts.tsx'
import './orders.css'

export const handle: PageHandle = {
	namespaces: ['account', 'order', 'oc', 'checkout', 'payment', 'storeCredit', 'stores', 'follow'],
	pageType: 'espace client',
}

export async function loader({ request, context, params: { orderNumber } }: Route.LoaderArgs) {
	const args = { request, context }
	const order = await requireOrder(args, orderNumber)
	return { order: orderDetailView(order, args), after: await postPurchaseActions(args, order) }
}

export async function action({ request, context, params: { orderNumber } }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	throw await buyAgain(args, await requireOrder(args, orderNumber), values['sku'])
}

export default function OrderPage({ loaderData: { order, after } }: Route.ComponentProps) {
	const t = useTranslations('account')
	const to = useLocalePath()
	return (
		<AccountPage
			room="orders"
			title={t('order.titleOf', { number: order.orderNumber })}
			heading={t.rich(`order.heading.${order.statusWord}`, emphasis)}
			back={{ to: to('account/orders'), label: t('nav.orders') }}
		>
			<CartNotice order={order} />
			<div className="order-head">
				<OrderNumber number={order.orderNumber} />
				<p className="muted">{t('order.orderedOn', { date: order.orderedOn })}</p>
			</div>
			<div className="order-thread">
				<StatusThread timeline={order.timeline} />
			</div>
			<OrderActions order={order} after={after} />
			<div className="order-columns">
				<div className="order-main">
					{order.parcels.length > 0 && <OrderParcels parcels={order.parcels} />}
					<OrderLines order={order} />
				</div>
				<div className="order-side">
					<DeliverySection order={order} />
					<PaymentSection order={order} after={after} />
					<DocumentsAndReturns after={after} />
					<AgreedPages pages={order.agreedPages} />
				</div>
			</div>
		</AccountPage>
	)
}

/** What has just been put into the cart again, and what is sold no longer. */
function CartNotice({ order }: { order: OrderDetailView }) {
	const t = useTranslations('account.order')
	const to = useLocalePath()
	const asked = new URLSearchParams(useLocation().search)
	const missing = order.lines.filter(({ sku }) => asked.getAll('missing').includes(sku))
	const isInCart = asked.get('done') === 'bag'
	if (missing.length === 0 && !isInCart) return null
	return (
		<Notice tone={missing.length > 0 ? 'warning' : 'info'} role="status" className="account-notice">
			{missing.length > 0 && (
				<p>{t('gone', { names: missing.map(({ name, sizeLabel }) => `${name}, ${sizeLabel}`).join(' · ') })}</p>
			)}
			{isInCart && (
				<Link to={to('cart')} className="link">
					{t('toBag')}
				</Link>
			)}
		</Notice>
	)
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="order-section">
			<h2 className="type-title-m">{title}</h2>
			{children}
		</section>
	)
}

/** Where it goes, when, and where it waits with its hours. */
function DeliverySection({ order: { delivery, point, isByEmail, isOver } }: { order: OrderDetailView }) {
	const words = useTranslations('order')
	const checkout = useTranslations('checkout')
	const stores = useTranslations('stores')
	const { country } = useDocument()
	return (
		<Section title={words(`method.${delivery.kind}`, { country })}>
			{delivery.days && !isOver && <p>{delivery.days}</p>}
			<AddressBlock title={isByEmail ? checkout('address.billing') : undefined} lines={delivery.to} />
			{point && !isOver && (
				<details className="order-hours">
					<summary>{checkout('pickup.hours')}</summary>
					<dl>
						{point.week.map(({ name, hours }) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd>{hours ?? stores('closedDay')}</dd>
							</div>
						))}
					</dl>
				</details>
			)}
			{delivery.billedTo && <AddressBlock title={checkout('address.billing')} lines={delivery.billedTo} />}
		</Section>
	)
}

function PaymentSection({ order, after }: { order: OrderDetailView; after: OrderAfterwards }) {
	const checkout = useTranslations('checkout')
	const refund = useTranslations('storeCredit.refund')
	const paymentName = usePaymentName()
	return (
		<Section title={checkout('step.payment')}>
			<p>{paymentName(order.paymentProduct)}</p>
			<TotalsRows totals={order.totals} coupon={order.coupon} />
			<CancelledTotal order={order} />
			<TotalLine totals={order.totals} />
			{after.refundParts.length > 0 && (
				<div>
					<p className="type-ui">{refund('to')}</p>
					<RefundParts parts={after.refundParts} />
				</div>
			)}
		</Section>
	)
}

/** The terms and notices that were in force when it was ordered, as they were. */
function AgreedPages({ pages }: { pages: OrderDetailView['agreedPages'] }) {
	const annex = useTranslations('annex')
	const to = useLocalePath()
	if (pages.length === 0) return null
	return (
		<Section title={annex('pages.legal')}>
			<ul>
				{pages.map((page) => (
					<li key={page.page}>
						<Link
							to={`${to(pathOfPage(page))}?version=${page.version}`}
							className="link order-tracking"
							prefetch="none"
						>
							{page.title}
						</Link>
					</li>
				))}
			</ul>
		</Section>
	)
}

/** Invoices and credit notes, where the site hands them out (R118), and what has come back. */
function DocumentsAndReturns({ after: { documents, returns } }: { after: OrderAfterwards }) {
	const t = useTranslations('account')
	const to = useLocalePath()
	return (
		<>
			{documents.length > 0 && (
				<Section title={t('order.documents')}>
					<ul>
						{documents.map(({ id, kind, number }) => (
							<li key={id}>
								<a href={to(`documents/${id}`)} className="link order-tracking">
									<Icon name="download" size={20} />
									{`${t(`documents.kind.${kind}`)} ${number}`}
								</a>
							</li>
						))}
					</ul>
				</Section>
			)}
			{returns.length > 0 && (
				<Section title={t('order.returns')}>
					<ul>
						{returns.map(({ number, path, status }) => (
							<li key={number}>
								<Link to={to(path)} className="link order-tracking">
									{number}
								</Link>
								<span className="muted"> {t(`return.status.${status}`)}</span>
							</li>
						))}
					</ul>
				</Section>
			)}
		</>
	)
}
