import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/address'
import { AccountPage } from '#app/routes/account/account-page.tsx'
import { AddressFormFields } from './address-form.tsx'
import { addressChoices, addressControl, addressView, freshValues, typedAddress } from './address-view.ts'
import { done, formAnswer, readForm, refusedForm } from '#app/routes/account/forms.ts'
import { listAddresses, refusalOf, requireCustomer, saveAddress } from '#app/routes/account/gateway.ts'
import { useAccountMessages } from '#app/routes/account/use-account-messages.ts'

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
	if (values['intent'] === 'country') return formAnswer(values, [], 200)
	const id = addressId === NEW ? undefined : addressId
	const problem = await refusalOf(args, await saveAddress(args, id, typedAddress(values)))
	if (!problem) throw done(args, 'addresses', 'address')
	const country = values['a-countryCode']
	const answer = refusedForm(problem, { values, idOf: addressControl })
	for (const error of answer.data.errors) Object.assign(error, { country })
	return answer
}

/** Adds an address or changes one: what the drawer of the list shows, as a page of its own. */
export default function Address({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('account.addresses')
	const to = useLocalePath()
	const { state } = useNavigation()
	const { summary, at } = useAccountMessages(actionData)
	const title = t(loaderData.isNew ? 'new' : 'edit')
	return (
		<AccountPage
			room="addresses"
			title={title}
			heading={t.rich(loaderData.isNew ? 'headingNew' : 'headingEdit', emphasis)}
			back={{ to: to('account/addresses'), label: t('all') }}
			errors={summary}
		>
			<Form method="post" noValidate className="account-form">
				<AddressFormFields
					values={actionData?.values ?? loaderData.values}
					countries={loaderData.countries}
					phoneCountries={loaderData.phoneCountries}
					errorAt={at}
					isSending={state === 'submitting'}
				/>
			</Form>
		</AccountPage>
	)
}
