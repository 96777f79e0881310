import { useTranslations } from 'use-intl'
import { AddressFields } from '#app/document/addresses/address-fields.tsx'
import type { CountryView, PhoneCountryView } from '#app/document/addresses/countries.ts'
import { PhoneField } from '#app/document/addresses/phone-field.tsx'
import { EnterButton } from '#app/document/forms/form-parts.tsx'
import { type Form } from '#app/document/forms/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'

type AddressFormProps = {
	form: Form
	countries: CountryView[]
	phoneCountries: PhoneCountryView[]
	isSending: boolean
}

/** What stands in the form of an address, on its page and in the drawer; the form itself is the caller's. */
export function AddressFormFields({ form, countries, phoneCountries, isSending }: AddressFormProps) {
	const t = useTranslations('account.addresses')
	return (
		<>
			{/* What the Enter key presses: else it would be the button that changes the country without a script. */}
			<EnterButton intent="save">{t('save')}</EnterButton>
			<AddressFields
				key={form.values['a-countryCode']}
				prefix="a-"
				purpose="shipping"
				form={form}
				countries={countries}
			/>
			<PhoneField form={form} countries={phoneCountries} hint={t('phoneHint')} />
			<div>
				<Checkbox {...form.tick('isDefaultDelivery')} label={t('useDelivery')} />
				<Checkbox {...form.tick('isDefaultBilling')} label={t('useBilling')} />
			</div>
			<div>
				<Button type="submit" name="intent" value="save" loading={isSending}>
					{t('save')}
				</Button>
			</div>
		</>
	)
}
