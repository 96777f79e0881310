import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import './newsletter.css'
import type { Route } from './+types/newsletter'
import { confirmSubscription, endSubscription, getSubscription } from './gateway.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'

export const handle: PageHandle = { namespaces: ['newsletter'], pageType: 'espace client' }

/** The address is the key to it, and one person's (R29). */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'private, no-store',
	'Referrer-Policy': 'no-referrer',
})

const SUBSCRIPTION_ID = /^[\w-]{16,64}$/

/** Looking at the link of the e-mail decides nothing: programs that read mail follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const asked = new URL(request.url).searchParams.get('subscription') ?? ''
	const id = SUBSCRIPTION_ID.test(asked) ? asked : 'none-such-subscription'
	const found = await getSubscription(context.get(requestContext).gateway, id)
	if (!found.ok) throw await refusalOf(found.problem, { request, context })
	return found.data
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData()
	const asked = String(form.get('subscription'))
	const id = SUBSCRIPTION_ID.test(asked) ? asked : 'none-such-subscription'
	const decide = form.get('intent') === 'end' ? endSubscription : confirmSubscription
	const { gateway, locale } = context.get(requestContext)
	const decided = await decide(gateway, id)
	if (!decided.ok) throw await refusalOf(decided.problem, { request, context })
	throw redirectTo(`${localePath(locale, 'newsletter')}?subscription=${id}`)
}

/** Confirms and ends a newsletter that was asked for without an account (double opt-in). Plain forms. */
export default function Newsletter({ loaderData: { id, email, state } }: Route.ComponentProps) {
	const t = useTranslations('newsletter')
	const to = useLocalePath()
	const isSending = useNavigation().state === 'submitting'
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('head')} noindex />
			<h1 className="type-display-l">{t.rich(`title.${state}`, emphasis)}</h1>
			<p className="lead">{t(`text.${state}`, { email })}</p>
			<Form method="post" className="newsletter-ways">
				<input type="hidden" name="subscription" value={id} />
				{state === 'asked' && (
					<Button type="submit" name="intent" value="confirm" size="bar" loading={isSending}>
						{t('confirm')}
					</Button>
				)}
				{state !== 'asked' && (
					<ButtonLink to={to()} size="bar">
						{t('home')}
					</ButtonLink>
				)}
				{state === 'confirmed' && (
					<Button type="submit" name="intent" value="end" variant="secondary" size="bar" loading={isSending}>
						{t('end')}
					</Button>
				)}
			</Form>
		</div>
	)
}
