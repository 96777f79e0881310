import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { RadioGroup } from './choice.tsx'
import { RadioCard } from './radio-card.tsx'
import { TextField } from './text-field.tsx'

export default { title: 'ui/Radio card' } satisfies Stories

export const None: Story = { render: () => <Delivery /> }
export const Chosen: Story = { render: () => <Delivery chosen="relay" /> }
export const Refused: Story = { render: () => <Delivery isRefused /> }

function Delivery({ chosen, isRefused }: { chosen?: string; isRefused?: boolean }) {
	const t = useTranslations('checkout')
	const order = useTranslations('order')
	const err = useTranslations('err')
	const { price } = useSamples()
	return (
		<RadioGroup id="method" legend={t('delivery.question')} error={isRefused && err('required.methodId')}>
			{(['home', 'relay', 'store'] as const).map((kind) => (
				<RadioCard
					key={kind}
					name="method"
					value={kind}
					label={order(`method.${kind}`, { country: 'DE' })}
					detail={t('you.emailHint')}
					aside={kind === 'store' ? order('free') : price(495).now}
					defaultChecked={kind === chosen}
					disabled={kind === 'store'}
				>
					{kind === 'relay' && <TextField name="near" label={t('pickup.relay.near')} />}
				</RadioCard>
			))}
		</RadioGroup>
	)
}
