import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

export default { title: 'ui/Quantity' } satisfies Stories

export const Least: Story = { render: () => <Stepper value={1} max={10} /> }
export const Between: Story = { render: () => <Stepper value={5} max={10} /> }
export const Most: Story = { render: () => <Stepper value={10} max={10} /> }

function Stepper({ value, max }: { value: number; max: number }) {
	const t = useTranslations('cart')
	return (
		<QuantityStepper
			name="quantity"
			value={value}
			max={max}
			label={t('quantityOf', { name: '' })}
			decreaseLabel={t('oneLess')}
			increaseLabel={t('oneMore')}
			updateLabel={t('update')}
			onChange={() => undefined}
		/>
	)
}
