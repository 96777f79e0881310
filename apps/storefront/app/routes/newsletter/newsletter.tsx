import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { OptInPage } from '#app/document/account/opt-in-page.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { keyOf, keyOfAddress, KEYED_PAGE } from '#app/facts/addresses/keyed-page.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/newsletter'
import { confirmSubscription, endSubscription, getSubscription } from './gateway.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'

export const handle: PageHandle = { namespaces: ['newsletter'], pageType: 'espace client' }

export const headers: Route.HeadersFunction = () => KEYED_PAGE

/** Looking at the link of the e-mail decides nothing: programs that read mail follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const id = keyOfAddress(request, 'subscription')
	const found = await getSubscription(context.get(requestContext).gateway, id)
	if (!found.ok) throw await refusalOf(found.problem, { request, context })
	return found.data
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData()
	const id = keyOf(form.get('subscription'))
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
	return (
		<OptInPage
			head={t('head')}
			title={t.rich(`title.${state}`, emphasis)}
			lead={t(`text.${state}`, { email })}
			state={state}
			confirm={t('confirm')}
			end={t('end')}
			onward={
				<ButtonLink to={to()} size="bar">
					{t('home')}
				</ButtonLink>
			}
			fields={<input type="hidden" name="subscription" value={id} />}
		/>
	)
}
