import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { clearCart } from '#app/request/cart/cookies.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { Route } from './+types/erase-confirm'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { refusalOf, requireCustomer } from '#app/request/account/answers.ts'
import { readErasure, requestErasure } from './gateway.ts'

export const handle: PageHandle = { namespaces: ['account', 'storeCredit', 'err'], pageType: 'espace client' }

/** Where something is open, the page before says what. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const [{ open, storeCredit }] = await Promise.all([readErasure(args), requireCustomer(args)])
	if (open.length > 0) throw redirectTo(localePath(context.get(requestContext).locale, 'account/privacy/erase'))
	return { storeCredit }
}

/** The last step: it ends every session of the account, on this browser and all others (GDPR art. 17). */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	const { password = '', sure } = values
	const givesUpStoreCredit = values['givesUpStoreCredit'] === 'yes'
	const hasCredit = !givesUpStoreCredit && (await readErasure(args)).storeCredit !== null
	const errors = [
		...(password === '' ? [{ id: 'password', field: 'password', code: 'required' }] : []),
		...(sure === 'yes' ? [] : [{ id: 'sure', field: 'sure', code: 'required' }]),
		...(hasCredit ? [{ id: 'givesUpStoreCredit', field: 'givesUpStoreCredit', code: 'required' }] : []),
	]
	if (errors.length > 0) return refuseFields(values, errors)
	const refused = await refusalOf(args, await requestErasure(args, { password, givesUpStoreCredit }))
	const { locale } = context.get(requestContext)
	if (refused?.problem.status === 409) throw redirectTo(localePath(locale, 'account/privacy/erase'), { status: 303 })
	if (refused) return refuse(values, refused)
	const { session, partners } = context.get(requestContext)
	session.set()
	partners.clear()
	const headers = new Headers({ 'Cache-Control': 'no-store', 'Clear-Site-Data': '"cache"' })
	for (const [name, value] of clearCart(args)) headers.append(name, value)
	throw redirectTo(localePath(locale, '?erased=true'), { status: 303, headers })
}

export default function EraseConfirm({ loaderData: { storeCredit }, actionData }: Route.ComponentProps) {
	const t = useTranslations('account.erase')
	const credit = useTranslations('storeCredit.erase')
	const to = useLocalePath()
	const form = useForm(actionData, { texts: 'account.err', zone: 'account' })
	const before = to('account/privacy/erase')
	return (
		<AccountPage
			room="privacy"
			title={t('confirmTitle')}
			heading={t.rich('confirmHeading', emphasis)}
			back={{ to: before, label: t('confirmBack') }}
			form={form}
		>
			<p className="account-now">{t('confirmText')}</p>
			<Form method="post" noValidate className="account-form">
				<PasswordField
					{...form.field('password')}
					label={t('password')}
					showLabel={t('show')}
					autoComplete="current-password"
				/>
				<Checkbox {...form.tick('sure')} label={t('sure')} />
				{storeCredit && (
					<Checkbox {...form.tick('givesUpStoreCredit')} label={credit('givesUp', { amounts: storeCredit })} />
				)}
				<div className="account-actions">
					<SubmitButton variant="destructive">{t('submit')}</SubmitButton>
					<ButtonLink to={to('account/privacy')} variant="tertiary">
						{t('keep')}
					</ButtonLink>
				</div>
			</Form>
		</AccountPage>
	)
}
