import { listCustomerOrdersRoute } from '@vitrine/commerce/orders/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import type { Gateway } from '#app/request/gateway/client.ts'
import { PART_TIMEOUT, withTimeout } from '#app/request/gateway/with-timeout.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { isForEverybody } from '#app/request/serving/page-cache.ts'
import { REDIRECT_PARAMETER } from '#app/request/session/partner.ts'

/** `order`: the newest that is not there yet. */
export type Greeted = { firstName: string; order: { number: string; status: string } | undefined }

const NO_STORE = { 'Cache-Control': 'no-store' }
const UNDER_WAY = ['confirming', 'preparing', 'sent', 'ready']

async function findUnderWay(gateway: Gateway): Promise<Greeted['order']> {
	const found = await gateway.callResult(listCustomerOrdersRoute)
	const order = found.ok ? found.data.orders.find(({ statusWord }) => UNDER_WAY.includes(statusWord)) : undefined
	return order && { number: order.orderNumber, status: order.statusWord }
}

/** Who is signed in already and comes with a partner's address goes straight there (C7). Throws the redirect. */
export function followPartner({ request, context }: LoaderArgs): void {
	if (isForEverybody(request) || !new URL(request.url).searchParams.has(REDIRECT_PARAMETER)) return
	const { session, partners, locale } = context.get(requestContext)
	const waits = session.isSignedIn && partners.stored !== undefined
	if (waits) throw redirectTo(localePath(locale, 'auth/redirect'), { headers: NO_STORE })
}

/** Who is greeted instead of being asked to sign in (R99); the name is empty while it cannot be had. Null for everybody else, who share one page. */
export async function findGreeted({ request, context }: LoaderArgs): Promise<Greeted | null> {
	if (isForEverybody(request)) return null
	const { session } = context.get(requestContext)
	if (!session.isSignedIn) return null
	const asked = Promise.all([session.customer(), findUnderWay(session.gateway)]).catch(
		() => [undefined, undefined] as const,
	)
	const [customer, order] = await withTimeout(PART_TIMEOUT, asked, [undefined, undefined] as const)
	// Tokens that are good no more have just been given up.
	return session.isSignedIn ? { firstName: customer?.firstName ?? '', order } : null
}
