import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { readForm, refuse } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { EmailField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/lost-password'
import { FormFrame } from '#app/document/sign-in/form-frame.tsx'
import { forgotPassword } from '#app/request/sign-in/gateway.ts'
import { emailUrl, pathOf } from '#app/request/sign-in/visit.ts'

export const handle: PageHandle = { namespaces: ['err'], pageType: 'espace client' }

export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	// Exactly this says that a link was too old; nothing else does, and nothing is repeated (R15).
	const isExpired = searchParams.get('hasTokenExpired') === 'true'
	return { isExpired, isSent: searchParams.get('sent') === 'true' }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Sends a link to the address, if it has an account: the answer is the same for every address (R93). */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const { email: typed = '' } = await readForm(args)
	const email = typed.trim()
	const pageUrl = emailUrl(args, { page: 'auth/change-password', parameter: 'access' })
	const result = await forgotPassword(context.get(requestContext).gateway, { email, pageUrl })
	if (result.ok) throw redirectTo(pathOf(args, 'auth/lost-password?sent=true'), { status: 303 })
	return refuse({ email }, result)
}

export default function LostPassword({ loaderData: { isExpired, isSent }, actionData }: Route.ComponentProps) {
	const t = useTranslations('auth')
	const form = useForm(actionData, { texts: 'auth.problem', zone: 'lost-password' })
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => {
		if (isExpired && !actionData) field.current?.focus()
	}, [isExpired, actionData])
	if (isSent && !actionData) {
		return (
			<>
				<PageHead title={t('lost.pageTitle')} noindex />
				<h1 className="type-display-l">{t.rich('lost.done', emphasis)}</h1>
				<p className="type-body-l">{t('lost.doneText')}</p>
				<p className="muted">{t('create.doneSpam')}</p>
			</>
		)
	}
	return (
		<>
			<PageHead title={t('lost.pageTitle')} noindex />
			<h1 className="type-display-l">{t.rich('lost.title', emphasis)}</h1>
			{isExpired && (
				<Notice tone="warning" role="alert" className="auth-notice">
					{t('lost.expired')}
				</Notice>
			)}
			<p className="lead">{t('lost.intro')}</p>
			<FormFrame form={form}>
				{(isSending) => (
					<>
						<EmailField ref={field} {...form.field('email')} label={t('email')} autoComplete="username" />
						<Button type="submit" wide loading={isSending}>
							{t('lost.submit')}
						</Button>
					</>
				)}
			</FormFrame>
		</>
	)
}
