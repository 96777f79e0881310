import { Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { PhoneField } from '#app/document/addresses/phone-field.tsx'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField, TextField } from '#app/ui/text-field.tsx'
import type { Offer } from './load-offer.ts'
import { StoreChoice } from './store-choice.tsx'
import { PrivacyLine } from '#app/document/pages/page-link.tsx'

type ReserveFormProps = { offer: Offer; chosen: { sku: string; label: string }; form: FormState }

/** Where, and for whom. A plain form: it works without JavaScript. */
export function ReserveForm({ offer, chosen, form }: ReserveFormProps) {
	const t = useTranslations('reserve')
	return (
		<>
			<p>
				<Link to="?" className="link link-target">
					{t('otherSize')}
				</Link>
			</p>
			<Form className="field-row reserve-near" preventScrollReset>
				<input type="hidden" name="sku" value={chosen.sku} />
				<TextField name="q" label={t('near')} defaultValue={offer.q} autoComplete="postal-code" />
				<Button type="submit" variant="secondary">
					{t('search')}
				</Button>
			</Form>
			<FormProblems form={form} />
			<Form method="post" noValidate className="reserve-fields">
				<input type="hidden" name="submissionKey" value={offer.submissionKey} />
				<input type="hidden" name="sku" value={chosen.sku} />
				<StoreChoice stores={offer.stores} chosen={form.values['storeId']} error={form.at('stores')} />
				<TextField {...form.field('name')} label={t('name')} autoComplete="name" maxLength={200} />
				<EmailField {...form.field('email')} label={t('email')} />
				<PhoneField form={form} countries={offer.phoneCountries} hint={t('phoneHint')} />
				<p className="type-small muted">{t('privacy')}</p>
				<PrivacyLine />
				<SubmitButton size="bar" wide>
					{t('submit')}
				</SubmitButton>
			</Form>
		</>
	)
}
