import { useTranslations } from 'use-intl'
import { AddressFields } from '#app/routes/checkout/address/address-fields.tsx'
import type { CountryView, PhoneCountryView } from '#app/routes/checkout/address/countries.ts'
import { PhoneField } from '#app/routes/checkout/address/phone-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import type { FormValues } from '#app/routes/account/forms.ts'

type AddressFormProps = {
	values: FormValues
	countries: CountryView[]
	phoneCountries: PhoneCountryView[]
	errorAt: (id: string) => string | undefined
	isSending: boolean
}

/** What stands in the form of an address, on its page and in the drawer; the form itself is the caller's. */
export function AddressFormFields({ values, countries, phoneCountries, errorAt, isSending }: AddressFormProps) {
	const t = useTranslations('account.addresses')
	return (
		<>
			{/* What the Enter key presses: else it would be the button that changes the country without a script. */}
			<button type="submit" name="intent" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
				{t('save')}
			</button>
			<AddressFields
				key={values['a-countryCode']}
				prefix="a-"
				purpose="shipping"
				values={values}
				countries={countries}
				errorAt={errorAt}
			/>
			<PhoneField values={values} countries={phoneCountries} hint={t('phoneHint')} error={errorAt('phoneNumber')} />
			<div>
				<Checkbox
					name="isDefaultDelivery"
					id="isDefaultDelivery"
					value="yes"
					label={t('useDelivery')}
					defaultChecked={values['isDefaultDelivery'] === 'yes'}
				/>
				<Checkbox
					name="isDefaultBilling"
					id="isDefaultBilling"
					value="yes"
					label={t('useBilling')}
					defaultChecked={values['isDefaultBilling'] === 'yes'}
				/>
			</div>
			<div>
				<Button type="submit" name="intent" value="save" loading={isSending}>
					{t('save')}
				</Button>
			</div>
		</>
	)
}
