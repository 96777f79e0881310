import { PasskeyProof } from '@vitrine/commerce/sign-ins/contract'
import { z } from 'zod'
import { requestContext } from '#app/request/context.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { returnQuery } from '#app/document/sign-in/return-query.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { pathOf, userAgentOf } from '#app/request/sign-in/visit.ts'
import type { Route } from './+types/use'
import { postOnly, readAnswer } from './answer.ts'
import { usePasskey } from './gateway.ts'

const Answer = z.object({ challengeId: z.string(), response: PasskeyProof, stay: z.string().optional() })

/** Signs in with a passkey, and goes where every sign-in goes (R39); what is refused leads to the form of the other ways. */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const { origin, search } = new URL(request.url)
	const again = (trouble: string) =>
		redirectTo(pathOf(args, `auth/sign-in?passkey=${trouble}${returnQuery(search).replace('?', '&')}`), {
			status: 303,
			headers: { 'Cache-Control': 'no-store' },
		})
	const answer = await readAnswer(request, Answer)
	if (!answer) return again('refused')
	const { challengeId, response, stay } = answer
	const proof = { challengeId, response, origin, userAgent: userAgentOf(args), stays: stay === 'yes' }
	const result = await usePasskey(context.get(requestContext).gateway, proof)
	if (result.ok) return completeSignIn(args, result.data, 'passkey')
	const { status } = result.problem
	if (status === 429) return again('wait')
	return again(status === 401 || status === 400 ? 'refused' : 'failed')
}

export const loader = postOnly
