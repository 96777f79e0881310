import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { TabTitle } from '#app/document/head/page-head.tsx'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { claimGuestOrder } from './claim-guest-order.ts'
import { cartCookies } from '#app/request/cart/cookies.ts'
import { findCart } from '#app/request/cart/gateway.ts'
import { findOrderDocuments } from '#app/request/documents/gateway.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/confirmation'
import { Checking } from './checking.tsx'
import { Confirmed } from './confirmed.tsx'
import { findOrder, findPolling, findProgress, isApprovedInApp, syncPayment } from './gateway.ts'
import { ClaimOrder } from './claim-order.tsx'
import { orderView } from './order-view.ts'
import { Ended, Failed, Late, Unpaid } from './outcomes.tsx'
import { useAttempts } from './use-attempts.ts'
import './confirmation.css'

export const handle: PageHandle = {
	namespaces: ['oc', 'order', 'checkout', 'payment', 'follow', 'auth', 'err'],
	pageType: 'tunnel cde',
}

type Synced = NonNullable<Awaited<ReturnType<typeof syncPayment>>>

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const args = { request, context }
	const found = await findOrder(args, params.orderId)
	if (!found) throw await pageRefused(args)
	const synced = found.orderStatus === 'pending' ? await syncPayment(args, found.id) : null
	const order = found.orderStatus === 'pending' ? await findOrder(args, found.id) : found
	if (!order) throw await pageRefused(args)
	const { orderStatus, paymentStatus } = order
	const view = orderView(order, args)
	const isPending = orderStatus === 'pending'
	const attempt = Number(new URL(request.url).searchParams.get('attempt')) || 1
	const isConfirmed = orderStatus === 'confirmed'
	const isContract = found.confirmedAt !== null || isConfirmed
	const [polling, isInApp, headers, documents, progress] = await Promise.all([
		findPolling(args),
		isPending && isApprovedInApp(args, view.paymentProduct),
		isConfirmed ? clearedCart(args) : [],
		isContract ? findOrderDocuments(args, found.id) : [],
		isConfirmed ? findProgress(args, found.id) : undefined,
	])
	const isGuest = !context.get(requestContext).session.isSignedIn
	const isAsked = new URL(request.url).searchParams.get('account') === 'asked'
	const shown = { ...view, id: found.id, documents, progress }
	const unpaid = isPending ? synced && unpaidPage(args, synced) : null
	const state = { orderStatus, isContract, paymentStatus, unpaid }
	const loaded = { order: shown, ...state, polling, isInApp, attempt, isGuest, isAsked }
	return data(loaded, { headers })
}

/** A guest keeps the order in an account. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const args = { request, context }
	const order = await findOrder(args, params.orderId)
	if (!order) throw await pageRefused(args)
	return claimGuestOrder(args, order)
}

/** Where an order that waits for its shopper is paid: on the provider's page, or with a new code. */
function unpaidPage({ request }: LoaderArgs, { nextAction, isStale }: Synced) {
	if (nextAction?.type === 'redirect') return { payUrl: new URL(nextAction.url, request.url).href, isStale }
	return nextAction?.type === 'enter-code' ? { payUrl: null, isStale } : null
}

/** What was ordered is no longer in the cart; what was added since still is. */
async function clearedCart(args: LoaderArgs): Promise<[string, string][]> {
	const cart = await findCart(args)
	return cart ? cartCookies(cart, args) : []
}

export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'no-store',
	'Referrer-Policy': 'no-referrer',
})

/** One that is cancelled was either never a contract, or it was one and its money goes back. */
function outcomeOf({ orderStatus, isContract }: { orderStatus: string; isContract: boolean }) {
	if (orderStatus === 'confirmed') return 'confirmed'
	return isContract ? 'ended' : 'failed'
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('oc')
	const { order, orderStatus, paymentStatus, polling, isInApp, attempt, unpaid } = loaderData
	const claim = loaderData.isGuest && (
		<ClaimOrder email={order.email} isAsked={loaderData.isAsked} answer={actionData} />
	)
	const isPending = orderStatus === 'pending'
	const isLate = useAttempts({ ...polling, isPending }) || (isPending && attempt >= polling.maxAttempts)
	const state = unpaid ? 'unpaid' : isLate ? 'late' : isPending ? 'checking' : outcomeOf(loaderData)
	return (
		<div className="page-container confirmation">
			<TabTitle>{t(`title.${unpaid?.isStale ? 'checking' : state}`)}</TabTitle>
			<meta name="robots" content="noindex" />
			<div aria-live="polite">
				{state === 'checking' && <Checking isInApp={isInApp} attempt={attempt} polling={polling} />}
				{unpaid && <Unpaid {...unpaid} />}
				{state === 'late' && <Late order={order} />}
				{state === 'failed' && <Failed isRefused={paymentStatus === 'refused'} />}
				{state === 'confirmed' && <Confirmed order={order} isGuest={loaderData.isGuest} claim={claim} />}
				{state === 'ended' && <Ended order={order} />}
			</div>
		</div>
	)
}
