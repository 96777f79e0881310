import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Form } from '#app/document/forms/use-form.ts'
import { SelectField } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CountryView } from './countries.ts'
import { type AddressField, addressForm, isOptional } from './formats.ts'
import './address-fields.css'

type AddressFieldsProps = {
	/** Before every name and id of its controls. */
	prefix: 'a-' | 'b-'
	/** The kind of address for the browser's own address book. */
	purpose: 'shipping' | 'billing'
	form: Form
	countries: CountryView[]
	/** What is asked for elsewhere on the page. */
	without?: readonly AddressField[]
}

const TOKENS = {
	firstName: 'given-name',
	lastName: 'family-name',
	line1: 'address-line1',
	line2: 'address-line2',
	postalCode: 'postal-code',
	city: 'address-level2',
	region: 'address-level1',
} as const satisfies Record<AddressField, string>

/** Fields that share a line where there is room. */
const HALF: readonly AddressField[] = ['firstName', 'lastName', 'postalCode', 'city']

/** An address in the order of its country. Another country changes the fields and keeps what was typed. */
export function AddressFields({ prefix, purpose, form, countries, without = [] }: AddressFieldsProps) {
	const t = useTranslations('checkout')
	const [country, setCountry] = useState(form.values[`${prefix}countryCode`] || (countries[0]?.code ?? ''))
	const { fields, postalCodeExample, isNumeric, regionLetters } = addressForm(country)
	const shown = fields.filter((field) => !without.includes(field))
	return (
		<div className="address-fields">
			<CountryField
				name={`${prefix}countryCode`}
				purpose={purpose}
				country={country}
				countries={countries}
				onChange={setCountry}
				error={form.at(`${prefix}countryCode`)}
			/>
			{shown.map((field) => (
				<TextField
					key={field}
					{...form.field(`${prefix}${field}`)}
					className={HALF.includes(field) && !(country === 'GB' && isPlace(field)) ? 'field-half' : undefined}
					label={t(`address.${field}`, { country })}
					placeholder={field === 'postalCode' ? postalCodeExample : undefined}
					optional={isOptional(field, country) ? t('optional') : undefined}
					autoComplete={`${purpose} ${TOKENS[field]}`}
					inputMode={field === 'postalCode' && isNumeric ? 'numeric' : undefined}
					autoCapitalize={field === 'postalCode' || (field === 'region' && regionLetters) ? 'characters' : undefined}
					maxLength={field === 'region' ? regionLetters : undefined}
				/>
			))}
		</div>
	)
}

function isPlace(field: AddressField): boolean {
	return field === 'postalCode' || field === 'city'
}

type CountryFieldProps = {
	name: string
	purpose: string
	country: string
	countries: CountryView[]
	onChange: (country: string) => void
	error: string | undefined
}

/** A choice only where there is one (R106). Without a script a button sends the form to change the fields. */
function CountryField({ name, purpose, country, countries, onChange, error }: CountryFieldProps) {
	const t = useTranslations('checkout')
	if (countries.length < 2) return <input type="hidden" name={name} value={country} />
	return (
		<div className="field-row">
			<SelectField
				name={name}
				label={t('address.country')}
				autoComplete={`${purpose} country`}
				defaultValue={country}
				onChange={(event) => onChange(event.target.value)}
				error={error}
				options={countries.map(({ code, name: label }) => ({ value: code, label }))}
			/>
			<button type="submit" name="intent" value="country" className="button button-secondary without-script">
				{t('address.changeCountry')}
			</button>
		</div>
	)
}
