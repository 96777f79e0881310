import { NewPasskey } from '@vitrine/commerce/sign-ins/contract'
import { z } from 'zod'
import { requestContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import type { Route } from './+types/add'
import { postOnly, readAnswer } from './answer.ts'
import { addPasskey } from './gateway.ts'

const Answer = z.object({ challengeId: z.string(), name: z.string(), response: NewPasskey })

/** Keeps a passkey the browser has made, and goes to where the customer sees it, or what was wrong with it. */
export async function action({ request, context }: Route.ActionArgs) {
	const answer = await readAnswer(request, Answer)
	const security = (query: string) =>
		redirectTo(localePath(context.get(requestContext).locale, `account/security?${query}`), { status: 303 })
	if (!answer) return security('passkey=refused#passkeys')
	const { session } = context.get(requestContext)
	// The page itself leads to the sign-in.
	if (!session.isSignedIn) return security('passkey=refused')
	const { origin } = new URL(request.url)
	const json = { ...answer, origin, name: answer.name.slice(0, 400) }
	const result = await addPasskey(session.gateway, json)
	if (result.ok) return security('done=passkey#passkeys')
	return security(`passkey=${TROUBLES[result.problem.code] ?? 'refused'}#passkeys`)
}

const TROUBLES: Readonly<Record<string, string>> = { 'passkey-known': 'known', 'too-many-passkeys': 'limit' }

export const loader = postOnly
