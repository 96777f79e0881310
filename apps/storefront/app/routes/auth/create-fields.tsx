import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { EnterButton } from '#app/document/forms/form-parts.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { PageLink, pageWords, useSitePage } from '#app/document/pages/page-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { EmailField, TextField } from '#app/ui/text-field.tsx'
import { type CreateFieldsProps, MoreFields } from './more-fields.tsx'
import { NewPasswordField } from '#app/document/sign-in/new-password-field.tsx'

/** What an account needs first; what it may know besides stands in a disclosure (brief 3.12, R92). Nothing is ticked beforehand. */
export function CreateFields(props: CreateFieldsProps & { isSending: boolean }) {
	const { offer, form, isSending } = props
	const t = useTranslations('auth')
	const c = useTranslations('auth.create')
	return (
		<>
			{/* Enter in a field sends the form, not the button that changes the country. */}
			<EnterButton>{c('submit')}</EnterButton>
			<TextField {...form.field('firstName')} label={c('firstName')} autoComplete="given-name" maxLength={50} />
			<TextField {...form.field('lastName')} label={c('lastName')} autoComplete="family-name" maxLength={50} />
			<EmailField {...form.field('email')} label={t('email')} autoComplete="username" />
			<NewPasswordField label={t('password')} error={form.at('password')} />
			{offer.hasLoyalty && (
				<TextField
					{...form.field('loyaltyCardNumber')}
					label={c('loyaltyCard')}
					optional={t('optional')}
					hint={c('loyaltyCardHint')}
					inputMode="numeric"
					autoComplete="off"
					spellCheck={false}
					maxLength={40}
				/>
			)}
			<MoreFields {...props} />
			<Agreements form={form} />
			<Button type="submit" wide loading={isSending}>
				{c('submit')}
			</Button>
		</>
	)
}

/** What is agreed to: nothing beforehand, and only the terms must be. */
function Agreements({ form }: Pick<CreateFieldsProps, 'form'>) {
	const c = useTranslations('auth.create')
	const to = useLocalePath()
	const hasNotice = useSitePage('privacy') !== undefined
	return (
		<>
			<Checkbox {...form.tick('newsletter')} label={c('newsletter')} hint={c('newsletterHint')} />
			<Checkbox {...form.tick('terms')} label={c.rich('terms', pageWords)} />
			<p className="type-small muted">
				{c.rich('privacy', {
					privacy: (words) =>
						hasNotice ? (
							<PageLink page="privacy">{words}</PageLink>
						) : (
							<Link to={to('cookies')} className="link">
								{words}
							</Link>
						),
				})}
			</p>
		</>
	)
}
