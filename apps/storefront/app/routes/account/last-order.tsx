import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { StatusThread } from '#app/document/orders/status-thread.tsx'
import type { LastOrderView } from './last-order-view.ts'
import './last-order.css'

/** The latest order: with its thread as long as it is under way. */
export function LastOrder({ last: { row, order } }: { last: LastOrderView }) {
	const t = useTranslations('account')
	const to = useLocalePath()
	const path = to(`account/orders/${row.orderNumber}`)
	return (
		<section className="last-order account-panel-wide" aria-labelledby="last-order">
			<div className="last-order-head">
				<h2 id="last-order" className="type-title-l">
					{order ? t(`orders.status.${row.statusWord}`) : t('panel.lastOrder')}
				</h2>
				<span className="woven-label">{row.orderNumber}</span>
				{order?.days && <p className="muted">{order.days}</p>}
				{!order && <p className="muted">{`${t(`orders.status.${row.statusWord}`)} · ${row.orderedOn}`}</p>}
			</div>
			{order && <StatusThread timeline={order.timeline} />}
			<div className="last-order-foot">
				<div className="last-order-pictures">
					{row.pictures.map((picture) => (
						<Picture key={picture.base} {...picture} alt="" sizes="72px" eager />
					))}
				</div>
				<p className="account-actions last-order-actions">
					{order?.trackingUrl && <ButtonLink href={order.trackingUrl}>{t('order.track')}</ButtonLink>}
					<Link to={path} className="link link-target">
						{t('panel.seeOrder')}
					</Link>
				</p>
			</div>
		</section>
	)
}
