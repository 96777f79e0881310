import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { cookieValue } from '#app/facts/locale/cookie.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { isPlainClick, openDialog } from '#app/ui/dialog.ts'
import { IconLink } from '#app/ui/icon-button.tsx'

const COUNT_COOKIE = 'bag_count'
const CHANGED = 'bag-changed'

/** Id of the drawer that shows the cart beside the page; until it is there the cart is a page. */
export const MINI_CART = 'mini-cart'

/** Says that the cart may hold something else now. */
export function announceCart(): void {
	window.dispatchEvent(new Event(CHANGED))
}

/** The number comes from a cookie once the page is alive, so that every visitor is sent the same page. */
export function CartLink() {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const location = useLocation()
	const [count, setCount] = useState(0)
	// Each answer may have changed the cookie; every one of them makes a new location, or is announced.
	useEffect(() => {
		const read = () => setCount(Number(cookieValue(document.cookie, COUNT_COOKIE)) || 0)
		read()
		window.addEventListener(CHANGED, read)
		return () => window.removeEventListener(CHANGED, read)
	}, [location])
	return (
		<IconLink
			icon="bag"
			label={t('bag', { n: count })}
			count={count}
			to={to('cart')}
			onClick={(event) => {
				if (isPlainClick(event) && openDialog(MINI_CART)) event.preventDefault()
			}}
		/>
	)
}
