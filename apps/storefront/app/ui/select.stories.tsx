import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { SelectField } from './select.tsx'

export default { title: 'ui/Select' } satisfies Stories

export const Chosen: Story = { render: () => <Sort /> }
export const Disabled: Story = { render: () => <Sort disabled /> }
export const Refused: Story = { render: () => <Sort isRefused /> }

function Sort({ disabled, isRefused }: { disabled?: boolean; isRefused?: boolean }) {
	const t = useTranslations('sort')
	const err = useTranslations('err')
	const orders = ['featured', 'price-asc', 'price-desc', 'discount'] as const
	return (
		<div className="story-card">
			<SelectField
				name="sort"
				label={t('label')}
				defaultValue="price-desc"
				disabled={disabled}
				error={isRefused && err('unknown')}
				options={orders.map((value) => ({ value, label: t(value) }))}
			/>
		</div>
	)
}
