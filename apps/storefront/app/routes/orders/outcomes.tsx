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
			<p>
				<ButtonLink to={to()} variant="secondary">
					{t('shopOn')}
				</ButtonLink>
			</p>
		</section>
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
