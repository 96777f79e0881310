import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { Checkbox, Radio, RadioGroup, Switch } from './choice.tsx'

export default { title: 'ui/Choice' } satisfies Stories

type State = { defaultChecked?: boolean; disabled?: boolean }

export const Off: Story = { render: () => <All /> }
export const On: Story = { render: () => <All defaultChecked /> }
export const OffDisabled: Story = { render: () => <All disabled /> }
export const OnDisabled: Story = { render: () => <All defaultChecked disabled /> }

export const Refused: Story = {
	render() {
		const t = useTranslations('checkout')
		const err = useTranslations('err')
		return (
			<RadioGroup id="group" legend={t('delivery.question')} hint={t('you.guest')} error={err('required.methodId')}>
				<Checkbox name="terms" label={t('you.newsletter')} error={err('required.terms')} />
				<Radio name="method" value="home" label={t('you.already')} />
			</RadioGroup>
		)
	},
}

function All(state: State) {
	const t = useTranslations('checkout')
	return (
		<div className="story-narrow">
			<Checkbox name="news" label={t('you.newsletter')} hint={t('you.newsletterHint')} {...state} />
			<Switch name="switch" label={t('you.newsletter')} hint={t('you.newsletterHint')} {...state} />
			<RadioGroup id="question" legend={t('delivery.question')}>
				<Radio name="method" value="one" label={t('you.already')} hint={t('you.guest')} {...state} />
			</RadioGroup>
		</div>
	)
}
