import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import type { CountryView, PhoneCountryView } from '#app/routes/checkout/address/countries.ts'
import { useUnanswered } from '#app/browser/navigation/use-unanswered.ts'
import { closeDialog } from '#app/ui/dialog.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { AddressFormFields } from './address-form.tsx'
import type { FormValues, RefusedForm } from '#app/routes/account/forms.ts'
import { useAccountMessages } from '#app/routes/account/use-account-messages.ts'

export const ADDRESS_DRAWER = 'address-drawer'

type AddressDrawerProps = {
	/** Of the address that is changed; none for a new one. */
	addressId: string | undefined
	values: FormValues
	countries: CountryView[]
	phoneCountries: PhoneCountryView[]
}

/** The form of the address page beside the list. What is saved closes it: the answer is a navigation. */
export function AddressDrawer({ addressId, values, ...choices }: AddressDrawerProps) {
	const t = useTranslations('account')
	const err = useTranslations('err')
	const to = useLocalePath()
	const { key } = useLocation()
	const name = addressId ?? 'new'
	const fetcher = useFetcher<RefusedForm>({ key: `address-${name}` })
	const { Form, state, data } = fetcher
	const isUnanswered = useUnanswered(fetcher)
	const { summary, at } = useAccountMessages(state === 'idle' ? data : undefined)
	useEffect(() => {
		if (key) closeDialog(ADDRESS_DRAWER)
	}, [key])
	return (
		<Drawer id={ADDRESS_DRAWER} title={t(addressId ? 'addresses.edit' : 'addresses.new')} closeLabel={t('close')}>
			<ErrorSummary title={t('problem')} errors={summary} />
			{isUnanswered && (
				<Notice tone="error" role="alert" className="mb-s-5">
					{err('unexpected')}
				</Notice>
			)}
			<Form
				key={name}
				method="post"
				action={to(`account/addresses/${name}`)}
				noValidate
				className="account-form account-form-drawer"
			>
				<AddressFormFields {...choices} values={values} errorAt={at} isSending={state !== 'idle'} />
			</Form>
		</Drawer>
	)
}
