import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { OrderAfterwards } from './post-purchase-actions.ts'
import type { OrderDetailView } from './order-detail-view.ts'

type OrderActionsProps = { order: OrderDetailView; after: OrderAfterwards }

/** What can be done with the order now; the withdrawal function stands here as long as its days run (law 3). */
export function OrderActions({ order, after }: OrderActionsProps) {
	const t = useTranslations('account.order')
	const to = useLocalePath()
	const { country } = useDocument()
	const own = `account/orders/${order.orderNumber}` as const
	const { trackingUrl } = order
	const { canCancel, withdraw, return: back } = after
	const isThere = order.statusWord === 'delivered'
	if (!trackingUrl && !canCancel && !withdraw && !back && !isThere) return null
	return (
		<div className="order-actions">
			<div className="account-actions">
				{trackingUrl && <ButtonLink href={trackingUrl}>{t('track')}</ButtonLink>}
				{back && (
					<ButtonLink to={to(`${own}/return`)} variant={trackingUrl ? 'secondary' : 'primary'}>
						{t('return')}
					</ButtonLink>
				)}
				{isThere && (
					<ButtonLink to={to(`review/${order.id}`)} variant="secondary">
						{t('review')}
					</ButtonLink>
				)}
				{canCancel && (
					<ButtonLink to={to(`${own}/cancel`)} variant="destructive">
						{t('cancel')}
					</ButtonLink>
				)}
			</div>
			{back?.until && <p className="type-small muted">{t('returnUntil', { date: back.until })}</p>}
			{withdraw && (
				<p className="order-withdraw">
					<Link to={to(`order/withdraw?order=${order.id}`)} className="link link-target">
						{t('withdraw', { country })}
					</Link>
					{withdraw.until && <span className="type-small muted">{t('withdrawUntil', { date: withdraw.until })}</span>}
				</p>
			)}
		</div>
	)
}
