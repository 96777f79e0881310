import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { keyOfAddress, KEYED_PAGE } from '#app/facts/addresses/keyed-page.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/alert'
import { endAlert, getAlert } from './gateway.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import './wishlist.css'

export const handle: PageHandle = { namespaces: ['wishlist'], pageType: 'espace client' }

export const headers: Route.HeadersFunction = () => KEYED_PAGE

/** Looking at the link of the e-mail decides nothing: programs that read mail follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const found = await getAlert({ request, context }, keyOfAddress(request, 'alert'))
	if (!found.ok) throw await refusalOf(found.problem, { request, context })
	return found.data
}

/** Ends the alert, or all of its customer: by the page's buttons, and by mail programs, which post once and follow nowhere (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData()
	const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
	const isForAll = isOneClick ? new URL(request.url).searchParams.get('all') === 'true' : form.get('alerts') === 'all'
	const ended = await endAlert({ request, context }, { alertId: keyOfAddress(request, 'alert'), isForAll })
	if (!ended.ok) throw await refusalOf(ended.problem, { request, context })
	return null
}

/** The page in the e-mails of an alert: what it is about, and one button that ends it. No sign-in. */
export default function Alert({ loaderData: { kind, isOpen, product, others } }: Route.ComponentProps) {
	const t = useTranslations('wishlist.alert')
	const to = useLocalePath()
	const isSending = useNavigation().state === 'submitting'
	const words = product ? { name: product.name, size: product.sizeLabel } : undefined
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('title')} noindex />
			<h1 className="type-display-l">{t.rich(isOpen ? 'open' : 'ended', emphasis)}</h1>
			{words && <p className="lead">{t(kind === 'price-drop' ? 'price' : 'back', words)}</p>}
			{!isOpen && <p className="measure wishlist-kept muted">{t('others', { n: others })}</p>}
			<Form method="post" className="wishlist-ways">
				{isOpen && (
					<Button type="submit" name="alerts" value="one" size="bar" loading={isSending}>
						{t('stop')}
					</Button>
				)}
				{others > 0 && (
					<Button type="submit" name="alerts" value="all" variant="secondary" size="bar" loading={isSending}>
						{t('stopAll')}
					</Button>
				)}
				{!isOpen && (
					<ButtonLink to={to('wishlist')} variant="secondary" size="bar">
						{t('list')}
					</ButtonLink>
				)}
			</Form>
		</div>
	)
}
