import { data, Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { readForm, refuse, submittedForm } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/address'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { AddressFormFields } from './address-form.tsx'
import { addressChoices, addressError, addressView, freshValues, typedAddress } from './address-view.ts'
import { done, refusalOf, requireCustomer } from '#app/request/account/answers.ts'
import { listAddresses, saveAddress } from '#app/routes/account/gateway.ts'

export const handle: PageHandle = { namespaces: ['account', 'checkout', 'err'], pageType: 'espace client' }

/** The last part of the address of a form for a new one. */
const NEW = 'new'

export async function loader({ request, context, params: { addressId } }: Route.LoaderArgs) {
	const args = { request, context }
	const [customer, choices] = await Promise.all([requireCustomer(args), addressChoices(args)])
	if (addressId === NEW) return { isNew: true, values: freshValues(choices, customer), ...choices }
	const saved = (await listAddresses(args)).find(({ id }) => id === addressId)
	if (!saved) throw await pageRefused(args)
	return { isNew: false, values: addressView(saved, choices).values, ...choices }
}

/** Saves; without a script its other button changes the country, which changes the fields. */
export async function action({ request, context, params: { addressId } }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	if (values['intent'] === 'country') return data(submittedForm(values))
	const id = addressId === NEW ? undefined : addressId
	const refused = await refusalOf(args, await saveAddress(args, id, typedAddress(values)))
	if (refused) return refuse(values, refused, { place: (error) => addressError(values, error) })
	throw done(args, 'account/addresses', 'address')
}

/** Adds an address or changes one: what the drawer of the list shows, as a page of its own. */
export default function Address({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('account.addresses')
	const to = useLocalePath()
	const { state } = useNavigation()
	const form = useForm(actionData, { texts: 'account.err', zone: 'account', saved: loaderData.values })
	const title = t(loaderData.isNew ? 'new' : 'edit')
	return (
		<AccountPage
			room="addresses"
			title={title}
			heading={t.rich(loaderData.isNew ? 'headingNew' : 'headingEdit', emphasis)}
			back={{ to: to('account/addresses'), label: t('all') }}
			form={form}
		>
			<Form method="post" noValidate className="account-form">
				<AddressFormFields
					form={form}
					countries={loaderData.countries}
					phoneCountries={loaderData.phoneCountries}
					isSending={state === 'submitting'}
				/>
			</Form>
		</AccountPage>
	)
}
