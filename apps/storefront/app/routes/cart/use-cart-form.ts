import type { SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/site/locale/links.ts'
import type { CartAnswer } from './intents.ts'

/**
 * What a form that changes the cart needs: without a script it leads to the cart page, with one the page stays.
 * Spread `form` on a `<form>`; `sent` are the fields on their way, `answer` is what came of the last ones.
 */
export function useCartForm(key?: string) {
	const fetcher = useFetcher<CartAnswer>({ key })
	const to = useLocalePath()
	const action = to('cart')
	function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
		fields.set('stay', 'yes')
		void fetcher.submit(fields, { method: 'post', action })
	}
	return {
		form: { method: 'post', action, onSubmit } as const,
		isBusy: fetcher.state !== 'idle',
		sent: fetcher.formData,
		answer: fetcher.data,
	}
}
