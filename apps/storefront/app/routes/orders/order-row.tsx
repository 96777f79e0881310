import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { OrderRowView } from '#app/document/orders/order-row-view.ts'

/** An order in the list: number on its label, date, how it stands, what it was, what it cost. */
export function OrderRow({ order }: { order: OrderRowView }) {
	const t = useTranslations('account.orders')
	const to = useLocalePath()
	return (
		<li className="order-row">
			<Link to={to(`account/orders/${order.orderNumber}`)} className="order-row-link">
				<span className="order-row-what">
					<span className="woven-label">{order.orderNumber}</span>
					<span className="type-small muted">{order.orderedOn}</span>
				</span>
				<span className="order-row-status">{t(`status.${order.statusWord}`)}</span>
				<span className="order-row-pictures">
					{order.pictures.map((picture) => (
						<Picture key={picture.base} {...picture} alt="" sizes="56px" />
					))}
				</span>
				<span className="order-row-total">
					<span className="type-price">{order.total}</span>
					<span className="type-small muted">{t('items', { n: order.itemCount })}</span>
				</span>
			</Link>
		</li>
	)
}
