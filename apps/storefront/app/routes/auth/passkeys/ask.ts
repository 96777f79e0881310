import { requestContext } from '#app/request/context.ts'
import type { Route } from './+types/ask'
import { answerScript, postOnly } from './answer.ts'
import { askPasskey } from './gateway.ts'

/** The options of a sign-in by passkey on this host: the same for every visitor. */
export async function action({ request, context }: Route.ActionArgs) {
	return answerScript(await askPasskey(context.get(requestContext).gateway, new URL(request.url).origin))
}

export const loader = postOnly
