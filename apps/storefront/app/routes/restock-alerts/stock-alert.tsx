import { useTranslations } from 'use-intl'
import { OptInPage } from '#app/document/account/opt-in-page.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { keyOfAddress, KEYED_PAGE } from '#app/facts/addresses/keyed-page.ts'
import { requestContext } from '#app/request/context.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/stock-alert'
import { confirmRestock, endRestock, getRestock } from './gateway.ts'

export const handle: PageHandle = { namespaces: ['restock'], pageType: 'espace client' }

export const headers: Route.HeadersFunction = () => KEYED_PAGE

/** Looking at the link of the e-mail decides nothing: programs that read mail follow links. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const found = await getRestock(context.get(requestContext).gateway, keyOfAddress(request, 'alert'))
	if (!found.ok) throw await refusalOf(found.problem, { request, context })
	return found.data
}

/** Confirms or ends, by the page's buttons; mail programs post once to end it, and follow nowhere (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
	const decide = (await request.formData()).get('intent') === 'confirm' ? confirmRestock : endRestock
	const decided = await decide(context.get(requestContext).gateway, keyOfAddress(request, 'alert'))
	if (!decided.ok) throw await refusalOf(decided.problem, { request, context })
	return null
}

/** The page in the e-mails of a restock alert: what it is about, and one button. No sign-in. */
export default function StockAlert({ loaderData: { state, product } }: Route.ComponentProps) {
	const t = useTranslations('restock')
	const to = useLocalePath()
	return (
		<OptInPage
			head={t('head')}
			title={t.rich(`state.${state}`, emphasis)}
			lead={product ? t('about', { name: product.name, color: product.colorName, size: product.sizeLabel }) : undefined}
			text={t(`text.${state}`)}
			state={state}
			confirm={t('confirm')}
			end={t('end')}
			onward={
				<ButtonLink to={to(product ? `p/${product.urlKey}` : '')} size="bar">
					{t(product ? 'seeGarment' : 'home')}
				</ButtonLink>
			}
		/>
	)
}
