import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { announceCart, MINI_CART } from '#app/document/layout/cart-link.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { errorTypeOf, pushError } from '#app/document/tracking/data-layer.ts'
import { measure } from '#app/document/tracking/measure.ts'
import { openDialog } from '#app/ui/dialog.ts'
import { BREAKPOINTS } from '#app/ui/theme/breakpoints.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { CartProblem } from '#app/document/cart/use-cart-form.ts'
import { useAdding } from '#app/document/cart/use-adding.ts'
import type { TakeAsked } from './use-taken-over.ts'
import { useCartAnswer } from '#app/document/cart/use-cart-form.ts'

/** From where on the cart opens beside the page; on narrower screens a toast says it (brief 3.7). */
const WIDE = `(width >= ${BREAKPOINTS.desktop}px)`

/** Tells what came of a form that was taken over: the cart opens or a toast says so, and its number counts it. What was refused opens the cart with the reason. */
export function useAddedToCart(takeAsked: TakeAsked): { problem: CartProblem | undefined } {
	const t = useTranslations('live')
	const action = useLocalePath()('cart')
	const data = useCartAnswer(useAdding())
	useEffect(() => {
		const asked = takeAsked(data)
		if (!data || !asked) return
		if (data.ok) {
			announceCart()
			measure(({ reportAdded }) => reportAdded(asked))
		} else pushError({ zone: 'cart', errorType: errorTypeOf(data.problem.code) })
		if (!data.ok || matchMedia(WIDE).matches) openDialog(MINI_CART)
		else
			showToast({ message: t('added', data.added ?? { name: '', size: '' }), action: { label: t('view'), to: action } })
	}, [data, t, action, takeAsked])
	return { problem: data && !data.ok ? data.problem : undefined }
}
