import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { NavigationThread } from './navigation-thread.tsx'
import { ProgressThread } from './progress-thread.tsx'
import { Skeleton } from './skeleton.tsx'
import { ThreadGauge } from './thread-gauge.tsx'

export default { title: 'ui/Progress' } satisfies Stories

export const FirstStep: Story = { render: () => <Steps current={0} /> }
export const LastStep: Story = { render: () => <Steps current={3} /> }

export const Gauge: Story = {
	render() {
		const t = useTranslations('cart')
		const { price } = useSamples()
		return (
			<div className="story-narrow">
				{[0, 2500, 6000].map((value) => (
					<ThreadGauge key={value} value={value} max={6000} label={t('toGo', { amount: price(6000 - value).now })} />
				))}
			</div>
		)
	},
}

export const Waiting: Story = {
	render: () => (
		<div className="story-card" aria-busy="true">
			<NavigationThread active />
			<Skeleton ratio="var(--picture-shape)" />
			<Skeleton width="80%" height="18px" />
		</div>
	),
}

function Steps({ current }: { current: number }) {
	const t = useTranslations('checkout')
	const names = ['identification', 'delivery', 'payment', 'review'] as const
	const steps = names.map((name) => ({ label: t(`step.${name}`), to: '/' }))
	const summary = t('progress', { current: current + 1, count: 4, name: steps[current]!.label })
	return (
		<ProgressThread
			label={t('progressLabel')}
			steps={steps}
			current={current}
			summary={summary}
			doneLabel={t('done')}
		/>
	)
}
