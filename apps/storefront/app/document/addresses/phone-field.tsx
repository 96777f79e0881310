import { useTranslations } from 'use-intl'
import type { Form } from '#app/document/forms/use-form.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { PhoneCountryView } from './countries.ts'
import { TextInput } from '#app/ui/text-field.tsx'
import './phone-field.css'

type PhoneFieldProps = {
	form: Form
	countries: PhoneCountryView[]
	/** Why it is asked, where it is not for a delivery. */
	hint?: string
}

/** One number, with the country whose way of writing it follows where there are several (R108). */
export function PhoneField({ form: { at, values }, countries, hint: ownHint }: PhoneFieldProps) {
	const t = useTranslations('checkout')
	const hint = ownHint ?? (
		<>
			<span className="for-home">{t('phone.why')}</span>
			<span className="for-collected">{t('phone.whyCollect')}</span>
		</>
	)
	return (
		<Field id="phoneNumber" label={t('phone.label')} hint={hint} error={at('phoneNumber')}>
			{(control) => (
				<div className="phone-field">
					{countries.length > 1 ? (
						<Select
							name="phoneCountryCode"
							aria-label={t('phone.country')}
							autoComplete="tel-country-code"
							defaultValue={values['phoneCountryCode']}
							options={countries.map(({ code, name, callingCode }) => ({
								value: code,
								label: `${callingCode} ${name}`,
							}))}
						/>
					) : (
						<input type="hidden" name="phoneCountryCode" value={countries[0]?.code ?? ''} />
					)}
					<TextInput
						{...control}
						name="phoneNumber"
						type="tel"
						inputMode="tel"
						autoComplete="tel"
						maxLength={40}
						defaultValue={values['phoneNumber']}
					/>
				</div>
			)}
		</Field>
	)
}
