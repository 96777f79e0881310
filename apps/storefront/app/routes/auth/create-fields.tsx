import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { PageLink } from '#app/document/pages/page-link.tsx'
import { pageWords } from '#app/document/pages/page-words.tsx'
import { useSitePage } from '#app/document/pages/site-pages.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type CreateFieldsProps, MoreFields } from './more-fields.tsx'
import { NewPasswordField } from './new-password-field.tsx'

/** What an account needs first; what it may know besides stands in a disclosure (brief 3.12, R92). Nothing is ticked beforehand. */
export function CreateFields(props: CreateFieldsProps & { isSending: boolean }) {
	const { offer, values, errorAt, isSending } = props
	const t = useTranslations('auth')
	const c = useTranslations('auth.create')
	return (
		<>
			{/* Enter in a field sends the form, not the button that changes the country. */}
			<button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
				{c('submit')}
			</button>
			<TextField
				name="firstName"
				label={c('firstName')}
				autoComplete="given-name"
				maxLength={50}
				defaultValue={values['firstName']}
				error={errorAt('firstName')}
			/>
			<TextField
				name="lastName"
				label={c('lastName')}
				autoComplete="family-name"
				maxLength={50}
				defaultValue={values['lastName']}
				error={errorAt('lastName')}
			/>
			<TextField
				name="email"
				type="email"
				label={t('email')}
				autoComplete="username"
				inputMode="email"
				spellCheck={false}
				maxLength={254}
				defaultValue={values['email']}
				error={errorAt('email')}
			/>
			<NewPasswordField label={t('password')} error={errorAt('password')} />
			{offer.hasLoyalty && (
				<TextField
					name="loyaltyCardNumber"
					label={c('loyaltyCard')}
					optional={t('optional')}
					hint={c('loyaltyCardHint')}
					inputMode="numeric"
					autoComplete="off"
					spellCheck={false}
					maxLength={40}
					defaultValue={values['loyaltyCardNumber']}
					error={errorAt('loyaltyCardNumber')}
				/>
			)}
			<MoreFields {...props} />
			<Agreements values={values} errorAt={errorAt} />
			<Button type="submit" wide loading={isSending}>
				{c('submit')}
			</Button>
		</>
	)
}

/** What is agreed to: nothing beforehand, and only the terms must be. */
function Agreements({ values, errorAt }: Pick<CreateFieldsProps, 'values' | 'errorAt'>) {
	const c = useTranslations('auth.create')
	const to = useLocalePath()
	const hasNotice = useSitePage('privacy') !== undefined
	return (
		<>
			<Checkbox
				name="newsletter"
				value="yes"
				id="newsletter"
				label={c('newsletter')}
				hint={c('newsletterHint')}
				defaultChecked={values['newsletter'] === 'yes'}
			/>
			<Checkbox
				id="terms"
				name="terms"
				value="yes"
				label={c.rich('terms', pageWords)}
				defaultChecked={values['terms'] === 'yes'}
				error={errorAt('terms')}
			/>
			<p className="type-small text-ink-2">
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
