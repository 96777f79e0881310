import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { OrderView } from './order-view.ts'
import { OrderNumber } from '#app/document/orders/order-number.tsx'
import { type OrderDocuments, DocumentLinks } from './order-documents.tsx'

/** The bank takes its time: nothing more to do here, the answer comes by e-mail. */
export function Late({ order }: { order: OrderView }) {
	const t = useTranslations('oc')
	const to = useLocalePath()
	return (
		<section className="oc-state">
			<h1 className="type-display-l thread">{t('late')}</h1>
			<p>{t('lateText', { email: order.email })}</p>
			<OrderNumber number={order.orderNumber} />
			<p className="oc-actions">
				<ButtonLink to={to()} variant="secondary">
					{t('shopOn')}
				</ButtonLink>
				<OtherMeans />
			</p>
		</section>
	)
}

/**
 * The shopper came back unpaid: on to the page that is still open, or with `payUrl` null to a new code, or to other means.
 * `isStale`: the provider has not said so yet, and may have been paid.
 */
export function Unpaid({ payUrl, isStale }: { payUrl: string | null; isStale: boolean }) {
	const t = useTranslations('oc')
	const to = useLocalePath()
	return (
		<section className="oc-state">
			<h1 className="type-display-l thread">{t(isStale ? 'staleTitle' : 'unpaidTitle')}</h1>
			<p>{t(isStale ? 'stale' : 'unpaid')}</p>
			<p className="oc-actions">
				{payUrl === null ? (
					<ButtonLink to={to('checkout/review')}>{t('newCode')}</ButtonLink>
				) : (
					<ButtonLink href={payUrl}>{t('pay')}</ButtonLink>
				)}
				<OtherMeans />
			</p>
		</section>
	)
}

/** Ordering with other means gives up the payment under way first; one that is made meanwhile makes its order. */
function OtherMeans() {
	const t = useTranslations('oc')
	const to = useLocalePath()
	return (
		<ButtonLink to={to('checkout/payment')} variant="tertiary">
			{t('otherMeans')}
		</ButtonLink>
	)
}

/** Nothing was charged and nothing is lost; the way back leads to where another payment is chosen. */
export function Failed({ isRefused }: { isRefused: boolean }) {
	const t = useTranslations('oc')
	const to = useLocalePath()
	return (
		<section className="oc-state">
			<h1 className="type-display-l thread">{t(isRefused ? 'failedTitle' : 'cancelledTitle')}</h1>
			<p>{t('failed')}</p>
			<p>
				<ButtonLink to={to('checkout/payment')}>{t('backToPayment')}</ButtonLink>
			</p>
		</section>
	)
}

/** There was a contract and there is none any more: nothing will come, and the money goes back. */
export function Ended({ order }: { order: OrderView & OrderDocuments }) {
	const t = useTranslations('oc')
	const to = useLocalePath()
	return (
		<section className="oc-state">
			<h1 className="type-display-l thread">{t('ended')}</h1>
			<p>{t('endedText')}</p>
			<OrderNumber number={order.orderNumber} />
			<p className="oc-actions">
				<ButtonLink to={to()} variant="secondary">
					{t('shopOn')}
				</ButtonLink>
				<DocumentLinks order={order} />
			</p>
		</section>
	)
}
