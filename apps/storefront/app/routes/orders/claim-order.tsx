import { useTranslations } from 'use-intl'
import { FormFrame } from '#app/document/sign-in/form-frame.tsx'
import { NewPasswordField } from '#app/document/sign-in/new-password-field.tsx'
import { type SubmittedForm } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { pageWords } from '#app/document/pages/page-link.tsx'

type ClaimOrderProps = { email: string; isAsked: boolean; answer: SubmittedForm | undefined }

/** To a guest, once the order is theirs: one field makes it part of an account (brief 3.10). */
export function ClaimOrder({ email, isAsked, answer }: ClaimOrderProps) {
	const t = useTranslations('oc.keep')
	const auth = useTranslations('auth')
	const form = useForm(answer, { texts: 'auth.problem', zone: 'create' })
	if (isAsked && !answer) {
		return (
			<Notice tone="success" role="status">
				{t('asked')}
			</Notice>
		)
	}
	return (
		<section aria-labelledby="keep-order" className="oc-keep">
			<h2 id="keep-order" className="type-title-l">
				{t('title')}
			</h2>
			<p className="muted">{t('text', { email })}</p>
			<FormFrame form={form}>
				{(isSending) => (
					<>
						{/* Password managers keep it with its address. */}
						<input type="email" name="email" value={email} readOnly autoComplete="username" hidden />
						<NewPasswordField label={auth('password')} error={form.at('password')} />
						<Checkbox {...form.tick('terms')} label={auth.rich('create.terms', pageWords)} />
						<Button type="submit" variant="secondary" loading={isSending}>
							{t('submit')}
						</Button>
					</>
				)}
			</FormFrame>
		</section>
	)
}
