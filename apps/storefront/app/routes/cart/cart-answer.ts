import { useUnanswered } from '#app/document/errors/use-unanswered.ts'
import type { CartAnswer } from './intents.ts'

/** The cart could not be asked. The code is of the kind the gateway's own failures have. */
const UNANSWERED: CartAnswer = { ok: false, problem: { code: 'gateway-unanswered' } }

/** What came of the last form a fetcher has sent to the cart; where the shop could not answer, that is the answer. */
export function useCartAnswer(fetcher: {
	state: 'idle' | 'loading' | 'submitting'
	data?: CartAnswer
}): CartAnswer | undefined {
	return useUnanswered(fetcher) ? UNANSWERED : fetcher.data
}
