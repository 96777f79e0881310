import { useTranslations } from 'use-intl'
import { SummaryLine } from '#app/document/cart/summary-line.tsx'
import type { OrderView } from './order-view.ts'

/** A line of an order, with how many of its units were cancelled. */
export function OrderedLine({ line }: { line: OrderView['lines'][number] }) {
	const t = useTranslations('order')
	const note = line.cancelled > 0 ? t('cancelledUnits', { n: line.cancelled }) : null
	return <SummaryLine line={line} price={line.amount} unit={line.unit} note={note} />
}

/** What is not owed any more, between the amounts as they were ordered and the new total. */
export function CancelledTotal({ order: { cancelled } }: { order: Pick<OrderView, 'cancelled'> }) {
	const t = useTranslations('order')
	if (!cancelled) return null
	return (
		<dl className="summary-rows">
			<div>
				<dt>{t('cancelledTotal')}</dt>
				<dd>{cancelled}</dd>
			</div>
		</dl>
	)
}
