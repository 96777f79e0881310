import { type SubmitEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/document/links/links.ts'
import { errorTypeOf, pushError } from '#app/document/tracking/data-layer.ts'
import { useUnanswered } from '#app/document/errors/use-unanswered.ts'

/** Why the cart is as it was: the gateway's code, and the line it is about. */
export type CartProblem = { code: string; sku?: string; coupon?: string }
export type CartAnswer =
	| { ok: true; added: { name: string; size: string } | null }
	| { ok: false; problem: CartProblem }

/** The cart could not be asked. The code is of the kind the gateway's own failures have. */
const UNANSWERED: CartAnswer = { ok: false, problem: { code: 'gateway-unanswered' } }

/**
 * What a form that changes the cart needs: without a script it leads to the cart page, with one the page stays.
 * Spread `form` on a `<form>`; `sent` are the fields on their way, `answer` is what came of the last ones. `onDone` gets the
 * fields once they were obeyed, as it was when they were sent.
 */
export function useCartForm(key: string, onDone?: (fields: FormData) => void) {
	const fetcher = useFetcher<CartAnswer>({ key })
	const to = useLocalePath()
	const action = to('cart')
	const waiting = useRef<() => void>(undefined)
	const data = useCartAnswer(fetcher)
	useEffect(() => {
		if (!data || !waiting.current) return
		if (data.ok) waiting.current()
		else pushError({ zone: 'cart', errorType: errorTypeOf(data.problem.code) })
		waiting.current = undefined
	}, [data])
	function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
		fields.set('stay', 'yes')
		waiting.current = () => onDone?.(fields)
		void fetcher.submit(fields, { method: 'post', action })
	}
	return {
		form: { method: 'post', action, onSubmit } as const,
		isBusy: fetcher.state !== 'idle',
		sent: fetcher.formData,
		answer: data,
	}
}

/** What came of the last form a fetcher has sent to the cart; where the shop could not answer, that is the answer. */
export function useCartAnswer(fetcher: {
	state: 'idle' | 'loading' | 'submitting'
	data?: CartAnswer
}): CartAnswer | undefined {
	return useUnanswered(fetcher) ? UNANSWERED : fetcher.data
}
