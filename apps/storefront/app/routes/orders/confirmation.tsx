import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { sessionContext } from '#app/context.ts'
import { keepOrder } from '#app/routes/auth/keep-order.ts'
import { cartCookies, type Visit } from '#app/routes/cart/cookies.ts'
import { findCart } from '#app/routes/cart/gateway.ts'
import { findOrderDocuments } from '#app/routes/documents/gateway.ts'
import { pageRefused } from '#app/site/errors/refusals.ts'
import type { PageHandle } from '#app/site/locale/texts.tsx'
import type { Route } from './+types/confirmation'
import { Checking } from './checking.tsx'
import { Confirmed } from './confirmed.tsx'
import { findOrder, findPatience, findProgress, isApprovedInApp, syncPayment } from './gateway.ts'
import { KeepOrder } from './keep-order.tsx'
import { orderView } from './order-view.ts'
import { Ended, Failed, Late } from './outcomes.tsx'
import { useAttempts } from './use-attempts.ts'
import './orders.css'

export const handle: PageHandle = {
	namespaces: ['oc', 'order', 'checkout', 'payment', 'follow', 'auth', 'err'],
	pageType: 'tunnel cde',
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const visit = { request, context }
	const found = await findOrder(visit, params.orderId)
	if (!found) throw await pageRefused(visit)
	const order = found.orderStatus === 'pending' ? await askAgain(visit, found.id) : found
	if (!order) throw await pageRefused(visit)
	const { orderStatus, paymentStatus } = order
	const view = orderView(order, visit)
	const isPending = orderStatus === 'pending'
	const attempt = Number(new URL(request.url).searchParams.get('attempt')) || 1
	const isConfirmed = orderStatus === 'confirmed'
	const isContract = found.confirmedAt !== null || isConfirmed
	const [patience, isInApp, headers, papers, progress] = await Promise.all([
		findPatience(visit),
		isPending && isApprovedInApp(visit, view.paymentProduct),
		isConfirmed ? bagCookies(visit) : [],
		isContract ? findOrderDocuments(visit, found.id) : [],
		isConfirmed ? findProgress(visit, found.id) : undefined,
	])
	const isGuest = !context.get(sessionContext).isSignedIn
	const isAsked = new URL(request.url).searchParams.get('account') === 'asked'
	const shown = { ...view, id: found.id, papers, progress }
	const loaded = { order: shown, orderStatus, isContract, paymentStatus, patience, isInApp, attempt, isGuest, isAsked }
	return data(loaded, { headers })
}

/** A guest keeps the order in an account. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const visit = { request, context }
	const order = await findOrder(visit, params.orderId)
	if (!order) throw await pageRefused(visit)
	return keepOrder(visit, order)
}

async function askAgain(visit: Visit, orderId: string) {
	await syncPayment(visit, orderId)
	return findOrder(visit, orderId)
}

/** What was ordered is no longer in the bag; what was added since still is. */
async function bagCookies(visit: Visit): Promise<[string, string][]> {
	const cart = await findCart(visit)
	return cart ? cartCookies(cart, visit) : []
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
	const { order, orderStatus, paymentStatus, patience, isInApp, attempt } = loaderData
	const keep = loaderData.isGuest && <KeepOrder email={order.email} isAsked={loaderData.isAsked} answer={actionData} />
	const isPending = orderStatus === 'pending'
	const isLate = useAttempts({ ...patience, isPending }) || (isPending && attempt >= patience.maxAttempts)
	const state = isLate ? 'late' : isPending ? 'checking' : outcomeOf(loaderData)
	return (
		<div className="page-container confirmation">
			<title>{`${t(`title.${state}`)} | Linaire`}</title>
			<meta name="robots" content="noindex" />
			<div aria-live="polite">
				{state === 'checking' && <Checking isInApp={isInApp} attempt={attempt} patience={patience} />}
				{state === 'late' && <Late order={order} />}
				{state === 'failed' && <Failed isRefused={paymentStatus === 'refused'} />}
				{state === 'confirmed' && <Confirmed order={order} isGuest={loaderData.isGuest} keep={keep} />}
				{state === 'ended' && <Ended order={order} />}
			</div>
		</div>
	)
}
