import { data, Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { countryViews, phoneCountryViews } from '#app/document/addresses/countries.ts'
import { readForm, refuse, submittedForm } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import type { Route } from './+types/create'
import { returnQuery } from '#app/document/sign-in/return-query.ts'
import { CreateFields } from './create-fields.tsx'
import { placeError, registrationOf } from './create-values.ts'
import { FormFrame } from '#app/document/sign-in/form-frame.tsx'
import { register } from '#app/request/sign-in/gateway.ts'
import { emailUrl, pathOf } from '#app/request/sign-in/visit.ts'

export const handle: PageHandle = { namespaces: ['checkout', 'date', 'err'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { session, siteRecord, tag } = context.get(requestContext)
	if (session.isSignedIn) throw redirectTo(pathOf({ request, context }))
	const params = await siteRecord()
	const words = { tag, own: params.countryCode }
	return {
		hasLoyalty: params.loyalty,
		billingCountries: countryViews(params.billingCountries, words),
		phoneCountries: phoneCountryViews(params.phoneNumberCountries, words),
		isSent: new URL(request.url).searchParams.get('sent') === 'true',
	}
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Asks for an account (R92). Whether the address has one already, only its e-mail tells. */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	// Without a script this button brings the fields of another country.
	if (values['intent'] === 'country') return data(submittedForm(values))
	const pageUrl = emailUrl(args, { page: 'auth/confirm', parameter: 'token' })
	const result = await register(context.get(requestContext).gateway, registrationOf(values, pageUrl))
	if (result.ok) throw redirectTo(pathOf(args, 'auth/create?sent=true'), { status: 303 })
	return refuse(values, result, { place: (error) => placeError(values, error) })
}

export default function Create({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('auth')
	const to = useLocalePath()
	const { search } = useLocation()
	const form = useForm(actionData, { texts: 'auth.problem', zone: 'create' })
	if (loaderData.isSent && !actionData) {
		return (
			<>
				<PageHead title={t('create.pageTitle')} noindex />
				<h1 className="type-display-l">{t.rich('create.done', emphasis)}</h1>
				<p className="type-body-l">{t('create.doneText')}</p>
				<p className="muted">{t('create.doneSpam')}</p>
			</>
		)
	}
	return (
		<>
			<PageHead title={t('create.pageTitle')} description={t('create.intro')} />
			<h1 className="type-display-l">{t.rich('create.title', emphasis)}</h1>
			<p className="lead">{t('create.intro')}</p>
			<FormFrame form={form}>
				{(isSending) => <CreateFields offer={loaderData} form={form} isSending={isSending} />}
			</FormFrame>
			<p className="auth-after">
				{t('create.already')}{' '}
				<Link to={to(`${returnQuery(search)}#sign-in`)} className="link">
					{t('again')}
				</Link>
			</p>
		</>
	)
}
