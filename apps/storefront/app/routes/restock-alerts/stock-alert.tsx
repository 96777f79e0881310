import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/stock-alert'
import { confirmRestock, endRestock, getRestock } from './gateway.ts'
import './restock-alerts.css'

export const handle: PageHandle = { namespaces: ['restock'], pageType: 'espace client' }

/** The address is the key to it, and one person's (R29). */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'private, no-store',
	'Referrer-Policy': 'no-referrer',
})

const ALERT_ID = /^[\w-]{16,64}$/

function alertOf({ request }: Pick<LoaderArgs, 'request'>): string {
	const asked = new URL(request.url).searchParams.get('alert') ?? ''
	return ALERT_ID.test(asked) ? asked : 'none-such-alert'
}

/** Looking at the link of the e-mail decides nothing: programs that read mail follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const found = await getRestock(context.get(requestContext).gateway, alertOf({ request }))
	if (!found.ok) throw await refusalOf(found.problem, { request, context })
	return found.data
}

/** Confirms or ends, by the page's buttons; mail programs post once to end it, and follow nowhere (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
	const decide = (await request.formData()).get('intent') === 'confirm' ? confirmRestock : endRestock
	const decided = await decide(context.get(requestContext).gateway, alertOf({ request }))
	if (!decided.ok) throw await refusalOf(decided.problem, { request, context })
	return null
}

/** The page in the e-mails of a restock alert: what it is about, and one button. No sign-in. */
export default function StockAlert({ loaderData: { state, product } }: Route.ComponentProps) {
	const t = useTranslations('restock')
	const to = useLocalePath()
	const isSending = useNavigation().state === 'submitting'
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('head')} noindex />
			<h1 className="type-display-l">{t.rich(`state.${state}`, emphasis)}</h1>
			{product && (
				<p className="lead">{t('about', { name: product.name, color: product.colorName, size: product.sizeLabel })}</p>
			)}
			<p className="measure muted">{t(`text.${state}`)}</p>
			<Form method="post" className="restock-ways">
				{state === 'asked' && (
					<Button type="submit" name="intent" value="confirm" size="bar" loading={isSending}>
						{t('confirm')}
					</Button>
				)}
				{state !== 'asked' && (
					<ButtonLink to={to(product ? `p/${product.urlKey}` : '')} size="bar">
						{t(product ? 'seeGarment' : 'home')}
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
