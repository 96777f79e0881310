import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { Price } from './price.tsx'

export default { title: 'ui/Price' } satisfies Stories

export const Full: Story = { render: () => <Both /> }
export const Reduced: Story = { render: () => <Both prior={21_900} /> }
export const Large: Story = { render: () => <Both amount={12_345_678} prior={23_456_789} /> }

function Both({ amount = 15_900, prior }: { amount?: number; prior?: number }) {
	const t = useTranslations('price')
	const { price } = useSamples()
	const words = { texts: { now: t('now'), prior: t('spoken') }, note: t('taxPlusDelivery') }
	return (
		<div className="story-row">
			<Price {...price(amount, prior)} {...words} className="story-card" />
			<Price {...price(amount, prior)} {...words} size="product" />
		</div>
	)
}
