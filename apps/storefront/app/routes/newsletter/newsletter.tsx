import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { OptInPage } from '#app/document/account/opt-in-page.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { readForm, refuse } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { PrivacyLine } from '#app/document/pages/page-link.tsx'
import { keyOf, keyOfAddress, KEYED_PAGE } from '#app/facts/addresses/keyed-page.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/newsletter'
import { askNewsletter, confirmSubscription, endSubscription, getSubscription } from './gateway.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import './newsletter.css'

export const handle: PageHandle = { namespaces: ['newsletter', 'err'], pageType: 'espace client' }

export const headers: Route.HeadersFunction = () => KEYED_PAGE

/** Without a key the form. Looking at the link of the e-mail decides nothing: programs that read mail follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	if (!searchParams.has('subscription')) return { isAsked: searchParams.has('done'), subscription: null }
	const id = keyOfAddress(request, 'subscription')
	const found = await getSubscription(context.get(requestContext).gateway, id)
	if (!found.ok) throw await refusalOf(found.problem, { request, context })
	return { isAsked: false, subscription: found.data }
}

export async function action({ request, context }: Route.ActionArgs) {
	const values = await readForm({ request })
	const { gateway, locale } = context.get(requestContext)
	const page = localePath(locale, 'newsletter')
	if (values['intent'] === 'ask') {
		const pageUrl = `${new URL(page, request.url).href}?subscription=SUBSCRIPTION_ID`
		const asked = await askNewsletter(gateway, { email: values['email'] ?? '', pageUrl })
		if (asked.ok) throw redirectTo(`${page}?done=asked`)
		return refuse(values, asked)
	}
	const id = keyOf(values['subscription'] ?? null)
	const decide = values['intent'] === 'end' ? endSubscription : confirmSubscription
	const decided = await decide(gateway, id)
	if (!decided.ok) throw await refusalOf(decided.problem, { request, context })
	throw redirectTo(`${page}?subscription=${id}`)
}

/** Asks for the newsletter; confirms and ends one that was asked for without an account (double opt-in). Plain forms. */
export default function Newsletter({ loaderData: { isAsked, subscription }, actionData }: Route.ComponentProps) {
	const t = useTranslations('newsletter')
	const to = useLocalePath()
	const home = (
		<ButtonLink to={to()} size="bar">
			{t('home')}
		</ButtonLink>
	)
	if (subscription) {
		const { id, email, state } = subscription
		return (
			<OptInPage
				head={t('head')}
				title={t.rich(`title.${state}`, emphasis)}
				lead={t(`text.${state}`, { email })}
				state={state}
				confirm={t('confirm')}
				end={t('end')}
				onward={home}
				fields={<input type="hidden" name="subscription" value={id} />}
			/>
		)
	}
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('head')} noindex />
			<h1 className="type-display-l">{t.rich(isAsked ? 'title.sent' : 'title.form', emphasis)}</h1>
			<p className="lead">{t(isAsked ? 'text.sent' : 'text.form')}</p>
			{isAsked ? <p className="newsletter-form">{home}</p> : <AskForm submitted={actionData} />}
		</div>
	)
}

function AskForm({ submitted }: { submitted: Route.ComponentProps['actionData'] }) {
	const t = useTranslations('newsletter')
	const form = useForm(submitted)
	const isSending = useNavigation().state === 'submitting'
	return (
		<>
			<FormProblems form={form} />
			<Form method="post" noValidate className="newsletter-form">
				<EmailField {...form.field('email')} label={t('email')} hint={t('purpose')} />
				<PrivacyLine />
				<Button type="submit" name="intent" value="ask" size="bar" loading={isSending}>
					{t('subscribe')}
				</Button>
			</Form>
		</>
	)
}
