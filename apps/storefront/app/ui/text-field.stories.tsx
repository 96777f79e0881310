import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { PasswordField } from './password-field.tsx'
import { EmailField, FileField, TextAreaField, TextField } from './text-field.tsx'

export default { title: 'ui/Text field' } satisfies Stories

export const Empty: Story = {
	render() {
		const t = useTranslations('checkout')
		return (
			<form className="story-narrow">
				<EmailField name="email" label={t('you.email')} hint={t('you.emailHint')} />
				<TextField name="line2" label={t('address.line1')} optional={t('optional')} placeholder="75011" />
			</form>
		)
	},
}

export const Filled: Story = {
	render() {
		const t = useTranslations('checkout')
		const { longest } = useSamples()
		return (
			<form className="story-narrow">
				<TextField name="firstName" label={t('address.firstName')} defaultValue={longest} />
				<TextField name="disabled" label={t('address.lastName')} defaultValue={longest} disabled />
			</form>
		)
	},
}

export const File: Story = {
	render() {
		const t = useTranslations('checkout')
		const err = useTranslations('err')
		return (
			<form className="story-narrow">
				<FileField name="file" label={t('you.email')} accept="image/jpeg" />
				<FileField name="refused" label={t('you.email')} error={err('required.phoneNumber')} />
			</form>
		)
	},
}

export const Refused: Story = {
	render() {
		const t = useTranslations('checkout')
		const err = useTranslations('err')
		return (
			<form className="story-narrow">
				<TextField name="phone" label={t('phone.label')} hint={t('phone.why')} error={err('required.phoneNumber')} />
			</form>
		)
	},
}

export const Password: Story = {
	render() {
		const t = useTranslations('login')
		const auth = useTranslations('auth')
		return (
			<form className="story-narrow">
				<PasswordField
					name="password"
					label={t('password')}
					showLabel={auth('showPassword')}
					autoComplete="current-password"
					defaultValue="secret"
				/>
			</form>
		)
	},
}

export const LongText: Story = {
	render() {
		const t = useTranslations('gift')
		const { longest } = useSamples()
		return (
			<form className="story-narrow">
				<TextAreaField
					name="message"
					label={t('message')}
					hint={t('messageHint')}
					optional={t('optional')}
					error={t('problem.message')}
					defaultValue={`${longest} ${longest}`}
				/>
			</form>
		)
	},
}
