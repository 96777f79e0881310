import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { localeContext, partnersContext, sessionContext } from '#app/request/context.ts'
import { clearCart } from '#app/routes/cart/cookies.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { Route } from './+types/erase-confirm'
import { AccountPage } from '#app/routes/account/account-page.tsx'
import { formAnswer, readForm, refusedForm } from '#app/routes/account/forms.ts'
import { refusalOf, requireCustomer } from '#app/routes/account/gateway.ts'
import { listOpenMatters, requestErasure } from './gateway.ts'
import { useAccountMessages } from '#app/routes/account/use-account-messages.ts'

export const handle: PageHandle = { namespaces: ['account', 'err'], pageType: 'espace client' }

/** Where something is open, the page before says what. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const [open] = await Promise.all([listOpenMatters(args), requireCustomer(args)])
	if (open.length > 0) throw redirectTo(localePath(context.get(localeContext), 'account/privacy/erase'))
	return null
}

/** The last step: it ends every session of the account, on this browser and all others (GDPR art. 17). */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	const { password = '', sure } = values
	const errors = [
		...(password === '' ? [{ id: 'password', field: 'password', code: 'required' }] : []),
		...(sure === 'yes' ? [] : [{ id: 'sure', field: 'sure', code: 'required' }]),
	]
	if (errors.length > 0) return formAnswer(values, errors)
	const problem = await refusalOf(args, await requestErasure(args, password))
	const path = (page: string) => localePath(context.get(localeContext), page)
	if (problem?.status === 409) throw redirectTo(path('account/privacy/erase'), { status: 303 })
	if (problem) return refusedForm(problem, { values })
	context.get(sessionContext).set()
	context.get(partnersContext).clear()
	const headers = new Headers({ 'Cache-Control': 'no-store', 'Clear-Site-Data': '"cache"' })
	for (const [name, value] of clearCart(args)) headers.append(name, value)
	throw redirectTo(path('?erased=true'), { status: 303, headers })
}

export default function EraseConfirm({ actionData }: Route.ComponentProps) {
	const t = useTranslations('account.erase')
	const to = useLocalePath()
	const { state } = useNavigation()
	const { summary, at } = useAccountMessages(actionData)
	const before = to('account/privacy/erase')
	return (
		<AccountPage
			room="privacy"
			title={t('confirmTitle')}
			heading={t.rich('confirmHeading', emphasis)}
			back={{ to: before, label: t('confirmBack') }}
			errors={summary}
		>
			<p className="type-body account-now">{t('confirmText')}</p>
			<Form method="post" noValidate className="account-form">
				<PasswordField
					name="password"
					label={t('password')}
					showLabel={t('show')}
					autoComplete="current-password"
					error={at('password')}
				/>
				<Checkbox
					id="sure"
					name="sure"
					value="yes"
					label={t('sure')}
					defaultChecked={actionData?.values['sure'] === 'yes'}
					error={at('sure')}
				/>
				<div className="account-actions">
					<Button type="submit" variant="destructive" loading={state === 'submitting'}>
						{t('submit')}
					</Button>
					<ButtonLink to={to('account/privacy')} variant="tertiary">
						{t('keep')}
					</ButtonLink>
				</div>
			</Form>
		</AccountPage>
	)
}
