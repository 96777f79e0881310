import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { type FormValues, type SubmittedForm } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { CountryView, PhoneCountryView } from '#app/document/addresses/countries.ts'
import { useUnanswered } from '#app/document/errors/use-unanswered.ts'
import { closeDialog } from '#app/ui/dialog.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { AddressFormFields } from './address-form.tsx'

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
	const fetcher = useFetcher<SubmittedForm>({ key: `address-${name}` })
	const { Form, state, data } = fetcher
	const isUnanswered = useUnanswered(fetcher)
	const form = useForm(state === 'idle' ? data : undefined, { texts: 'account.err', zone: 'account', saved: values })
	useEffect(() => {
		if (key) closeDialog(ADDRESS_DRAWER)
	}, [key])
	return (
		<Drawer id={ADDRESS_DRAWER} title={t(addressId ? 'addresses.edit' : 'addresses.new')} closeLabel={t('close')}>
			<FormProblems form={form} />
			{isUnanswered && (
				<Notice tone="error" role="alert">
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
				<AddressFormFields {...choices} form={form} isSending={state !== 'idle'} />
			</Form>
		</Drawer>
	)
}
