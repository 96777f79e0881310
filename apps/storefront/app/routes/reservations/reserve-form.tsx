import { Form, Link, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PhoneField } from '#app/routes/checkout/address/phone-field.tsx'
import { type FormError, useFormErrors } from '#app/routes/checkout/form-errors.ts'
import { PrivacyLine } from '#app/document/pages/page-words.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Offer } from './load-offer.ts'
import { StoreChoice } from './store-choice.tsx'

type Refused = { values: Record<string, string>; errors: FormError[] }
type ReserveFormProps = { offer: Offer; chosen: { sku: string; label: string }; refused: Refused | undefined }

/** Refusals of this form alone; every other has its words in `err`. */
const OWN_CODES = ['store-missing', 'out-of-stock', 'too-many-held'] as const

/** Where, and for whom. A plain form: it works without JavaScript. */
export function ReserveForm({ offer, chosen, refused }: ReserveFormProps) {
	const t = useTranslations('reserve')
	const navigation = useNavigation()
	const say = useFormErrors()
	const messages = (refused?.errors ?? []).map((error) => {
		const own = OWN_CODES.find((code) => code === error.code)
		const other = error.id === 'stores' ? t('problem.other') : say(error)
		return { field: error.id, message: own ? t(`problem.${own}`) : other }
	})
	const at = (field: string) => messages.find((message) => message.field === field)?.message
	const values = refused?.values ?? {}
	return (
		<>
			<p className="mt-s-4">
				<Link to="?" className="link inline-flex min-h-11 items-center">
					{t('otherSize')}
				</Link>
			</p>
			<Form className="reserve-near" preventScrollReset>
				<input type="hidden" name="sku" value={chosen.sku} />
				<TextField name="q" label={t('near')} defaultValue={offer.q} autoComplete="postal-code" className="grow" />
				<Button type="submit" variant="secondary">
					{t('search')}
				</Button>
			</Form>
			<ErrorSummary title={t('problem.title')} errors={messages} />
			<Form method="post" noValidate className="reserve-fields">
				<input type="hidden" name="submissionKey" value={offer.submissionKey} />
				<input type="hidden" name="sku" value={chosen.sku} />
				<StoreChoice stores={offer.stores} chosen={values['storeId']} error={at('stores')} />
				<TextField
					name="name"
					label={t('name')}
					autoComplete="name"
					maxLength={200}
					defaultValue={values['name']}
					error={at('name')}
				/>
				<TextField
					name="email"
					type="email"
					label={t('email')}
					autoComplete="email"
					inputMode="email"
					maxLength={254}
					defaultValue={values['email']}
					error={at('email')}
				/>
				<PhoneField values={values} countries={offer.phoneCountries} hint={t('phoneHint')} error={at('phoneNumber')} />
				<p className="type-small text-ink-2">{t('privacy')}</p>
				<PrivacyLine />
				<Button type="submit" size="bar" wide loading={navigation.state === 'submitting'}>
					{t('submit')}
				</Button>
			</Form>
		</>
	)
}
