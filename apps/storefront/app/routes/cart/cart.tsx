import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { TabTitle } from '#app/document/head/page-head.tsx'
import { requestContext } from '#app/request/context.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/cart'
import { useCartProblem } from '#app/document/cart/cart-problem.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSummary, CheckoutLink } from './cart-summary.tsx'
import { cartView } from '#app/document/cart/cart-view.ts'
import { cartCookies } from '#app/request/cart/cookies.ts'
import { deliveryPrices } from './delivery-prices.ts'
import { findCart, findDeliveryMethods } from '#app/request/cart/gateway.ts'
import { answerForm } from './intents.ts'
import { loadWays } from './ways.ts'
import './cart.css'

export const handle: PageHandle = { namespaces: ['cart', 'price', 'order', 'payment'], pageType: 'tunnel cde' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const { locale } = context.get(requestContext)
	const cart = await findCart(args)
	const told = new URL(request.url).searchParams
	const gone = told.get('gone') ?? told.get('removed')
	if (!cart)
		return { cart: null, delivery: [], ways: null, added: null, changed: null, removed: null, isGone: gone !== null }
	const [methods, ways] =
		cart.itemCount > 0 ? await Promise.all([findDeliveryMethods(args, cart.id), loadWays(args)]) : [[], null]
	const view = cartView(cart, locale)
	const toldLine = (what: string) => view.lines.find(({ sku }) => sku === told.get(what))
	const added = toldLine('added')
	const changed = toldLine('changed')
	const card = view.giftCards.find(({ id }) => id === told.get('added'))
	return data(
		{
			cart: view,
			delivery: deliveryPrices(methods, { locale, currency: cart.currency }),
			ways,
			added: card
				? { sku: card.id, card: card.amount }
				: added
					? { sku: added.sku, name: added.name, sizeLabel: added.sizeLabel }
					: null,
			changed: changed
				? {
						sku: changed.sku,
						name: changed.name,
						sizeLabel: changed.sizeLabel,
						quantity: changed.quantity,
						units: unitsOf(told, changed),
					}
				: null,
			removed: told.get('removed'),
			isGone: gone !== null && !view.lines.some(({ sku }) => sku === gone),
		},
		{ headers: cartCookies(cart, args) },
	)
}

/** How many units of a line a change has brought: more are there where they joined a line. */
function unitsOf(told: URLSearchParams, line: { quantity: number }) {
	const units = Number(told.get('units'))
	return Number.isInteger(units) && units > 0 ? Math.min(units, line.quantity) : line.quantity
}

export function action({ request, context }: Route.ActionArgs) {
	return answerForm({ request, context })
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('cart')
	const say = useCartProblem()
	const { cart, delivery, ways, added, changed, isGone } = loaderData
	const problem = actionData && !actionData.ok ? actionData.problem : undefined
	const isEmpty = !cart || cart.itemCount === 0
	const isElsewhere = problem && problem.coupon === undefined && !cart?.lines.some((line) => line.sku === problem.sku)
	return (
		<div className="page-container cart-page">
			<TabTitle>{t('title')}</TabTitle>
			<meta name="robots" content="noindex" />
			{isElsewhere && (
				<Notice tone="error" role="alert">
					{say(problem)}
				</Notice>
			)}
			{isGone && <Notice role="status">{t('gone')}</Notice>}
			{isEmpty ? (
				<EmptyCart />
			) : (
				<>
					<header className="cart-head">
						<h1 className="type-display-l">{t.rich('heading', emphasis)}</h1>
						<p className="muted">{t('items', { n: cart.itemCount })}</p>
					</header>
					<CartNotices added={added} changed={changed} changeCount={cart.changeCount} />
					<div className="cart-columns">
						<div>
							<CartLines lines={cart.lines} giftCards={cart.giftCards} problem={problem} />
						</div>
						<CartSummary
							cart={cart}
							delivery={delivery}
							ways={ways}
							couponProblem={problem?.coupon === undefined ? undefined : problem}
						/>
					</div>
					<div className="cart-bar">
						<CheckoutLink isOrderable={cart.isOrderable} total={cart.total} id="bar" />
					</div>
				</>
			)}
		</div>
	)
}

type Added = { name: string; sizeLabel: string } | { card: string }
type Changed = { name: string; sizeLabel: string; quantity: number }
type NoticesProps = { added: Added | null; changed: Changed | null; changeCount: number }

function CartNotices({ added, changed, changeCount }: NoticesProps) {
	const t = useTranslations('cart')
	if (!added && !changed && changeCount === 0) return null
	return (
		<div className="cart-notices">
			{added && (
				<Notice tone="success">
					{'card' in added
						? t('card.added', { amount: added.card })
						: t('added', { name: added.name, size: added.sizeLabel })}
				</Notice>
			)}
			{changed && (
				<Notice tone="success" role="status">
					{t('updated', { name: changed.name, size: changed.sizeLabel, n: changed.quantity })}
				</Notice>
			)}
			{changeCount > 0 && <Notice tone="warning">{t('changed', { n: changeCount })}</Notice>}
		</div>
	)
}

function EmptyCart() {
	const t = useTranslations('cart')
	const to = useLocalePath()
	return (
		<EmptyState
			headingLevel={1}
			title={t('empty')}
			text={t('emptyText')}
			action={<ButtonLink to={to('new')}>{t('seeNew')}</ButtonLink>}
		/>
	)
}
