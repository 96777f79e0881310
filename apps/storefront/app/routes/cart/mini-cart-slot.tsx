import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useAdding } from '#app/document/cart/use-adding.ts'
import { useIsShop } from '#app/document/shop-facts.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { loadLayerMessages } from '#app/facts/locale/messages.ts'
import { type TakeAsked, useTakenOver } from './use-taken-over.ts'

type CartDrawerProps = { takeAsked: TakeAsked; onLost: () => void }

/** Its code and its words come once the page is quiet, or something is added: until then, without a script, and when one is lost on the way, the cart is a page. */
const MiniCart = lazy(async () => {
	const [code, hasTexts] = await Promise.all([import('./mini-cart.tsx').catch(() => undefined), loadLayerMessages()])
	return { default: code && hasTexts ? code.MiniCart : CartPage }
})

/** In the place of the lost drawer: what was taken over on the way is told on the page of the cart. */
function CartPage({ onLost }: CartDrawerProps) {
	const to = useLocalePath()
	const { state, data } = useAdding()
	const cart = to('cart')
	useEffect(onLost, [onLost])
	useEffect(() => {
		if (state === 'idle' && data) window.location.assign(cart)
	}, [state, data, cart])
	return null
}

const QUIET_AFTER = 1_500

/** The place of the mini cart: on pages of the shop, not in the checkout. Forms are taken over from the first script on, so that adding is the same at any moment. */
export function MiniCartSlot() {
	const isShop = useIsShop()
	const [isQuiet, setQuiet] = useState(false)
	const [isLost, setLost] = useState(false)
	const takeAsked = useTakenOver(
		isShop && !isLost,
		useCallback(() => setQuiet(true), []),
	)
	const onLost = useCallback(() => setLost(true), [])
	useEffect(() => {
		const timer = setTimeout(() => setQuiet(true), QUIET_AFTER)
		return () => clearTimeout(timer)
	}, [])
	if (!isShop || !isQuiet) return null
	return (
		<Suspense>
			<MiniCart takeAsked={takeAsked} onLost={onLost} />
		</Suspense>
	)
}
