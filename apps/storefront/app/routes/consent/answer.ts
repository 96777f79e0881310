import { requestContext } from '#app/request/context.ts'
import { CONSENT_COOKIE, consentCookie, parseConsent } from '#app/document/consent/cookie.ts'
import { decide, isAnswer } from '#app/document/consent/decision.ts'
import { cookieValue } from '#app/facts/locale/cookie.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import type { Route } from './+types/cookies'
import { storeProof } from './gateway.ts'

/** Does what the page's form says: the same decision as the layer's, made here. Any other press is the safest answer. */
export async function answerForm({ request, context }: Route.ActionArgs): Promise<Response> {
	const form = await request.formData()
	const pressed = form.get('answer')
	const { site, gateway, locale } = context.get(requestContext)
	const decided = decide({
		answer: isAnswer(pressed) ? pressed : 'refuse-all',
		switches: {
			measurement: form.has('measurement'),
			personalization: form.has('personalization'),
			advertising: form.has('advertising'),
		},
		before: parseConsent(cookieValue(request.headers.get('cookie'), CONSENT_COOKIE)),
		site,
		now: new Date(),
	})
	const isStored = await storeProof(gateway, decided)
	const consent = isStored ? { ...decided, unproven: undefined } : decided
	const isHttps = request.url.startsWith('https:')
	return redirectTo(localePath(locale, 'cookies?saved=1'), {
		status: 303,
		headers: { 'Set-Cookie': consentCookie(consent, { isHttps }) },
	})
}
