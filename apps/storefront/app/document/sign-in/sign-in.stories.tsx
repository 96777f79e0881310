import { useTranslations } from 'use-intl'
import { submittedForm } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import type { Stories, Story } from '#stories/story.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { SignInForm } from './sign-in-form.tsx'
import './form-frame.css'

export default { title: 'sign-in/Form' } satisfies Stories

export const Whole: Story = { render: () => <SignInForm /> }
export const Stepwise: Story = { render: () => <SignInForm isStepwise /> }

export const Failed: Story = {
	render() {
		const form = useForm({ ...submittedForm({ email: 'name@example.com' }), failure: 'too-many-tries', minutes: 5 })
		return <SignInForm form={form} />
	},
}

export const NewPassword: Story = {
	render() {
		const t = useTranslations('login')
		const err = useTranslations('err')
		return (
			<form className="story-narrow">
				<NewPasswordField label={t('password')} error={err('required.other')} />
			</form>
		)
	},
}
