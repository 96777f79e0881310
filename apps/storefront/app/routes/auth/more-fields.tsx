import { useTranslations } from 'use-intl'
import { AddressFields } from '#app/document/addresses/address-fields.tsx'
import type { CountryView, PhoneCountryView } from '#app/document/addresses/countries.ts'
import { PhoneField } from '#app/document/addresses/phone-field.tsx'
import { type Form } from '#app/document/forms/use-form.ts'
import { DateField } from '#app/document/dates/date-field.tsx'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Checkbox, Radio, RadioGroup } from '#app/ui/choice.tsx'
import { hasOptional } from './create-values.ts'

export type CreateFieldsProps = {
	offer: { hasLoyalty: boolean; billingCountries: CountryView[]; phoneCountries: PhoneCountryView[] }
	form: Form
}

/** Controls in the disclosure: one of them at fault opens it. */
const INSIDE = ['birthDate', 'phoneNumber', 'b-line1', 'b-line2', 'b-postalCode', 'b-city', 'b-region', 'b-countryCode']

/** The optional fields: form of address, date of birth, phone number, postal address (R92, R107, R108). */
export function MoreFields({ offer, form }: CreateFieldsProps) {
	const t = useTranslations('auth')
	const c = useTranslations('auth.create')
	const { values } = form
	const isOpen = hasOptional(values) || INSIDE.some(form.at)
	return (
		<Accordion>
			<AccordionItem title={c('more')} open={isOpen}>
				<div className="auth-more-fields">
					<p className="type-small muted">{c('moreHint')}</p>
					<RadioGroup id="civility" legend={c('civility')}>
						<div className="auth-civility">
							<Radio name="civility" value="" label={c('civilityNone')} defaultChecked={!values['civility']} />
							<Radio name="civility" value="ms" label={c('civilityMs')} defaultChecked={values['civility'] === 'ms'} />
							<Radio name="civility" value="mr" label={c('civilityMr')} defaultChecked={values['civility'] === 'mr'} />
						</div>
					</RadioGroup>
					<DateField name="birthDate" legend={c('birthDate')} optional={t('optional')} form={form} isBirthday />
					<PhoneField form={form} countries={offer.phoneCountries} hint={c('phoneHint')} />
					<Checkbox {...form.tick('sms')} label={c('sms')} />
					<section aria-labelledby="postal-address">
						<h2 id="postal-address" className="type-title-m">
							{c('address')}
						</h2>
						<div className="auth-address">
							<AddressFields
								prefix="b-"
								purpose="billing"
								form={form}
								countries={offer.billingCountries}
								without={['firstName', 'lastName']}
							/>
						</div>
					</section>
				</div>
			</AccordionItem>
		</Accordion>
	)
}
