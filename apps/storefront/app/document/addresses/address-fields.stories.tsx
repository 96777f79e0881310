import { type FormError, type FormValues, submittedForm } from '#app/document/forms/submitted-form.ts'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { useForm } from '#app/document/forms/use-form.ts'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { AddressFields } from './address-fields.tsx'
import { countryViews, phoneCountryViews } from './countries.ts'
import { PhoneField } from './phone-field.tsx'

export default { title: 'addresses/Form' } satisfies Stories

const COUNTRIES = ['DE', 'AT', 'FR', 'IT', 'PL', 'GB']
const refused = (field: string, code = 'required', country = ''): FormError => ({
	id: `a-${field}`,
	field,
	code,
	country,
})
const ERRORS = [
	refused('firstName'),
	refused('line1', 'required', 'DE'),
	refused('postalCode', 'postal-code', 'DE'),
	{ ...refused('phoneNumber'), id: 'phoneNumber' },
]

export const Empty: Story = { render: () => <Address country="DE" /> }
export const British: Story = { render: () => <Address country="GB" /> }
export const Italian: Story = { render: () => <Address country="IT" /> }
export const Filled: Story = { render: () => <Address country="PL" isFilled /> }
export const Refused: Story = { render: () => <Address country="DE" isFilled errors={ERRORS} /> }

function Address({ country, isFilled, errors }: { country: string; isFilled?: boolean; errors?: FormError[] }) {
	const { tag, longest } = useSamples()
	const typed: FormValues = isFilled
		? { 'a-firstName': longest, 'a-line1': longest, 'a-city': longest, phoneNumber: '030 1234' }
		: {}
	const values = { 'a-countryCode': country, ...typed }
	const form = useForm(errors && submittedForm(values, errors), { saved: values })
	const options = { tag, own: country }
	return (
		<form className="story-narrow" noValidate>
			<FormProblems form={form} />
			<AddressFields prefix="a-" purpose="shipping" form={form} countries={countryViews(COUNTRIES, options)} />
			<PhoneField form={form} countries={phoneCountryViews(COUNTRIES, options)} />
		</form>
	)
}
