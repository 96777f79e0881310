import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { cookieValue } from '#app/site/locale/cookie.ts'
import { useLocalePath } from '#app/site/locale/links.ts'
import { IconLink } from '#app/ui/icon-button.tsx'

const COUNT_COOKIE = 'bag_count'

/** The number comes from a cookie once the page is alive, so that every visitor is sent the same page. */
export function BagLink() {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const location = useLocation()
	const [count, setCount] = useState(0)
	// Each answer may have changed the cookie; every one of them makes a new location.
	useEffect(() => setCount(Number(cookieValue(document.cookie, COUNT_COOKIE)) || 0), [location])
	return <IconLink icon="bag" label={t('bag', { n: count })} count={count} to={to('cart')} />
}
