import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PhoneCountryView } from '#app/document/addresses/countries.ts'
import { PhoneField } from '#app/document/addresses/phone-field.tsx'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { DateField } from '#app/document/dates/date-field.tsx'
import { SelectField } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type ProfileFormProps = {
	form: FormState
	phoneCountries: PhoneCountryView[]
	languages: { tag: string; name: string }[]
}

/** Name, birthday, number, language of the e-mails. A plain form: it works without JavaScript. */
export function ProfileForm({ form, phoneCountries, languages }: ProfileFormProps) {
	const t = useTranslations('account.profile')
	const checkout = useTranslations('checkout')
	return (
		<Form method="post" noValidate className="account-form">
			<div className="account-pair">
				<TextField {...form.field('firstName')} label={checkout('address.firstName')} autoComplete="given-name" />
				<TextField {...form.field('lastName')} label={checkout('address.lastName')} autoComplete="family-name" />
			</div>
			<PhoneField form={form} countries={phoneCountries} hint={t('phoneHint')} />
			<DateField name="birthDate" legend={t('birthDate')} optional={checkout('optional')} form={form} isBirthday />
			<SelectField
				{...form.field('languageTag')}
				label={t('language')}
				options={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
			/>
			<div>
				<SubmitButton intent="profile">{t('save')}</SubmitButton>
			</div>
		</Form>
	)
}
