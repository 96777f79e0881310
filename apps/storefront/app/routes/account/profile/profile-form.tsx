import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PhoneCountryView } from '#app/routes/checkout/address/countries.ts'
import { PhoneField } from '#app/routes/checkout/address/phone-field.tsx'
import { DateField } from '#app/document/dates/date-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FormValues } from '#app/routes/account/forms.ts'

type ProfileFormProps = {
	values: FormValues
	phoneCountries: PhoneCountryView[]
	languages: { tag: string; name: string }[]
	errorAt: (id: string) => string | undefined
}

/** Name, birthday, number, language of the e-mails. A plain form: it works without JavaScript. */
export function ProfileForm({ values, phoneCountries, languages, errorAt }: ProfileFormProps) {
	const t = useTranslations('account.profile')
	const checkout = useTranslations('checkout')
	const { state, formData } = useNavigation()
	return (
		<Form method="post" noValidate className="account-form">
			<div className="account-pair">
				<TextField
					name="firstName"
					label={checkout('address.firstName')}
					autoComplete="given-name"
					defaultValue={values['firstName']}
					error={errorAt('firstName')}
				/>
				<TextField
					name="lastName"
					label={checkout('address.lastName')}
					autoComplete="family-name"
					defaultValue={values['lastName']}
					error={errorAt('lastName')}
				/>
			</div>
			<PhoneField values={values} countries={phoneCountries} hint={t('phoneHint')} error={errorAt('phoneNumber')} />
			<DateField
				name="birthDate"
				legend={t('birthDate')}
				optional={checkout('optional')}
				values={values}
				error={errorAt('birthDate')}
				isBirthday
			/>
			<SelectField
				name="languageTag"
				label={t('language')}
				defaultValue={values['languageTag']}
				error={errorAt('languageTag')}
			>
				{languages.map(({ tag, name }) => (
					<option key={tag} value={tag}>
						{name}
					</option>
				))}
			</SelectField>
			<div>
				<Button
					type="submit"
					name="intent"
					value="profile"
					loading={state !== 'idle' && formData?.get('intent') === 'profile'}
				>
					{t('save')}
				</Button>
			</div>
		</Form>
	)
}
