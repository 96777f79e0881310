import { Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { flaggedPlaces } from '#app/request/web-domain/flagged-places.ts'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { type Form as FormState, useForm } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ShopMark } from '#app/document/layout/shop-mark.tsx'
import type { Route } from './+types/loyalty'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { BarCode } from './bar-code.tsx'
import { done, refusalOf, requireCustomer } from '#app/request/account/answers.ts'
import { changeProfile } from '#app/routes/account/gateway.ts'
import './loyalty.css'

export const handle: PageHandle = { namespaces: ['account', 'err'], pageType: 'espace client' }

async function requireLoyalty(args: LoaderArgs) {
	const { loyalty } = await args.context.get(requestContext).siteRecord()
	if (!loyalty) throw await pageRefused(args)
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const [customer] = await Promise.all([requireCustomer(args), requireLoyalty(args)])
	const places = await flaggedPlaces(context.get(requestContext).directory, {
		path: 'account/loyalty',
		flag: 'loyalty',
	})
	const { firstName, lastName, loyaltyCardNumber } = customer
	return { ...places, name: `${firstName} ${lastName}`, card: loyaltyCardNumber }
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	await requireLoyalty(args)
	const values = await readForm(args)
	const loyaltyCardNumber = values['loyaltyCardNumber'] ?? ''
	if (loyaltyCardNumber.trim() === '' && values['intent'] !== 'forget')
		return refuseFields(values, [{ id: 'loyaltyCardNumber', field: 'loyaltyCardNumber', code: 'required' }])
	const refused = await refusalOf(args, await changeProfile(args, { loyaltyCardNumber }))
	if (refused) return refuse(values, refused)
	throw done(args, 'account/loyalty', 'loyalty')
}

/** The card, to be read by a till; without one, the place for its number. */
export default function Loyalty({ loaderData: { card, name }, actionData }: Route.ComponentProps) {
	const t = useTranslations('account.loyalty')
	const to = useLocalePath()
	const form = useForm(actionData, { texts: 'account.err', zone: 'account' })
	return (
		<AccountPage room="loyalty" form={form}>
			{card ? (
				<LoyaltyCard card={card} name={name} />
			) : (
				<>
					<p className="account-now">{t('none')}</p>
					<CardForm form={form} />
				</>
			)}
			<p className="account-actions">
				<Link to={to('loyalty')} className="link link-target">
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
			<p className="account-now muted">{t('show')}</p>
			<Form method="post">
				<Button type="submit" name="intent" value="forget" variant="tertiary" size="compact">
					{t('forget')}
				</Button>
			</Form>
		</>
	)
}

function CardForm({ form }: { form: FormState }) {
	const t = useTranslations('account.loyalty')
	return (
		<Form method="post" noValidate className="account-form">
			<TextField
				{...form.field('loyaltyCardNumber')}
				label={t('cardNumber')}
				hint={t('cardNumberHint')}
				inputMode="numeric"
				autoComplete="off"
				maxLength={40}
			/>
			<div>
				<SubmitButton intent="keep">{t('keep')}</SubmitButton>
			</div>
		</Form>
	)
}
