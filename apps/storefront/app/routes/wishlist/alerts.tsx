import { AlertKind, type WishlistAlert } from '@vitrine/commerce/wishlists/contract'
import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { pageRefused, refusalOf } from '#app/request/guards/refusals.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { answerOf, requireCustomer } from '#app/request/account/answers.ts'
import { getProduct } from '#app/request/products/gateway.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/alerts'
import { getWishlist, requireWishlist, setAlerts } from './gateway.ts'
import './wishlist.css'

export const handle: PageHandle = { namespaces: ['wishlist'], pageType: 'liste' }

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** The sizes of a saved product, and which e-mails are asked for about each. */
export async function loader({ request, context, params: { colorwayId } }: Route.LoaderArgs) {
	const args = { request, context }
	await requireWishlist(args)
	const { email } = await requireCustomer(args)
	const [wishlist, product] = await Promise.all([
		getWishlist(args).then((result) => answerOf(args, result)),
		getProduct(context.get(requestContext).gateway, colorwayId),
	])
	if (!wishlist.items.some((item) => item.colorwayId === colorwayId)) throw await pageRefused(args)
	if (!product.ok) throw await refusalOf(product.problem, args)
	const { name, colorName, variants } = product.data
	return data({ email, name, colorName, sizes: variants.map((variant) => sizeView(variant, wishlist.alerts)) })
}

function sizeView(
	{ sku, sizeLabel, available }: { sku: string; sizeLabel: string; available: number },
	alerts: readonly WishlistAlert[],
) {
	const isAsked = (kind: AlertKind) => alerts.some((alert) => alert.sku === sku && alert.kind === kind)
	const isAwaited = isAsked('back-in-stock')
	return { sku, label: sizeLabel, hasBack: available === 0 || isAwaited, isAwaited, isWatched: isAsked('price-drop') }
}

/** Each ticked box is a consent of its own; a box that is not ticked any more ends its alert. */
export async function action({ request, context, params: { colorwayId } }: Route.ActionArgs) {
	const args = { request, context }
	await requireWishlist(args)
	const form = await request.formData()
	const alerts = AlertKind.options.flatMap((kind) =>
		form
			.getAll(kind)
			.slice(0, 50)
			.map((sku) => ({ sku: String(sku).slice(0, 64), kind })),
	)
	const locale = context.get(requestContext).locale
	const pageUrl = new URL(localePath(locale, 'wishlist/alert?alert=ALERT_ID'), request.url).href
	await answerOf(args, await setAlerts(args, { colorwayId, alerts, pageUrl }))
	throw redirectTo(localePath(locale, `wishlist/alerts/${colorwayId}?done=alerts`), { status: 303 })
}

/** What a customer wants to be e-mailed about a saved product: a plain form, nothing ticked beforehand. */
export default function Alerts({ loaderData: { email, name, colorName, sizes } }: Route.ComponentProps) {
	const t = useTranslations('wishlist')
	const to = useLocalePath()
	const isSending = useNavigation().state === 'submitting'
	const [search] = useSearchParams()
	return (
		<div className="page-container wishlist-choices">
			<PageHead title={t('alerts.title')} noindex />
			<p>
				<Link to={to('wishlist')} className="link-target">
					<Icon name="chevron-left" size={20} />
					{t('title')}
				</Link>
			</p>
			<h1 className="type-display-l">{t.rich('alerts.heading', emphasis)}</h1>
			<p className="type-body-l wishlist-kept">{t('alerts.of', { name, color: colorName })}</p>
			{search.get('done') === 'alerts' && (
				<Notice tone="success" role="status" className="wishlist-done">
					{t('alerts.done')}
				</Notice>
			)}
			<p className="measure wishlist-kept muted">{t('alerts.intro', { email })}</p>
			<Form method="post" className="wishlist-alerts">
				{sizes.map((size) => (
					<SizeAlerts key={size.sku} size={size} />
				))}
				<div>
					<Button type="submit" size="bar" loading={isSending}>
						{t('alerts.save')}
					</Button>
				</div>
			</Form>
		</div>
	)
}

function SizeAlerts({ size }: { size: ReturnType<typeof sizeView> }) {
	const t = useTranslations('wishlist.alerts')
	const { sku, label, hasBack, isAwaited, isWatched } = size
	return (
		<fieldset className="choice-group">
			<legend>{label}</legend>
			{hasBack && (
				<Checkbox name="back-in-stock" value={sku} defaultChecked={isAwaited} label={t('back')} hint={t('backHint')} />
			)}
			<Checkbox name="price-drop" value={sku} defaultChecked={isWatched} label={t('price')} hint={t('priceHint')} />
		</fieldset>
	)
}
