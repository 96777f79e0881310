import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { Route } from './+types/change-password'
import { KEY_HEADERS, refuseAccess, requireAccess } from './access.ts'
import { FormFrame } from '#app/document/sign-in/form-frame.tsx'
import { resetPassword } from '#app/request/sign-in/gateway.ts'
import { NewPasswordField } from '#app/document/sign-in/new-password-field.tsx'
import { pathOf } from '#app/request/sign-in/visit.ts'

export const handle: PageHandle = { namespaces: ['err'], pageType: 'espace client' }

export const headers: Route.HeadersFunction = () => KEY_HEADERS

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireAccess({ request, context })
	return null
}

/** A new password for the token of a letter, which is used up by it; every session ends, this browser's too (R28, R94). */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const access = await requireAccess(args)
	const { password = '', repeat = '' } = await readForm(args)
	const errors = [
		...(password === '' ? [{ id: 'password', field: 'password', code: 'required' }] : []),
		...(password !== repeat ? [{ id: 'repeat', field: 'repeat', code: 'mismatch' }] : []),
	]
	if (errors.length > 0) return refuseFields({}, errors)
	const { gateway, session } = context.get(requestContext)
	const result = await resetPassword(gateway, { access, password })
	// Used up between being shown and being sent.
	if (!result.ok && result.problem.status === 410) throw refuseAccess(args)
	if (!result.ok) return refuse({}, result)
	session.set()
	throw redirectTo(pathOf(args, '?password-changed=true#sign-in'), { status: 303, headers: KEY_HEADERS })
}

export default function ChangePassword({ actionData }: Route.ComponentProps) {
	const t = useTranslations('auth')
	const form = useForm(actionData, { texts: 'auth.problem', zone: 'change-password' })
	return (
		<>
			<PageHead title={t('change.pageTitle')} noindex />
			<h1 className="type-display-l">{t.rich('change.title', emphasis)}</h1>
			<FormFrame form={form}>
				{(isSending) => (
					<>
						<NewPasswordField label={t('newPassword')} error={form.at('password')} />
						<PasswordField
							{...form.field('repeat')}
							label={t('repeat')}
							showLabel={t('showPassword')}
							autoComplete="new-password"
						/>
						<p className="type-small muted">{t('change.everywhere')}</p>
						<Button type="submit" wide loading={isSending}>
							{t('change.submit')}
						</Button>
					</>
				)}
			</FormFrame>
		</>
	)
}
