import { useCallback, useEffect, useRef } from 'react'
import { MINI_CART } from '#app/document/layout/cart-link.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { useAdding } from '#app/document/cart/use-adding.ts'
import type { CartAnswer } from '#app/document/cart/use-cart-form.ts'

type Asked = { sku: string; quantity: number }
/** What was asked for last, when its answer is told for the first time; undefined for an answer that was told before. */
export type TakeAsked = (answer: CartAnswer | undefined) => Asked | undefined

/**
 * Takes over every form of the page that adds to the cart, from hydration on: the page stays. `onTaken` fetches the code that
 * shows the result. The handled answer is remembered here, because the drawer is remounted after each visit of the checkout.
 */
export function useTakenOver(isWanted: boolean, onTaken: () => void): TakeAsked {
	const to = useLocalePath()
	const { submit } = useAdding()
	const action = to('cart')
	const asked = useRef<Asked>({ sku: '', quantity: 1 })
	const handled = useRef<CartAnswer>(undefined)
	useEffect(() => {
		if (!isWanted) return
		function takeOver(event: SubmitEvent) {
			const form = event.target
			if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
			if (new URL(form.action).pathname !== action || form.closest(`#${MINI_CART}`)) return
			const fields = new FormData(form, event.submitter)
			if (fields.get('intent') !== 'add' || !fields.get('sku')) return
			event.preventDefault()
			fields.set('stay', 'yes')
			asked.current = { sku: String(fields.get('sku')), quantity: Number(fields.get('quantity')) || 1 }
			onTaken()
			void submit(fields, { method: 'post', action })
		}
		// Before the router sees it.
		window.addEventListener('submit', takeOver, { capture: true })
		return () => window.removeEventListener('submit', takeOver, { capture: true })
	}, [isWanted, submit, action, onTaken])
	return useCallback((answer) => {
		const isNew = answer !== undefined && answer !== handled.current
		handled.current = answer
		return isNew ? asked.current : undefined
	}, [])
}
