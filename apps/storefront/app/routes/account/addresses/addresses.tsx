import { useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { readForm } from '#app/document/forms/submitted-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Button, buttonClassNames } from '#app/ui/button.tsx'
import { DrawerLink } from '#app/ui/drawer.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/addresses'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { AddressCard } from './address-card.tsx'
import { ADDRESS_DRAWER, AddressDrawer } from './address-drawer.tsx'
import { addressChoices, addressView, freshValues, suggestionView, typedAddress } from './address-view.ts'
import { done, refusalOf, requireCustomer } from '#app/request/account/answers.ts'
import { findSuggestedAddresses, listAddresses, removeAddress, saveAddress } from '#app/routes/account/gateway.ts'
import { SuggestedAddresses } from './suggested-addresses.tsx'

export const handle: PageHandle = { namespaces: ['account', 'checkout', 'err'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const [customer, choices, saved, suggested] = await Promise.all([
		requireCustomer(args),
		addressChoices(args),
		listAddresses(args),
		findSuggestedAddresses(args),
	])
	return {
		...choices,
		fresh: freshValues(choices, customer),
		saved: saved.map((one) => addressView(one, choices)),
		suggested: suggested.map((one) => suggestionView(one, choices)),
	}
}

/** Removes an address, and restores it: the removed one travels with the answer and is stored nowhere else. Or saves one of an order. */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	const { intent } = values
	if (intent === 'restore' || intent === 'keep') {
		const refused = await refusalOf(args, await saveAddress(args, undefined, typedAddress(values)))
		if (refused) return { removed: undefined, refused: intent }
		throw done(args, 'account/addresses', intent === 'keep' ? 'address' : 'restored')
	}
	const choices = await addressChoices(args)
	const addressId = values['addressId'] ?? ''
	const found = (await listAddresses(args)).find(({ id }) => id === addressId)
	if (!found) throw done(args, 'account/addresses', 'address')
	await refusalOf(args, await removeAddress(args, addressId))
	return { removed: addressView(found, choices), refused: undefined }
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('account.addresses')
	const to = useLocalePath()
	const [chosen, setChosen] = useState<string>()
	const { saved, suggested, fresh, countries, phoneCountries } = loaderData
	const edited = saved.find(({ id }) => id === chosen)
	const add = (
		<DrawerLink
			drawer={ADDRESS_DRAWER}
			to={to('account/addresses/new')}
			className={buttonClassNames({ variant: 'primary' })}
			onClick={() => setChosen(undefined)}
		>
			{t('new')}
		</DrawerLink>
	)
	return (
		<AccountPage room="addresses">
			{actionData?.removed && <Removed values={actionData.removed.values} />}
			{actionData?.refused && (
				<Notice tone="error" role="alert" className="account-notice">
					{t(actionData.refused === 'keep' ? 'notKept' : 'notRestored')}
				</Notice>
			)}
			{saved.length === 0 ? (
				<EmptyState title={t('empty')} text={t('emptyText')} action={add} />
			) : (
				<>
					<ul className="address-cards">
						{saved.map((address) => (
							<AddressCard key={address.id} address={address} onEdit={setChosen} />
						))}
					</ul>
					<p className="account-actions">{add}</p>
				</>
			)}
			<SuggestedAddresses suggested={suggested} />
			<AddressDrawer
				addressId={edited?.id}
				values={edited?.values ?? fresh}
				countries={countries}
				phoneCountries={phoneCountries}
			/>
		</AccountPage>
	)
}

function Removed({ values }: { values: Readonly<Record<string, string>> }) {
	const t = useTranslations('account.addresses')
	return (
		<Notice role="status" className="account-notice">
			<Form method="post" className="account-undo">
				{Object.entries(values).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<span>{t('removed')}</span>
				<Button type="submit" name="intent" value="restore" variant="tertiary" size="compact">
					{t('undo')}
				</Button>
			</Form>
		</Notice>
	)
}
