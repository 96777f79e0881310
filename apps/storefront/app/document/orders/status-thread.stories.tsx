import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { OrderNumber } from './order-number.tsx'
import { StatusThread } from './status-thread.tsx'
import type { Stitch } from './status-view.ts'

export default { title: 'orders/Thread' } satisfies Stories

export const Confirmed: Story = { render: () => <Thread reached={1} /> }
export const Sent: Story = { render: () => <Thread reached={3} /> }
export const Delivered: Story = { render: () => <Thread reached={5} /> }
export const Upright: Story = { render: () => <Thread reached={2} isUpright /> }

export const Cancelled: Story = {
	render: () => (
		<StatusThread
			timeline={[
				{ step: 'confirmed', isDone: true, on: '12.11.' },
				{ step: 'cancelled', isDone: true, on: '13.11.' },
			]}
		/>
	),
}

export const Number: Story = { render: () => <OrderNumber number="LN-2026-0000123456" /> }

const STEPS = ['confirmed', 'preparing', 'sent', 'ready', 'delivered'] as const

function Thread({ reached, isUpright }: { reached: number; isUpright?: boolean }) {
	const t = useTranslations('follow')
	const timeline = STEPS.map(
		(step, index): Stitch => ({ step, isDone: index < reached, on: index < reached ? t('done') : null }),
	)
	return <StatusThread timeline={timeline} isUpright={isUpright} />
}
