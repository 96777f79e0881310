import { requestContext } from '#app/request/context.ts'
import type { Route } from './+types/offer'
import { answerScript, postOnly } from './answer.ts'
import { offerPasskey } from './gateway.ts'

/** What a browser needs to make a passkey for who is signed in, good on this host. */
export async function action({ request, context }: Route.ActionArgs) {
	const { session } = context.get(requestContext)
	if (!session.isSignedIn) return new Response(null, { status: 401, headers: { 'Cache-Control': 'no-store' } })
	const password = String((await request.formData()).get('password') ?? '').slice(0, 1_000)
	return answerScript(await offerPasskey(session.gateway, { origin: new URL(request.url).origin, password }))
}

export const loader = postOnly
