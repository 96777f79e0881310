import { lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { loadMessages } from '#app/site/locale/messages.ts'

/** Its code and its words come once the page is quiet: until then, without a script, and when one is lost on the way, the bag is a page. */
const MiniCart = lazy(async () => {
	const [code, hasTexts] = await Promise.all([import('./mini-cart.tsx').catch(() => undefined), loadMessages()])
	return { default: code && hasTexts ? code.MiniCart : Nothing }
})

function Nothing() {
	return null
}

const QUIET_AFTER = 1_500

/** The place of the mini cart: on pages of the shop, not in the tunnel. */
export function MiniCartSlot() {
	const isShop = useMatches().some(({ id }) => id === 'site/layout/shop')
	const [isQuiet, setQuiet] = useState(false)
	useEffect(() => {
		const timer = setTimeout(() => setQuiet(true), QUIET_AFTER)
		return () => clearTimeout(timer)
	}, [])
	if (!isShop || !isQuiet) return null
	return (
		<Suspense>
			<MiniCart />
		</Suspense>
	)
}
