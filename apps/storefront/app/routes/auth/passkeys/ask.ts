import { gatewayContext } from '#app/context.ts'
import type { Route } from './+types/ask'
import { answerScript, postOnly } from './answer.ts'
import { askPasskey } from './gateway.ts'

/** What a browser needs to sign somebody in with a passkey of this host: the same for everybody. */
export async function action({ request, context }: Route.ActionArgs) {
	return answerScript(await askPasskey(context.get(gatewayContext), new URL(request.url).origin))
}

export const loader = postOnly
