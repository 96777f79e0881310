import { Form, Link, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { directoryContext, type LoaderArgs, siteContext } from '#app/request/context.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { flaggedPlaces } from '#app/request/web-domain/flagged-places.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ShopMark } from '#app/document/layout/shop-mark.tsx'
import type { Route } from './+types/loyalty'
import { AccountPage } from '#app/routes/account/account-page.tsx'
import { BarCode } from './bar-code.tsx'
import { done, formAnswer, readForm, refusedForm } from '#app/routes/account/forms.ts'
import { changeProfile, refusalOf, requireCustomer } from '#app/routes/account/gateway.ts'
import { useAccountMessages } from '#app/routes/account/use-account-messages.ts'
import './loyalty.css'

export const handle: PageHandle = { namespaces: ['account', 'err'], pageType: 'espace client' }

async function requireLoyalty(args: LoaderArgs) {
	const { loyalty } = await args.context.get(directoryContext).params(args.context.get(siteContext))
	if (!loyalty) throw await pageRefused(args)
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const [customer] = await Promise.all([requireCustomer(args), requireLoyalty(args)])
	const places = await flaggedPlaces(context.get(directoryContext), { path: 'account/loyalty', flag: 'loyalty' })
	const { firstName, lastName, loyaltyCardNumber } = customer
	return { ...places, name: `${firstName} ${lastName}`, card: loyaltyCardNumber }
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	await requireLoyalty(args)
	const values = await readForm(args)
	const loyaltyCardNumber = values['loyaltyCardNumber'] ?? ''
	if (loyaltyCardNumber.trim() === '' && values['intent'] !== 'forget')
		return formAnswer(values, [{ id: 'loyaltyCardNumber', field: 'loyaltyCardNumber', code: 'required' }])
	const problem = await refusalOf(args, await changeProfile(args, { loyaltyCardNumber }))
	if (problem) return refusedForm(problem, { values })
	throw done(args, 'loyalty', 'loyalty')
}

/** The card, to be read by a till; without one, the place for its number. */
export default function Loyalty({ loaderData: { card, name }, actionData }: Route.ComponentProps) {
	const t = useTranslations('account.loyalty')
	const to = useLocalePath()
	const { summary, at } = useAccountMessages(actionData)
	return (
		<AccountPage room="loyalty" errors={summary}>
			{card ? (
				<LoyaltyCard card={card} name={name} />
			) : (
				<>
					<p className="account-now">{t('none')}</p>
					<CardForm typed={actionData?.values['loyaltyCardNumber']} error={at('loyaltyCardNumber')} />
				</>
			)}
			<p className="account-actions">
				<Link to={to('loyalty')} className="link inline-flex min-h-11 items-center">
					{t('how')}
				</Link>
			</p>
		</AccountPage>
	)
}

function LoyaltyCard({ card, name }: { card: string; name: string }) {
	const t = useTranslations('account.loyalty')
	return (
		<>
			<div className="own-card">
				<ShopMark width={132} />
				<p className="type-ui">{name}</p>
				<BarCode digits={card} label={t('number', { number: card })} />
			</div>
			<p className="account-now text-ink-2">{t('show')}</p>
			<Form method="post">
				<Button type="submit" name="intent" value="forget" variant="tertiary" size="compact">
					{t('forget')}
				</Button>
			</Form>
		</>
	)
}

function CardForm({ typed, error }: { typed: string | undefined; error: string | undefined }) {
	const t = useTranslations('account.loyalty')
	const { state } = useNavigation()
	return (
		<Form method="post" noValidate className="account-form">
			<TextField
				name="loyaltyCardNumber"
				label={t('cardNumber')}
				hint={t('cardNumberHint')}
				inputMode="numeric"
				autoComplete="off"
				maxLength={40}
				defaultValue={typed}
				error={error}
			/>
			<div>
				<Button type="submit" name="intent" value="keep" loading={state === 'submitting'}>
					{t('keep')}
				</Button>
			</div>
		</Form>
	)
}
