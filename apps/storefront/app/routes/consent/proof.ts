import { data } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { parseConsent } from '#app/document/consent/cookie.ts'
import type { Route } from './+types/proof'
import { storeProof } from './gateway.ts'

/** Takes the proof of a decision the layer has kept in the browser's cookie: 204 once it is stored (R158). */
export async function action({ request, context }: Route.ActionArgs) {
	const decision = (await request.formData()).get('decision')
	const stored = typeof decision === 'string' ? parseConsent(decision) : undefined
	if (!stored?.unproven) return data(null, { status: 400 })
	const isStored = await storeProof(context.get(requestContext).gateway, stored)
	return new Response(null, { status: isStored ? 204 : 503, headers: { 'Cache-Control': 'no-store' } })
}

/** Nothing to read here. */
export function loader() {
	return new Response(null, { status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } })
}
