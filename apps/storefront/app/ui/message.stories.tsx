import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { Button, ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Notice } from './notice.tsx'
import { TextField } from './text-field.tsx'
import { showToast } from './toast.tsx'

export default { title: 'ui/Message' } satisfies Stories

export const Information: Story = { render: () => <OneNotice tone="info" /> }
export const Success: Story = { render: () => <OneNotice tone="success" /> }
export const Warning: Story = { render: () => <OneNotice tone="warning" /> }
export const Failure: Story = { render: () => <OneNotice tone="error" /> }

export const Summary: Story = {
	render() {
		const t = useTranslations('err')
		const checkout = useTranslations('checkout')
		const message = t('required.phoneNumber')
		return (
			<form className="story-narrow">
				<ErrorSummary title={t('title')} errors={[{ field: 'phone', message }]} />
				<TextField name="phone" label={checkout('phone.label')} error={message} />
			</form>
		)
	},
}

export const Empty: Story = {
	render() {
		const t = useTranslations('cart')
		return (
			<EmptyState
				title={t('empty')}
				text={t('emptyText')}
				action={
					<ButtonLink to="/" variant="secondary">
						{t('seeNew')}
					</ButtonLink>
				}
			/>
		)
	},
}

export const Toast: Story = {
	parameters: { press: 'main button' },
	render() {
		const t = useTranslations('cart')
		const added = { message: t('problem.unexpected'), action: { label: t('undo'), onPress: () => undefined } }
		return <Button onClick={() => showToast(added)}>{t('remove')}</Button>
	},
}

function OneNotice({ tone }: { tone: 'info' | 'success' | 'warning' | 'error' }) {
	const t = useTranslations('cart')
	return (
		<Notice tone={tone} title={t('failed')} className="story-narrow">
			{t('problem.unexpected')} <button type="button">{t('again')}</button>
		</Notice>
	)
}
